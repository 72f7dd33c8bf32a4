/// The identity of a member, independent of the spelling of its types.
struct MemberKey: Hashable {
  private var place: MemberPlace
  private var types: [String]
  private var result: String?
  private var genericCount: Int
  /// The generic constraints. Generic parameters are identified by their order.
  private var constraints: Set<String>
  private var isAsync: Bool
  private var conditions: [String]

  /// - Parameter bindings: the known associated types.
  init(_ member: MemberFact, _ bindings: [String: String]) {
    var names = bindings
    for (index, generic) in member.generics.enumerated() { names[generic.name] = "$\(index)" }
    place = MemberPlace(member)
    types = member.parameters.map { $0.spelled.comparable(names) + ($0.traits.contains(.variadic) ? "..." : "") }
    if case .property = member.kind { result = nil } else { result = member.result?.text.comparable(names) }
    genericCount = member.generics.count
    constraints = member.constraints(names)
    isAsync = member.isAsync
    conditions = member.conditions
  }
}

/// The identity of a member without its types.
struct MemberPlace: Hashable {
  private var kind: MemberFact.Kind
  private var isStatic: Bool
  private var fixity: MemberFact.Fixity
  private var labels: [String]

  init(_ member: MemberFact) {
    kind = member.kind
    isStatic = member.isStatic
    fixity = member.fixity
    labels = member.parameters.map(\.label)
  }
}

extension MemberFact {
  /// Returns the generic constraints in angle brackets and `where` clauses.
  fileprivate func constraints(_ names: [String: String]) -> Set<String> {
    var result: Set<String> = []
    for generic in generics {
      let sides = generic.text.split(separator: ":", maxSplits: 1).map { String($0).comparable(names) }
      if sides.count == 2 { result.formUnion(sides[1].split(separator: "&").map { "\(sides[0]):\($0)" }) }
    }
    for requirement in requirements {
      let (left, right) = (requirement.left.comparable(names), requirement.right.comparable(names))
      if requirement.isSameType {
        result.insert([left, right].sorted().joined(separator: "=="))
      } else {
        result.formUnion(right.split(separator: "&").map { "\(left):\($0)" })
      }
    }
    return result
  }
}
