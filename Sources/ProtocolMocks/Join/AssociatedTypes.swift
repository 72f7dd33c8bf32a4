import SwiftScanning

/// The associated types of a protocol and its parents, with their known types.
struct AssociatedTypes {
  private var types: [AssociatedTypeFact] = []
  private var requirements: [RequirementFact] = []
  private var aliases: [AliasFact] = []
  private var bindings: [String: String] = [:]
  /// Names of associated types of standard protocols, which have their defaults.
  private var standard: Set<String> = []
  /// The types of requirements by requirement, for inference.
  private var inferred: [InferenceKey: [InferenceSource]] = [:]
  /// How many protocols have been added.
  private var parts = 0

  /// Something that several protocols can ask for with different types.
  private struct InferenceKey: Hashable {
    var kind: MemberFact.Kind
    var isStatic: Bool
    var labels: [String]
  }

  /// The types with which one of the protocols asks for something.
  private struct InferenceSource {
    var part: Int
    var parameters: [String]
    var result: String

    /// Whether this may be the same requirement with other types in the places of associated ones.
    func canBe(_ abstract: InferenceSource, _ names: Set<String>) -> Bool {
      guard !result.mentions(names) else { return false }
      return zip(parameters, abstract.parameters).allSatisfy { own, other in
        other.mentions(names) || own.comparable() == other.comparable()
      }
    }
  }

  struct Resolution {
    var parameters: [AssociatedTypeFact] = []
    var requirements: [RequirementFact] = []
    var bindings: [AliasFact] = []
    /// Associated types that got their default from the standard library, whose members have one, too.
    var defaulted: Set<String> = []
  }

  /// Takes what an annotation says: `typealias: Item = Int; Other = String`.
  mutating func bind(_ annotation: MockAnnotation) {
    for (name, target) in annotation.values(of: "typealias") { bindings[name] = target }
  }

  mutating func add(_ facts: TypeFacts, isStandard: Bool) {
    for type in facts.associatedTypes {
      if isStandard { standard.insert(type.name) }
      guard let index = types.firstIndex(where: { $0.name == type.name }) else {
        types.append(type)
        continue
      }
      for inherited in type.inherits where !types[index].inherits.contains(inherited) {
        types[index].inherits.append(inherited)
      }
      types[index].requirements += type.requirements
      types[index].defaultType = types[index].defaultType ?? type.defaultType
    }
    requirements += facts.requirements
    if !isStandard { aliases += facts.aliases }
    parts += 1
    for member in facts.members {
      guard let result = member.result, member.generics.isEmpty else { continue }
      let key = InferenceKey(kind: member.kind, isStatic: member.isStatic, labels: member.parameters.map(\.label))
      inferred[key, default: []].append(
        InferenceSource(part: parts, parameters: member.parameters.map(\.type), result: result.text))
    }
  }

