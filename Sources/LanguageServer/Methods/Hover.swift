import EditorFeatures
import JSONSyntax

/// `textDocument/hover`: what a name of GraphQL stands for, and what it becomes in Swift.
extension Server {
  func hover(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in
      guard let text = file.project.hover(file.path, at: offset) else { return nil }
      let isMarkdown = editor.hoverMarkdown
      return [
        "contents": .markup(text.shown(isMarkdown: isMarkdown), isMarkdown: isMarkdown),
        "range": file.range(text.range),
      ]
    }
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
    return parts.joined(separator: "\n\n")
  }
}
