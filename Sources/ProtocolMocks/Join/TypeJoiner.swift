import Source

/// Joins a type with everything that it inherits.
struct TypeJoiner {
  private(set) var mocked: MockedType
  private var associatedTypes = AssociatedTypes()

  init(_ lineage: TypeLineage) {
    mocked = lineage.mocked
    associatedTypes.bind(mocked.declared.outline.annotation)
    for part in lineage.parts { take(part) }
    mocked.take(associatedTypes.resolved())
    mocked.override(lineage.superclassMembers)
  }

  private mutating func take(_ part: TypeLineage.Part) {
    associatedTypes.add(part.facts, isStandard: part.type == nil)
    for member in part.facts.members {
      let location = part.type.map { Location($0.file, member.range.moved(by: $0.outline.range.lower)) }
      mocked.members.append(JoinedMember(fact: member, isStandard: part.type == nil, location: location))
    }
  }
}

/// Returns the name of a type's mock.
package func mockName(of name: String) -> String { name.asName + "Mock" }

extension TextRange {
  func moved(by offset: UInt32) -> TextRange { TextRange(lower &+ offset, upper &+ offset) }
}
