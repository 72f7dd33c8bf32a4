import GraphQLSchema
import GraphQLValidation
import Incremental
import Parallelism
import Source

/// The fingerprint of the schema elements that a definition uses. While it is unchanged, a valid definition stays
/// valid, and its contributions to mocks stay the same.
enum DefinitionUses: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = Fingerprint
  typealias Work = DefinitionWork
  typealias Product = [SchemaElement]

  static let missing = Fingerprint(low: 0, high: 0)

  static func gather(_ key: DefinitionID, _ reader: Reader) -> DefinitionWork {
    reader.depend(on: DefinitionText.self, key)
    // Only the type conditions of spread fragments matter.
    let fragments = reader.value(SpreadFragments.self, key).filter { $0 != key }
    for fragment in fragments { reader.depend(on: TypeCondition.self, fragment) }
    return DefinitionWork(key, members: [key] + fragments, reader)
  }

  static func perform(_ work: [DefinitionWork]) -> [[SchemaElement]] {
    let unit = work.batch
    return work.concurrentMap(counting: "resolving definitions") { range in
      let known = range.map { unit.position(of: work[$0].id) }
      var uses = unit.unit.schemaUses(each: known.compactMap(\.self))[...]
      return known.map { $0 == nil ? [] : uses.popFirst() ?? [] }
    }
  }

  static func conclude(_ key: DefinitionID, _ product: [SchemaElement], _ reader: Reader) -> Fingerprint {
    // Ordered like the uses, so that equal states have equal fingerprints.
    var builder = FingerprintBuilder()
    for element in product {
      let fingerprint = reader.items(of: SchemaElements.self, element).first { _ in true }
      builder.add(fingerprint?.low ?? 0)
      builder.add(fingerprint?.high ?? 1)
    }
    return builder.fingerprint
  }
}
