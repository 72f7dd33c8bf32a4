import SwiftScanning

/// The associated types of a protocol and its parents, with their known types.
struct AssociatedTypes {
  private var types: [AssociatedTypeFact] = []
  private var requirements: [RequirementFact] = []
  private var aliases: [AliasFact] = []
  private var bindings: [String: String] = [:]
  /// The associated types of standard protocols, which have defaults.
  private var standard: Set<String> = []
  /// The types of each requirement, for inference, in the order of discovery.
  private var restated: [[InferenceSource]] = []
  private var positions: [InferenceKey: Int] = [:]
  /// The number of protocols added.
  private var parts = 0

  /// A requirement without its types. Several protocols can state it with different types.
  private struct InferenceKey: Hashable {
    var kind: MemberFact.Kind
    var isStatic: Bool
    var labels: [String]
  }

  /// The types of a requirement in one protocol: of its parameters and its result, which is empty for `Void`.
  private struct InferenceSource {
    var part: Int
    var types: [String]
  }

  /// The resolved associated types of a mock.
  struct Resolution {
    var parameters: [AssociatedTypeFact] = []
    var requirements: [RequirementFact] = []
    var bindings: [AliasFact] = []
    /// Associated types with a default from the standard library, which also implements their members.
    var defaulted: Set<String> = []
  }

  /// Binds the types that an annotation lists: `typealias: Item = Int; Other = String`.
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
    for member in facts.members where member.generics.isEmpty {
      let key = InferenceKey(kind: member.kind, isStatic: member.isStatic, labels: member.parameters.map(\.label))
      let source = InferenceSource(
        part: parts, types: member.parameters.map(\.type) + [member.result?.text ?? ""])
      if let position = positions[key] {
        restated[position].append(source)
      } else {
        positions[key] = restated.count
        restated.append([source])
      }
    }
  }

  /// Returns the resolved types. Call it after the last `add`.
  func resolved() -> Resolution {
    let names = Set(types.map(\.name))
    var known = bindings.filter { names.contains($0.key) }
    // An alias binds an associated type of the same name. Other aliases don't matter here.
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
        // Of two equal associated types, one stays a parameter.
        if names.contains(target), known[target] == name { continue }
        known[name] = target
      }
    }
    known = inferred(names, known)
    // A bound type must meet the constraints of its associated type.
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

  /// Infers associated types from requirements that another protocol states with concrete types.
  ///
  /// Requirements of one protocol are overloads, so they are not compared.
  private func inferred(_ names: Set<String>, _ known: [String: String]) -> [String: String] {
    guard !names.isEmpty else { return known }
    var matching = TypeMatching(names: names, known: known)
    for sources in restated where 1 < sources.count {
      for source in sources where source.types.contains(where: { $0.mentions(names) }) {
        for other in sources where other.part != source.part { matching.match(source.types, other.types) }
      }
    }
    return matching.known
  }
}

extension String {
  /// Returns `Item` for `Self.Item`, if `Item` is one of the names.
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

  /// Returns the type with known associated types replaced. Known types may mention others, so it repeats up to a
  /// limit.
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
  /// Returns the range of the first occurrence of a text.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
