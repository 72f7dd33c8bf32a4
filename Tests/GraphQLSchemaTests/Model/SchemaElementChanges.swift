import GraphQLSchema
import Source

extension SchemaElement {
  /// Returns the elements that differ between two schemas, or that one lacks, by their fingerprints.
  static func changed(
    from old: [SchemaElement: Fingerprint], to new: [SchemaElement: Fingerprint]
  ) -> Set<SchemaElement> {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
