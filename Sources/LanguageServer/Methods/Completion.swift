import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/completion`: what could be written in GraphQL files. Lists are complete, and in the order that people
/// want.
extension Server {
  func completion(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in
      guard let list = file.projects.completion(file.path, at: offset) else { return nil }
      let range = file.range(list.replaced)
      return [
        "isIncomplete": false,
        "items": .array(list.items.enumerated().map { json($1, number: $0, replacing: range) }),
      ]
    }
  }

  private func json(_ item: CompletionItem, number: Int, replacing range: JSONTree) -> JSONTree {
    let snippet = editor.snippets ? item.snippet : nil
    var members: [JSONTree.Member] = [
      .init("label", .string(item.label)), .init("kind", .integer(item.kind.number)),
      .init("sortText", .string(sortKey(number))),
      .init("textEdit", ["range": range, "newText": .string(snippet ?? item.text ?? item.label)]),
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
      let text = documentation.joined(separator: "\n\n")
      members.append(.init("documentation", .documentation(text, isMarkdown: editor.completionMarkdown)))
    }
    return .object(members)
  }

  /// Text of a schema as the client shows it.
  private func shown(_ text: String) -> String {
    editor.completionMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls()
  }

  /// Numbers of one length, which clients order as text.
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
