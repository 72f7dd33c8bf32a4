import GraphQLSchema
import GraphQLSyntax
import Source

/// The resolved definitions of a project, which can be checked in any order and on several threads.
///
/// An immutable class, so copies cost one reference.
package final class ValidationUnit: Sendable {
  package let documents: ExecutableDocuments
  package let schema: Schema
  package let options: ValidationOptions
  let resolved: [ResolvedDefinition]
  let graph: FragmentGraph
  // The checks that `options` enables.
  private let definitionChecks: [DefinitionCheck]
  private let operationChecks: [OperationCheck]
  private let checksMerging: Bool

  /// - Parameter resolved: the resolved definitions, in the order of `documents`.
  package init(
    documents: ExecutableDocuments, resolved: [ResolvedDefinition], schema: Schema, options: ValidationOptions
  ) {
    self.documents = documents
    self.resolved = resolved
    self.schema = schema
    self.options = options
    graph = FragmentGraph(resolved)
    definitionChecks = Self.definitionChecks.filter { options.rules.contains($0.0) }.map(\.1)
    operationChecks = Self.operationChecks.filter { options.rules.contains($0.0) }.map(\.1)
    checksMerging = options.rules.contains(.overlappingFieldsCanBeMerged)
  }

  /// All definitions in the cheapest order for checks: each precedes its fragments.
  package var order: [Int] { graph.order }

  /// Returns the diagnostics of the project rules, such as duplicate names, or only of the rules of one scope.
  package func validateProject(_ scope: ProjectRuleScope? = nil) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in Self.projectChecks where options.rules.contains(rule.rule) && (scope ?? rule.scope) == rule.scope {
      rule.check(self, &found)
    }
    return found
  }

  /// Returns the diagnostics of each definition with its fragments, sorted and distinct.
  ///
  /// The result for a definition depends only on it and its fragments. One call for many definitions is cheaper than
  /// many calls.
  package func validate(each definitions: [Int]) -> [[Diagnostic]] {
    var result: [[Diagnostic]] = Array(repeating: [], count: definitions.count)
    var merging = FieldMergeDetector(self)
    let known = definitions.indices.filter { graph.positions.indices.contains(definitions[$0]) }
    for index in known.sorted(by: { graph.positions[definitions[$0]] < graph.positions[definitions[$1]] }) {
      check(definitions[index], &merging, &result[index])
      if 1 < result[index].count { result[index] = ErrorLimit.apply(to: Validator.merge([result[index]])) }
    }
    return result
  }

  /// Returns the diagnostics of one operation or fragment.
  package func validate(definition: Int) -> [Diagnostic] { validate(each: [definition]).first ?? [] }

  private func check(_ definition: Int, _ merging: inout FieldMergeDetector, _ found: inout [Diagnostic]) {
    guard !graph.facts.isTooLarge[definition] else {
      // A definition that spreads a fragment over the limit is over it, too. Only the fragment is reported.
      guard !graph.targets[definition].contains(where: { graph.facts.isTooLarge[$0] }) else { return }
      return found.append(FragmentLimit.diagnostic(documents[definition], in: documents.document(of: definition)))
    }
    let context = DefinitionContext(self, definition)
    for check in definitionChecks { found += diagnostics { check(context, &$0) } }
    if case .operation(let operation) = context.definition {
      let context = OperationContext(context, operation)
      for check in operationChecks { found += diagnostics { check(context, &$0) } }
    }
    if checksMerging {
      found += diagnostics { OverlappingFieldsCanBeMerged.check(definition, in: self, &merging, &$0) }
    }
  }

  private func diagnostics(_ check: (inout RuleDiagnostics) -> Void) -> [Diagnostic] {
    var diagnostics = RuleDiagnostics()
    check(&diagnostics)
    return diagnostics.diagnostics
  }

  func location(_ range: TextRange, in definition: Int) -> Location {
    documents.document(of: definition).location(range)
  }
}
