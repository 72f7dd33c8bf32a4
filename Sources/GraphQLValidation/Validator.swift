import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks the operations and fragments of a project against its schema.
///
/// The parts can be had one by one, for callers that use several threads or know what has changed: `resolve` for a run
/// of definitions, then a `ValidationUnit`, of which `validate(each:)` checks some definitions and `validateNames()`
/// what concerns all of them. The union of the parts, sorted and without repetitions, is the result of `validate`.
package enum Validator {
  /// Every finding, in order. Deterministic, whatever order the documents come in.
  package static func validate(
    _ documents: [Document], schema: Schema, options: ValidationOptions = ValidationOptions()
  ) -> [Diagnostic] {
    let documents = ExecutableDocuments(documents)
    let resolved = resolve(documents.definitions.indices, of: documents, schema: schema)
    let unit = ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: options)
    return merge([unit.validateNames()] + unit.validate(each: unit.order))
  }

  /// Looks a run of definitions up in the schema: the first step, free of what other definitions hold.
  package static func resolve(
    _ definitions: Range<Int>, of documents: ExecutableDocuments, schema: Schema
  ) -> [ResolvedDefinition] {
    Resolver.resolve(definitions, of: documents, schema: schema)
  }

  /// One list of what several parts have found: sorted, and what was found twice only once.
  package static func merge(_ parts: [[Diagnostic]]) -> [Diagnostic] {
    let sorted = parts.flatMap { $0 }.sorted()
    guard 1 < sorted.count else { return sorted }
    var result: [Diagnostic] = []
    result.reserveCapacity(sorted.count)
    for diagnostic in sorted {
      // The order does not tell all findings apart: equal ones stand in one run that it takes for the same.
      let isKnown = result.reversed().lazy.prefix { !($0 < diagnostic) }.contains(diagnostic)
      if !isKnown { result.append(diagnostic) }
    }
    return result
  }
}
