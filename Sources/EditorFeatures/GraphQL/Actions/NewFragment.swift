import GraphQLSchema
import GraphQLSyntax
import Source

/// The action that creates an unknown fragment below the definition that spreads it.
extension EditorProject {
  func newFragmentActions(_ context: CursorContext) -> [CodeAction] {
    guard case .spread(let parent?) = context.role, let token = context.name, let name = token.name,
      name != Keywords.shared.on, fragment(named: name) == nil, let place = context.definition
    else { return [] }
    let text =
      "\n\nfragment \(name.text) on \(schema[parent].name.text) {\n  \(simpleField(of: parent).text)\n}"
    return [
      .fix(
        "Create fragment '\(name.text)'",
        [context.document.insertion(of: text, at: place.definition.range.upper)], of: [.knownFragmentNames],
        at: token.range)
    ]
  }

  /// Returns a name, with a number if another fragment has it.
  func freeFragmentName(_ name: String) -> String { name.numbered { fragment(named: Name($0)) == nil } }
}

extension String {
  /// Returns the text with the lowest number that makes it free; without a number if it is free itself.
  func numbered(isFree: (String) -> Bool) -> String {
    if isFree(self) { return self }
    var number = 2
    while !isFree(self + String(number)) { number += 1 }
    return self + String(number)
  }
}
