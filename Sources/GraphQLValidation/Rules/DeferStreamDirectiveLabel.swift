import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that labels of `@defer` and `@stream` are distinct literals.
/// See https://github.com/graphql/defer-stream-wg (incremental delivery, not yet in the specification)
enum DeferStreamDirectiveLabel {
  private static let label: Name = "label"

  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    var known: [String: Location] = [:]
    var count = 0
    for (index, resolved) in unit.resolved.enumerated() where resolved.defersOrStreams {
      let document = unit.documents.document(of: index)
      for use in resolved.directives {
        let directive = document.directives[use.directive]
        guard directive.name.name == Resolver.defer || directive.name.name == Resolver.stream,
          let value = document[directive.arguments].first(where: { $0.name.name == label })?.value,
          value.content != .null
        else { continue }
        let location = document.location(directive.range)
        guard case .string(let literal) = value.content else {
          let name = directive.name.name == Resolver.defer ? "Defer" : "Stream"
          count += 1
          found.append(
            number: count - 1,
            Diagnostic(
              .deferStreamDirectiveLabel, "\(name) directive label argument must be a static string.", at: location))
          continue
        }
        let text = document.string(literal)
        guard let first = known[text] else {
          known[text] = location
          continue
        }
        count += 1
        found.append(
          number: count - 1,
          Diagnostic(
            .deferStreamDirectiveLabel, "Defer/Stream directive label argument must be unique.", at: location,
            related: [Diagnostic.Related("first used here", at: first)]))
      }
    }
  }
}
