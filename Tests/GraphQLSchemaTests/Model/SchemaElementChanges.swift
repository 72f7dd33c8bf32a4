import GraphQLSchema
import Source

extension SchemaElement {
  /// The elements that one of two schemas lacks or that differ between them, given the fingerprints of their elements.
  static func changed(
    from old: [SchemaElement: Fingerprint], to new: [SchemaElement: Fingerprint]
  ) -> Set<SchemaElement> {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
