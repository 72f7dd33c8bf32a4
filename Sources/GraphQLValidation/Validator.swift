import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks the operations and fragments of a project against its schema.
///
/// Callers that use several threads or know what changed can run the parts: `resolve` for a range of definitions, then
/// `validate(each:)` and `validateProject()` of a `ValidationUnit`. `merge` of the results equals the result of
/// `validate`.
package enum Validator {
  /// Returns all diagnostics, sorted. The order of the documents doesn't matter.
  package static func validate(
    _ documents: [Document], schema: Schema, options: ValidationOptions = ValidationOptions()
  ) -> [Diagnostic] {
    let documents = ExecutableDocuments(documents)
    let resolved = resolve(documents.definitions.indices, of: documents, schema: schema)
    let unit = ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: options)
    return merge([unit.validateProject()] + unit.validate(each: unit.order))
  }

  /// Returns the definitions of a range, resolved. The result doesn't depend on the contents of other definitions.
  package static func resolve(
    _ definitions: Range<Int>, of documents: ExecutableDocuments, schema: Schema
  ) -> [ResolvedDefinition] {
    Resolver.resolve(definitions, of: documents, schema: schema)
  }

  /// Returns the diagnostics of several parts as one list, sorted and distinct.
  package static func merge(_ parts: [[Diagnostic]]) -> [Diagnostic] {
    let sorted = parts.flatMap { $0 }.sorted()
    guard 1 < sorted.count else { return sorted }
    var result: [Diagnostic] = []
    result.reserveCapacity(sorted.count)
    for diagnostic in sorted {
      // The order doesn't distinguish all diagnostics, so compare with the run of equivalent ones.
      let isKnown = result.reversed().lazy.prefix { !($0 < diagnostic) }.contains(diagnostic)
      if !isKnown { result.append(diagnostic) }
    }
    return result
  }
}
