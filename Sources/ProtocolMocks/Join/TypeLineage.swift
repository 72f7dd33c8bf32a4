/// A type and its inherited types, before their members are joined.
package struct TypeLineage: Sendable {
  /// The mock without its members.
  var mocked: MockedType
  /// The type itself, then its inherited types breadth-first.
  var parts: [Part]
  /// The members of the superclass that restricts a protocol, and of its superclasses.
  var superclassMembers: [MemberFact] = []

  /// The type itself, or a type that it inherits from.
  struct Part: Sendable {
    var facts: TypeFacts
    /// Nil for protocols of the standard library.
    var type: DeclaredType?
  }

  /// Returns the lineage of a type, or nil if the type no longer exists.
  package static func find(_ type: DeclaredType, _ sources: any MockSources) -> TypeLineage? {
    guard let facts = sources.facts(of: type) else { return nil }
    var walk = InheritanceWalk(type, facts, sources)
    walk.walk()
    var lineage = walk.lineage
    lineage.findDefaults(sources)
    return lineage
  }

  /// Returns the mock with all members. It doesn't read the sources.
  package func joined() -> MockedType {
    var mocked = TypeJoiner(self).mocked
    mocked.check()
    return mocked
  }
}
