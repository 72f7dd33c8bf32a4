import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/hover`: what a name of GraphQL stands for, and what it becomes in Swift; in Swift files, what something
/// generated comes from.
extension Server {
  func hover(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(
      parameters, atPlace: { file, offset in hover(file.projects.hover(file.path, at: offset), file) },
      inSwift: { file, offset in hover(file.projects.swiftHover(file.path, at: offset), file) })
  }

  private func hover(_ text: HoverText?, _ file: some PlacedFile) -> JSONTree? {
    guard let text else { return nil }
    let isMarkdown = editor.hoverMarkdown
    return [
      "contents": .markup(text.shown(isMarkdown: isMarkdown), isMarkdown: isMarkdown),
      "range": file.range(text.range),
    ]
  }
}

extension HoverText {
  fileprivate func shown(isMarkdown: Bool) -> String {
    let shown = { (text: String) in isMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls() }
    var parts = [isMarkdown ? SafeMarkdown.code(code, language: "graphql") : code.replacingHiddenControls()]
    if let reason = deprecationReason {
      parts.append((isMarkdown ? "**Deprecated**: " : "Deprecated: ") + shown(reason))
    }
    if let description, !description.isEmpty { parts.append(shown(description)) }
    if let swift { parts.append("Swift: " + (isMarkdown ? SafeMarkdown.inlineCode(swift) : swift)) }
    if !notes.isEmpty { parts.append(notes.map(shown).joined(separator: isMarkdown ? "  \n" : "\n")) }
    return parts.joined(separator: "\n\n")
  }
}