  /// The known types after all have been added.
  func resolved() -> Resolution {
    let names = Set(types.map(\.name))
    var known = bindings.filter { names.contains($0.key) }
    // An alias in a protocol that inherits an associated type says what that is. Others are only names.
    let meant = aliases.filter { names.contains($0.name) }.map { alias in
      RequirementFact(left: alias.name, right: alias.target, isSameType: true)
    }
    var all = (requirements + meant + types.flatMap(\.requirements)).map { requirement in
      RequirementFact(
        left: requirement.left.withoutSelf(names), right: requirement.right.withoutSelf(names),
        isSameType: requirement.isSameType)
    }
    for requirement in all where requirement.isSameType {
      for (name, target) in [(requirement.left, requirement.right), (requirement.right, requirement.left)]
      where names.contains(name) && known[name] == nil && !target.mentions([name]) {
        // Of two that are the same, one stays a parameter.
        if names.contains(target), known[target] == name { continue }
        known[name] = target
      }
    }
    for (name, target) in inferences(names) where known[name] == nil { known[name] = target }
    // What an associated type asks for, the type that stands for it has to meet.
    for type in types where known[type.name] != nil {
      all += type.inherits.filter { !$0.contains("~") }.map { inherited in
        RequirementFact(left: type.name, right: inherited.withoutSelf(names), isSameType: false)
      }
    }
    var result = Resolution()
    for type in types where known[type.name] == nil && standard.contains(type.name) {
      let isTooLittle = all.contains { requirement in
        requirement.left == type.name && !requirement.isSameType
          && !StandardProtocols.metByDefaults.contains(requirement.right)
      }
      guard let target = type.defaultType, !isTooLittle else { continue }
      known[type.name] = target
      result.defaulted.insert(type.name)
    }
    result.bindings = types.compactMap { type in
      known[type.name].map { AliasFact(name: type.name, target: $0.replacing(known, names)) }
    }
    let targets = Dictionary(result.bindings.map { ($0.name, $0.target) }, uniquingKeysWith: { first, _ in first })
    result.parameters = types.filter { known[$0.name] == nil }.map { type in
      var type = type
      type.inherits = type.inherits.map { $0.replacing(targets, names) }
      return type
    }
    let free = Set(result.parameters.map(\.name))
    result.bindings += aliases(of: free, names)
    for requirement in all {
      let requirement = RequirementFact(
        left: requirement.left.replacing(targets, names), right: requirement.right.replacing(targets, names),
        isSameType: requirement.isSameType)
      let isAboutFree = requirement.left.mentions(free) || requirement.isSameType && requirement.right.mentions(free)
      if isAboutFree, requirement.left != requirement.right, !result.requirements.contains(requirement) {
        result.requirements.append(requirement)
      }
    }
    return result
  }

  /// Aliases of types that are made of the mock's generic parameters, which the mock has to have itself: a protocol's
  /// alias cannot be used in a type that is still to be shown to conform.
  private func aliases(of free: Set<String>, _ names: Set<String>) -> [AliasFact] {
    var dependent = free
    var result: [AliasFact] = []
    var rest = aliases.filter { !names.contains($0.name) }
    while let index = rest.firstIndex(where: { $0.target.mentions(dependent.subtracting($0.parameters)) }) {
      var alias = rest.remove(at: index)
      guard dependent.insert(alias.name).inserted else { continue }
      alias.target = alias.target.withoutSelf(names)
      result.append(alias)
    }
    return result
  }

  /// What a protocol says of a requirement that another one states with an associated type alone.
  ///
  /// Two in one protocol are overloads, and say nothing of each other.
  private func inferences(_ names: Set<String>) -> [(String, String)] {
    var result: [(String, String)] = []
    for sources in inferred.values where 1 < sources.count {
      guard let abstract = sources.first(where: { names.contains($0.result) }),
        let concrete = sources.first(where: { $0.part != abstract.part && $0.canBe(abstract, names) })
      else { continue }
      result.append((abstract.result, concrete.result))
    }
    return result.sorted { $0 < $1 }
  }
}

extension String {
  /// `Item` for `Self.Item`, where that is one of the names.
  func withoutSelf(_ names: Set<String>) -> String {
    guard utf8.count > 5 else { return self }
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: "Self.") {
      let before = rest[..<range.lowerBound].utf8.last
      result += rest[..<range.lowerBound]
      let name = rest[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isWhole = before.map { !$0.continuesSwiftName && $0 != UInt8(ascii: ".") } ?? true
      if !isWhole || !names.contains(String(name)) { result += "Self." }
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns a type with the known associated types in their places. A known type may mention others. The depth is
  /// limited.
  fileprivate func replacing(_ known: [String: String], _ names: Set<String>) -> String {
    var text = self
    for _ in 0..<8 {
      let next = text.replacingNames { name, _ in known[String(name)] }
      if next == text { break }
      text = next
    }
    return text.withoutSelf(names)
  }
}

extension Substring {
  /// Where a text occurs first.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
