/// A type and all that it inherits from, which are still to be put together.
package struct TypeLineage: Sendable {
  /// What is known of the mock without looking at members.
  var mocked: MockedType
  /// The type itself, and what it inherits from, in breadth.
  var parts: [Part]
  /// What the class that a protocol is restricted to has, and its superclasses.
  var superclassMembers: [MemberFact] = []

  struct Part: Sendable {
    var facts: TypeFacts
    /// Nil for protocols of the standard library.
    var type: DeclaredType?
  }

  /// Finds what a type inherits from; nil where the type is gone.
  package static func find(_ type: DeclaredType, _ sources: any MockSources) -> TypeLineage? {
    guard let facts = sources.facts(of: type) else { return nil }
    var walk = InheritanceWalk(type, facts, sources)
    walk.walk()
    return walk.lineage
  }

  /// The mock, with all members. It needs no sources any more.
  package func joined() -> MockedType {
    var mocked = TypeJoiner(self).mocked
    mocked.check()
    return mocked
  }
}
