import Source

/// A text that an editor offers to insert, with its kind, details and rank.
package struct CompletionItem: Hashable, Sendable {
  package var label: String
  package var kind: Kind
  /// The text beside the label, usually a type.
  package var detail: String?
  package var description: String?
  package var deprecationReason: String?
  /// The text to insert, if it isn't the label.
  package var text: String?
  /// The text to insert if the client supports snippets (`${1:name}`, `$0`).
  package var snippet: String?
  /// The text to match against typed text, if it isn't the label.
  package var filter: String?
  /// The sort key; lower ranks come first.
  var rank = 0
  /// Whether its type doesn't fit the position.
  var isMismatch = false

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

/// The ordered completions at an offset.
package struct CompletionList: Hashable, Sendable {
  /// The range that a completion replaces.
  package var replaced: TextRange
  package var items: [CompletionItem]
}

extension CompletionItem {
  /// Whether the item contains the typed letters in order, in any case. Clients filter more strictly.
  func matches(_ typed: String) -> Bool {
    var rest = typed.utf8[...]
    for byte in (filter ?? label).utf8 {
      guard let first = rest.first else { return true }
      if first.lowercased == byte.lowercased { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  /// Returns text escaped for a snippet.
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
