import GraphQLValidation
import Incremental
import Source

/// What is wrong with an operation or fragment, together with the fragments that it reaches.
///
/// It depends on their tokens and on the part of the schema that they use. Where something is to be said, it also depends on
/// their places and, if that is more than that something is deprecated, on the whole schema, in which messages look for
/// what may have been meant.
enum DefinitionFindings: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = [Diagnostic]
  typealias Work = DefinitionWork

  static var missing: [Diagnostic] { [] }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> DefinitionWork {
    let closure = reader.value(FragmentClosure.self, key)
    for member in closure {
      _ = reader.value(DefinitionText.self, member)
      _ = reader.value(DefinitionUses.self, member)
    }
    _ = reader.value(ValidationSettings.self, Single())
    return DefinitionWork(key, members: closure, reader)
  }

  static func perform(_ work: [DefinitionWork]) -> [[Diagnostic]] {
    let batch = DefinitionBatch(work)
    let indices = Dictionary(
      work.indices.compactMap { index in batch.position(of: work[index].id).map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    // In the order in which neighbours share the most.
    let order = batch.unit.order.filter { indices[$0] != nil }
    let found = order.concurrentMap { range in batch.unit.validate(each: Array(order[range])) }
    var result: [[Diagnostic]] = Array(repeating: [], count: work.count)
    for (definition, diagnostics) in zip(order, found) {
      if let index = indices[definition] { result[index] = diagnostics }
    }
    return result
  }

  static func conclude(_ key: DefinitionID, _ product: [Diagnostic], _ reader: Reader) -> [Diagnostic] {
    guard !product.isEmpty else { return [] }
    if product.contains(where: { $0.code != .noDeprecated }) { _ = reader.value(SchemaModel.self, Single()) }
    for member in reader.value(FragmentClosure.self, key) { _ = reader.value(ParsedFile.self, member.file) }
    return product
  }
}
