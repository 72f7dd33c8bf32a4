import GraphQLSyntax
import Source

/// Decides whether directives exclude a selection for all values of variables (rule a.3). They do so with `@skip(if:
/// true)`, `@include(if: false)`, or both directives with one variable.
package enum StaticExclusion {
  package static func holds(for directives: NodeList<Directive>, in document: Document) -> Bool {
    guard !directives.isEmpty else { return false }
    var included: Name?
    var skipped: Name?
    for directive in document[directives] {
      let isSkip = directive.name.name == skip
      guard isSkip || directive.name.name == include else { continue }
      switch document[directive.arguments].first(where: { $0.name.name == condition })?.value.content {
      case .boolean(let value): if value == isSkip { return true }
      case .variable(let name): if isSkip { skipped = name } else { included = name }
      default: break
      }
    }
    return included != nil && included == skipped
  }

  private static let skip: Name = "skip"
  private static let include: Name = "include"
  private static let condition: Name = "if"
}
