import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that `@defer` and `@stream` in subscriptions can be disabled.
/// See https://github.com/graphql/defer-stream-wg (incremental delivery, not yet in the specification)
enum DeferStreamDirectiveOnValidOperations {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    guard context.operation.operation == .subscription else { return }
    for member in context.closure where context.unit.resolved[member].defersOrStreams {
      let document = context.unit.documents.document(of: member)
      for use in context.unit.resolved[member].directives {
        let directive = document.directives[use.directive]
        let isDefer = directive.name.name == Resolver.defer
        guard isDefer || directive.name.name == Resolver.stream, !canBeOff(directive, document) else { continue }
        let (name, written) = isDefer ? ("Defer", "@defer") : ("Stream", "@stream")
        found.append(
          Diagnostic(
            .deferStreamDirectiveOnValidOperations,
            "\(name) directive not supported on subscription operations. Disable `\(written)` by setting the `if` "
              + "argument to `false`.",
            at: document.location(directive.range)))
      }
    }
  }

  private static let condition: Name = "if"

  private static func canBeOff(_ directive: Directive, _ document: Document) -> Bool {
    let argument = document[directive.arguments].first { $0.name.name == condition }
    return switch argument?.value.content {
    case .boolean(let isOn): !isOn
    case .variable: true
    default: false
    }
  }
}
