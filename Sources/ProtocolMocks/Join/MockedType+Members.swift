import Source

extension MockedType {
  /// Replaces associated types by their known types in all members.
  mutating func take(_ resolution: AssociatedTypes.Resolution) {
    parameters = resolution.parameters
    requirements = resolution.requirements
    bindings = resolution.bindings
    let names = Set(parameters.map(\.name) + (bindings + aliases).map(\.name))
    if !resolution.defaulted.isEmpty {
      // The standard library implements members for its default types.
      members.removeAll { member in
        member.isStandard && resolution.defaulted.contains(member.fact.result?.text ?? "")
      }
    }
    let mockName = mockName
    for index in aliases.indices { aliases[index].spell { $0.spelled(inMock: mockName, names) } }
    for index in members.indices { members[index].fact.spell { $0.spelled(inMock: mockName, names) } }
    markEscapingFunctions()
    let known = comparableBindings
    uniteEqualMembers(known)
    removeEqualMembers(known)
    renameParameters(names, known)
  }

  /// Marks parameters as escaping if their associated types are bound to functions. The requirement accepts any type
  /// there.
  private mutating func markEscapingFunctions() {
    let targets = bindings.filter { $0.parameters.isEmpty && $0.target.contains("->") }
    let functions = Dictionary(
      targets.compactMap { binding in FunctionFact.read(binding.target).map { (binding.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    if functions.isEmpty { return }
    for index in members.indices {
      members[index].fact.markEscaping(functions)
    }
  }

  /// The known associated types and the aliases in canonical spelling.
  private var comparableBindings: [String: String] {
    let known = (bindings + aliases).filter { $0.parameters.isEmpty && $0.conditions.isEmpty }
    let plain = known.map { ($0.name, $0.target.comparable()) }
    return Dictionary(plain, uniquingKeysWith: { first, _ in first })
  }

  /// Merges equal members. The first one stays, with the weaker restrictions of both.
  private mutating func uniteEqualMembers(_ known: [String: String]) {
    var places: [MemberPlace: [Int]] = [:]
    for (index, member) in members.enumerated() { places[MemberPlace(member.fact), default: []].append(index) }
    // Most members have a unique place, which needs no comparison of types.
    guard places.count < members.count else { return }
    var superfluous: Set<Int> = []
    for indices in places.values where 1 < indices.count {
      var first: [MemberKey: Int] = [:]
      for index in indices {
        let key = MemberKey(members[index].fact, known)
        guard let other = first[key] else {
          first[key] = index
          continue
        }
        members[other].fact.allow(members[index].fact)
        if members[index].isStandard != members[other].isStandard { members[other].restatesStandard = true }
        superfluous.insert(index)
      }
    }
    guard !superfluous.isEmpty else { return }
    members = members.indices.filter { !superfluous.contains($0) }.map { members[$0] }
  }

  /// Marks members that the superclass also has.
  mutating func override(_ superclassMembers: [MemberFact]) {
    let known = comparableBindings
    var inherited = Set(superclassMembers.map { Signature($0, known) })
    if isObjectiveC { inherited.formUnion(Self.objectMembers.map { Signature($0, [:]) }) }
    guard !inherited.isEmpty else { return }
    for index in members.indices where inherited.contains(Signature(members[index].fact, known)) {
      members[index].isOverride = true
    }
  }

  /// Protocol requirements that `NSObject` meets.
  private static let objectMembers: [MemberFact] = [
    .initializer(isFailable: false), .property("description"), .property("debugDescription"), .property("hash"),
  ].map { MemberFact($0, range: TextRange(at: 0)) }

  /// Removes members of standard protocols that are repeated by more specific ones.
  private mutating func removeEqualMembers(_ known: [String: String]) {
    guard members.contains(where: \.isStandard) else { return }
    var equal: [Signature: [Int]] = [:]
    for index in members.indices where !members[index].isStandard {
      equal[Signature(members[index].fact, known), default: []].append(index)
    }
    var superfluous: Set<Int> = []
    for index in members.indices where members[index].isStandard {
      let signature = Signature(members[index].fact, known)
      guard let others = equal[signature] else {
        equal[signature] = [index]
        continue
      }
      for other in others where !members[other].isStandard { members[other].restatesStandard = true }
      superfluous.insert(index)
    }
    members = members.indices.filter { !superfluous.contains($0) }.map { members[$0] }
  }

  /// The signature of a member, without the result of a property.
  private struct Signature: Hashable {
    var place: MemberPlace
    var types: [String]

    init(_ member: MemberFact, _ known: [String: String]) {
      place = MemberPlace(member)
      types = member.parameters.map { $0.spelled.comparable(known) }
    }
  }
}

extension String {
  /// Returns a type as the mock spells it. `Self` becomes the mock's name, and associated types its own.
  fileprivate func spelled(inMock mockName: String, _ names: Set<String>) -> String {
    // Most types don't mention `Self`.
    guard utf8.contains(UInt8(ascii: "S")), mentions(["Self"]) else { return self }
    return withoutSelf(names).replacingNames { name, following in
      guard name == "Self" else { return nil }
      let isMember = following.first == UInt8(ascii: ".") && !following.starts(with: ".Type".utf8)
      return isMember ? nil : mockName
    }
  }
}

extension MemberFact {
  /// Takes the weaker restrictions of another equal member.
  fileprivate mutating func allow(_ other: MemberFact) {
    isSettable = isSettable || other.isSettable
    isNonisolated = isNonisolated || other.isNonisolated
    if other.throwing.rank < throwing.rank { throwing = other.throwing }
  }
}

extension MemberFact.Throwing {
  /// A rank by thrown errors. A member that throws less can replace one that throws more.
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .asArgument: 1
    case .only: 2
    case .anything: 3
    }
  }
}
