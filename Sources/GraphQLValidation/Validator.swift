import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks the operations and fragments of a project against its schema.
///
/// The parts can be had one by one, for callers that use several threads or know what has changed: `resolve` for a run
/// of definitions, then a `ValidationUnit`, of which `validate(_:)` checks a run of definitions and `validateNames()`
/// what concerns all of them. The union of the parts, sorted and without repetitions, is the result of `validate`.
package enum Validator {
  /// Every finding, in order. Deterministic, whatever order the documents come in.
  package static func validate(
    _ documents: [Document], schema: Schema, options: ValidationOptions = ValidationOptions()
  ) -> [Diagnostic] {
    let documents = ExecutableDocuments(documents)
    let resolved = resolve(documents.definitions.indices, of: documents, schema: schema)
    let unit = ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: options)
    return merge([unit.validateNames(), unit.validate(documents.definitions.indices)])
  }

  /// Looks a run of definitions up in the schema: the first step, free of what other definitions hold.
  package static func resolve(
    _ definitions: Range<Int>, of documents: ExecutableDocuments, schema: Schema
  ) -> [ResolvedDefinition] {
    Resolver.resolve(definitions, of: documents, schema: schema)
  }

  /// One list of what several parts have found: sorted, and what was found twice only once.
  package static func merge(_ parts: [[Diagnostic]]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for diagnostic in parts.joined() where seen.insert(diagnostic).inserted { result.append(diagnostic) }
    return result.sorted()
  }
}
