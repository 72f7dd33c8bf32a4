import EditorFeatures
import JSONSyntax

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
    var parts = [isMarkdown ? "```graphql\n\(code)\n```" : code]
    if let reason = deprecationReason {
      parts.append(isMarkdown ? "**Deprecated**: \(reason)" : "Deprecated: \(reason)")
    }
    if let description, !description.isEmpty { parts.append(description) }
    if let swift { parts.append(isMarkdown ? "Swift: `\(swift)`" : "Swift: \(swift)") }
    if !notes.isEmpty { parts.append(notes.joined(separator: isMarkdown ? "  \n" : "\n")) }
    return parts.joined(separator: "\n\n")
  }
}
