import EditorFeatures
import GraphQLSyntax
import GraphQLValidation
import Incremental
import Parallelism
import Source

/// The diagnostics of an operation or fragment, together with the fragments that it reaches.
///
/// It depends on their tokens and on the part of the schema that they use. If there are diagnostics, it also depends
/// on positions. Except for deprecations, it then depends on the whole schema, since messages suggest names from it.
enum DefinitionDiagnostics: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = [Diagnostic]
  /// Nil for a definition that depends on too many fragments.
  typealias Work = DefinitionWork?

  static var missing: [Diagnostic] { [] }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> DefinitionWork? {
    guard !reader.isTooLarge(key) else { return nil }
    let closure = reader.value(FragmentClosure.self, key)
    for member in closure { reader.depend(on: DefinitionState.self, member) }
    reader.depend(on: ValidationSettings.self, Single())
    return DefinitionWork(key, members: closure, reader)
  }

  static func perform(_ work: [DefinitionWork?]) -> [[Diagnostic]] {
    let batch = work.compactMap(\.self).batch
    let indices = Dictionary(
      work.indices.compactMap { index in
        work[index].flatMap { batch.position(of: $0.id) }.map { ($0, index) }
      },
      uniquingKeysWith: { first, _ in first })
    // Neighbors in this order share the most work.
    let order = batch.unit.order.filter { indices[$0] != nil }
    let found = order.concurrentMap(counting: "checking definitions") { range in
      batch.unit.validate(each: Array(order[range]))
    }
    var result: [[Diagnostic]] = Array(repeating: [], count: work.count)
    for (definition, diagnostics) in zip(order, found) {
      if let index = indices[definition] { result[index] = diagnostics }
    }
    return result
  }

  static func conclude(_ key: DefinitionID, _ product: [Diagnostic], _ reader: Reader) -> [Diagnostic] {
    if reader.isTooLarge(key) { return tooManyFragments(key, reader) }
    guard !product.isEmpty else { return [] }
    if product.contains(where: { $0.code != .noDeprecated }) { reader.depend(on: SchemaModel.self, Single()) }
    for member in reader.value(FragmentClosure.self, key) { reader.depend(on: ParsedFile.self, member.file) }
    return product
  }

  /// A definition that spreads a fragment over the limit is over it as well. Only the fragment is reported.
  private static func tooManyFragments(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    guard !reader.value(SpreadFragments.self, key).contains(where: reader.isTooLarge),
      let place = reader.place(of: key)
    else { return [] }
    return [FragmentLimit.diagnostic(place.document.definitions[place.index], in: place.document)]
  }
}

/// One fingerprint of a definition's tokens and of the schema elements that it uses.
enum DefinitionState: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Fingerprint {
    let text = reader.value(DefinitionText.self, key)?.fingerprint
    let uses = reader.value(DefinitionUses.self, key)
    var builder = FingerprintBuilder()
    for part in [text?.low ?? 0, text?.high ?? 1, uses.low, uses.high] { builder.add(part) }
    return builder.fingerprint
  }
}
