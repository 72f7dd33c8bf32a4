import Source

/// What could be written at the cursor.
package struct CompletionItem: Hashable, Sendable {
  package var label: String
  package var kind: Kind
  /// Beside the label: a type mostly.
  package var detail: String?
  package var description: String?
  package var deprecationReason: String?
  /// What is inserted, if that is not the label.
  package var text: String?
  /// What is inserted where the client knows snippets (`${1:name}`, `$0`).
  package var snippet: String?
  /// What typed text is compared with, if that is not the label.
  package var filter: String?
  /// Items of a lower rank come first.
  var rank = 0

  package enum Kind: Hashable, Sendable {
    case field, argument, inputField, enumValue, constant, variable, fragment, directive, keyword
    case scalar, object, interface, union, enumeration, inputObject
  }

  init(_ label: String, _ kind: Kind, detail: String? = nil) {
    self.label = label
    self.kind = kind
    self.detail = detail
  }
}

/// The items for a place, in the order in which people want them.
package struct CompletionList: Hashable, Sendable {
  /// What the chosen one takes the place of.
  package var replaced: TextRange
  package var items: [CompletionItem]
}

extension CompletionItem {
  /// Whether the letters typed so far occur in the item, in their order and in any case. Clients decide more strictly.
  func matches(_ typed: String) -> Bool {
    var rest = typed.utf8[...]
    for byte in (filter ?? label).utf8 {
      guard let first = rest.first else { return true }
      if first.lowercased == byte.lowercased { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  /// Text that means itself in a snippet.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
