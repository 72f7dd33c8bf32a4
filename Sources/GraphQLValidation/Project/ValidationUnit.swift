import GraphQLSchema
import GraphQLSyntax
import Source

/// A project whose definitions are resolved, ready to be checked in any order and by several threads.
///
/// A class, so that handing it on costs one reference; it never changes.
package final class ValidationUnit: Sendable {
  package let documents: ExecutableDocuments
  package let schema: Schema
  package let options: ValidationOptions
  let resolved: [ResolvedDefinition]
  let graph: FragmentGraph

  /// - Parameter resolved: of every definition, in their order.
  package init(
    documents: ExecutableDocuments, resolved: [ResolvedDefinition], schema: Schema, options: ValidationOptions
  ) {
    self.documents = documents
    self.resolved = resolved
    self.schema = schema
    self.options = options
    graph = FragmentGraph(resolved)
  }

  /// What concerns the definitions of the project as a whole: names that must differ, fragments that nobody uses or
  /// that spread each other in a circle, definitions that are not executable.
  package func validateNames() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (rule, check) in Self.projectChecks where options.rules.contains(rule) { check(self, &found) }
    if options.rules.contains(.knownDirectives) { KnownDirectives.checkTypeSystem(self, &found) }
    return found
  }

  /// What concerns single definitions together with the fragments that they reach, for a run of `order`.
  ///
  /// - Complexity: linear in the size of the definitions and, for operations, of the variables and merged selection
  ///   sets of the fragments that they reach. What hostile input could make exponential is given up with a warning.
  package func validate(_ positions: Range<Int>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var merging = FieldMergeDetector(self)
    let checks = Self.definitionChecks.filter { options.rules.contains($0.0) }.map(\.1)
    let operationChecks = Self.operationChecks.filter { options.rules.contains($0.0) }.map(\.1)
    let checksMerging = options.rules.contains(.overlappingFieldsCanBeMerged)
    for position in positions {
      let definition = graph.order[position]
      let context = DefinitionContext(self, definition)
      for check in checks { check(context, &found) }
      if case .operation(let operation) = documents[definition] {
        let context = OperationContext(context, operation)
        for check in operationChecks { check(context, &found) }
      }
      if checksMerging { OverlappingFieldsCanBeMerged.check(definition, in: self, &merging, &found) }
    }
    return found
  }

  /// What concerns one operation or fragment.
  package func validate(definition: Int) -> [Diagnostic] {
    guard let position = graph.order.firstIndex(of: definition) else { return [] }
    return Validator.merge([validate(position..<position + 1)])
  }

  func location(_ range: TextRange, in definition: Int) -> Location {
    documents.document(of: definition).location(range)
  }
}
