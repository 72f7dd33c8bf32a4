import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/completion`: completion in GraphQL documents. Lists are complete and ordered by relevance.
package struct CompletionRequest: EditorRequest {
  package static let method = "textDocument/completion"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> ClientCompletionList? {
    guard let file = snapshot.anyGraphQLDocument(place.uri),
      let list = file.projects.completion(file.path, at: file.offset(place.position))
    else { return nil }
    return ClientCompletionList(items: list.items, replaced: file.range(list.replaced), editor: snapshot.editor)
  }
}

/// The result of `textDocument/completion` in the form of the protocol (LSP 3.17, `CompletionList`).
package struct ClientCompletionList: EditorResponse {
  var items: [CompletionItem]
  var replaced: Range<Position>
  var editor: EditorCapabilities

  package var json: JSONTree {
    ["isIncomplete": false, "items": .array(items.enumerated().map { json($1, number: $0) })]
  }

  private func json(_ item: CompletionItem, number: Int) -> JSONTree {
    let snippet = editor.snippets ? item.snippet : nil
    var members: [JSONTree.Member] = [
      .init("label", .string(item.label)), .init("kind", .integer(item.kind.number)),
      .init("sortText", .string(sortKey(number))),
      .init("textEdit", ClientTextEdit(range: replaced, newText: snippet ?? item.text ?? item.label).json),
    ]
    if snippet != nil { members.append(.init("insertTextFormat", 2)) }
    if let detail = item.detail { members.append(.init("detail", .string(detail))) }
    if let filter = item.filter { members.append(.init("filterText", .string(filter))) }
    var documentation: [String] = []
    if let reason = item.deprecationReason {
      documentation.append((editor.completionMarkdown ? "**Deprecated**: " : "Deprecated: ") + shown(reason))
      if editor.completionTags {
        members.append(.init("tags", [1]))
      } else if editor.completionDeprecated {
        members.append(.init("deprecated", true))
      }
    }
    if let description = item.description, !description.isEmpty { documentation.append(shown(description)) }
    if !documentation.isEmpty {
      let markup = Markup(
        text: documentation.joined(separator: "\n\n"), isMarkdown: editor.completionMarkdown)
      members.append(.init("documentation", markup.documentation))
    }
    return .object(members)
  }

  /// Returns a description of the schema without harmful Markdown or hidden controls.
  private func shown(_ text: String) -> String {
    editor.completionMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls()
  }

  /// Returns a number with a fixed number of digits, since clients sort keys as text.
  private func sortKey(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }
}

extension CompletionItem.Kind {
  /// `CompletionItemKind`.
  fileprivate var number: Int {
    switch self {
    case .field: 5
    case .variable: 6
    case .object: 7
    case .interface: 8
    case .argument, .inputField: 10
    case .constant: 12
    case .enumeration: 13
    case .keyword: 14
    case .fragment: 18
    case .enumValue: 20
    case .inputObject, .union: 22
    case .directive: 3
    case .scalar: 25
    }
  }
}
