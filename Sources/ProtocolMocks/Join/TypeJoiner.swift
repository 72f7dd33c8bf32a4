import Source

/// Puts a type together with all that it inherits from.
struct TypeJoiner {
  private(set) var mocked: MockedType
  private var associatedTypes = AssociatedTypes()
  private var positions: [MemberKey: Int] = [:]

  init(_ lineage: TypeLineage) {
    mocked = lineage.mocked
    associatedTypes.bind(arguments: mocked.declared.outline.marker?.arguments ?? "")
    for part in lineage.parts { take(part) }
    mocked.take(associatedTypes.resolved())
  }

  private mutating func take(_ part: TypeLineage.Part) {
    associatedTypes.add(part.facts, isStandard: part.type == nil)
    for member in part.facts.members {
      let location = part.type.map { Location($0.file, member.range.moved(by: $0.outline.range.lower)) }
      add(JoinedMember(fact: member, isStandard: part.type == nil, location: location))
    }
  }

  /// Adds a member, unless there is one like it; two that differ in what they allow become one that allows both.
  private mutating func add(_ member: JoinedMember) {
    let key = MemberKey(member.fact)
    guard let position = positions[key] else {
      positions[key] = mocked.members.count
      return mocked.members.append(member)
    }
    let old = mocked.members[position].fact
    mocked.members[position].fact.isSettable = old.isSettable || member.fact.isSettable
    if member.fact.throwing.rank < old.throwing.rank {
      mocked.members[position].fact.throwing = member.fact.throwing
    }
  }
}

/// The name of the mock of a type.
package func mockName(of name: String) -> String { name.withoutBackticks + "Mock" }

extension MemberFact.Throwing {
  /// What throws less can stand for what throws more.
  fileprivate var rank: Int {
    switch self {
    case .never: 0
    case .asArgument: 1
    case .only: 2
    case .anything: 3
    }
  }
}

/// What makes two members one.
private struct MemberKey: Hashable {
  var kind: MemberFact.Kind
  var isStatic: Bool
  var labels: [String]
  var types: [String]
  var result: String?
  var generics: [String]
  var requirements: [String]
  var isAsync: Bool
  var conditions: [String]

  init(_ member: MemberFact) {
    kind = member.kind
    isStatic = member.isStatic
    labels = member.parameters.map(\.label)
    types = member.parameters.map { $0.spelled + ($0.traits.contains(.variadic) ? "..." : "") }
    if case .property = member.kind { result = nil } else { result = member.result?.text }
    generics = member.generics.map(\.text)
    requirements = member.requirements.map(\.text)
    isAsync = member.isAsync
    conditions = member.conditions
  }
}

extension TextRange {
  func moved(by offset: UInt32) -> TextRange { TextRange(lower &+ offset, upper &+ offset) }
}
