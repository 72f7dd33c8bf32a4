import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/hover`: the documentation of a name in a GraphQL or Swift document.
package struct HoverRequest: EditorRequest {
  package static let method = "textDocument/hover"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> ClientHover? {
    let isMarkdown = snapshot.editor.hoverMarkdown
    if let swift = snapshot.swiftDocument(place.uri) {
      let text = swift.projects.swiftHover(swift.path, at: swift.offset(place.position))
      return text.map { ClientHover($0, in: swift, isMarkdown: isMarkdown) }
    }
    guard let file = snapshot.anyGraphQLDocument(place.uri) else { return nil }
    let text = file.projects.hover(file.path, at: file.offset(place.position))
    return text.map { ClientHover($0, in: file, isMarkdown: isMarkdown) }
  }
}

/// The result of `textDocument/hover` in the form of the protocol (LSP 3.17, `Hover`).
package struct ClientHover: EditorResponse {
  private var contents: Markup
  private var range: Range<Position>

  init(_ text: HoverText, in file: some DocumentInProject, isMarkdown: Bool) {
    contents = Markup(text: text.shown(isMarkdown: isMarkdown), isMarkdown: isMarkdown)
    range = file.range(text.range)
  }

  package var json: JSONTree { ["contents": contents.json, "range": range.json] }
}

extension HoverText {
  fileprivate func shown(isMarkdown: Bool) -> String {
    let shown = { (text: String) in isMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls() }
    var parts: [String] = []
    if !code.isEmpty {
      parts.append(isMarkdown ? SafeMarkdown.code(code, language: "graphql") : code.replacingHiddenControls())
    }
    if let reason = deprecationReason {
      parts.append((isMarkdown ? "**Deprecated**: " : "Deprecated: ") + shown(reason))
    }
    if let description, !description.isEmpty { parts.append(shown(description)) }
    if let swift { parts.append("Swift: " + (isMarkdown ? SafeMarkdown.inlineCode(swift) : swift)) }
    if !notes.isEmpty { parts.append(notes.map(shown).joined(separator: isMarkdown ? "  \n" : "\n")) }
    return parts.joined(separator: "\n\n")
  }
}
