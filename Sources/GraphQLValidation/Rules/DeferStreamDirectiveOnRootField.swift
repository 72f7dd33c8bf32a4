import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that mutations and subscriptions have no `@defer` or `@stream` at their root.
/// See https://github.com/graphql/defer-stream-wg (incremental delivery, not yet in the specification)
enum DeferStreamDirectiveOnRootField {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    let operation = context.operation.operation
    guard operation != .query, let root = context.schema.rootType(of: operation) else { return }
    let unit = context.unit
    guard context.closure.contains(where: { unit.resolved[$0].defersOrStreams }) else { return }
    var visited: Set<Int> = []
    var stack = [(definition: context.definition.index, set: context.operation.selectionSet)]
    while let (definition, set) = stack.popLast() {
      let document = unit.documents.document(of: definition)
      for selection in document[set.selections] {
        var forbidden = Resolver.defer
        switch selection {
        case .field: forbidden = Resolver.stream
        case .inlineFragment(let fragment): stack.append((definition, fragment.selectionSet))
        case .fragmentSpread(let spread):
          guard let target = unit.documents.fragment(named: spread.name.name),
            let root = unit.documents[target].rootSelectionSet
          else { continue }
          if visited.insert(target).inserted { stack.append((target, root)) }
        }
        guard let directive = document[selection.directives].first(where: { $0.name.name == forbidden }) else {
          continue
        }
        let name = forbidden == Resolver.defer ? "Defer" : "Stream"
        found.append(
          Diagnostic(
            .deferStreamDirectiveOnRootField,
            "\(name) directive cannot be used on root \(operation.rawValue) type "
              + "\"\(context.definition.typeName(root))\".",
            at: document.location(directive.range)))
      }
    }
  }
}
