import Source

/// A JSON value for printing. Members keep their order, so equal trees have equal bytes.
package indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case integer(Int)
  /// A finite number.
  case double(Double)
  case bool(Bool)
  case null

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// The text without a final line end, indented by two spaces per level. Arrays and objects of scalars are on one line
  /// if they fit.
  package var text: String {
    var printer = JSONTreePrinter()
    printer.print(self, indentation: 0)
    return printer.text
  }

  /// The text on one line.
  package var compactText: String { String(decoding: compactBytes, as: UTF8.self) }

  /// The text on one line, as UTF-8.
  package var compactBytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      guard !members.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
      bytes.append(contentsOf: "{ ".utf8)
      Self.appendList(members, to: &bytes) { member, bytes in
        appendQuoted(member.key, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        member.value.append(to: &bytes)
      }
      bytes.append(contentsOf: " }".utf8)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      Self.appendList(elements, to: &bytes) { element, bytes in element.append(to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): appendQuoted(text, to: &bytes)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .double(let value): bytes.append(contentsOf: (value.isFinite ? String(value) : "null").utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    }
  }

  private static func appendList<Item>(
    _ items: [Item], to bytes: inout [UInt8], _ body: (Item, inout [UInt8]) -> Void
  ) {
    var isFirst = true
    for item in items {
      if !isFirst { bytes.append(contentsOf: ", ".utf8) }
      isFirst = false
      body(item, &bytes)
    }
  }

  fileprivate var isScalar: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .string, .integer, .double, .bool, .null: true
    }
  }

  /// Returns whether the value is printed on one line.
  fileprivate func fits(after column: Int) -> Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isScalar) && column + compactText.utf8.count <= 100
    case .object(let members): members.allSatisfy(\.value.isScalar) && column + compactText.utf8.count <= 100
    case .string, .integer, .double, .bool, .null: true
    }
  }
}

/// Prints trees over several lines.
private struct JSONTreePrinter {
  var text = ""

  mutating func print(_ tree: JSONTree, indentation: Int, column: Int = 0) {
    if tree.fits(after: indentation + column) {
      text += tree.compactText
      return
    }
    switch tree {
    case .object(let members):
      block("{", "}", members, indentation) { printer, member in
        let key = quoted(member.key) + ": "
        printer.text += key
        printer.print(member.value, indentation: indentation + 2, column: key.utf8.count)
      }
    case .array(let elements):
      block("[", "]", elements, indentation) { printer, element in
        printer.print(element, indentation: indentation + 2)
      }
    case .string, .integer, .double, .bool, .null: text += tree.compactText
    }
  }

  private mutating func block<Item>(
    _ open: String, _ close: String, _ items: [Item], _ indentation: Int,
    _ printItem: (inout JSONTreePrinter, Item) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indentation + 2)
      printItem(&self, item)
    }
    text += "\n" + String(repeating: " ", count: indentation) + close
  }
}

/// Returns `text` as a JSON string.
private func quoted(_ text: String) -> String { JSONTree.string(text).compactText }

/// Appends `text` as a JSON string. In addition to the required escapes, escapes text that affects terminals,
/// JavaScript or CI logs: DEL, C1, bidirectional and other hidden controls, line separators, and the second `#` of
/// `##`, which starts commands of GitHub Actions and Azure Pipelines.
private func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  defer { bytes.append(UInt8(ascii: "\"")) }
  let start = bytes.count
  bytes.append(contentsOf: text.utf8)
  // The fast path for nearly all texts.
  let isPlain = bytes[start...].allSatisfy {
    0x20 <= $0 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "#")
  }
  if isPlain { return }
  bytes.removeSubrange(start...)
  var last: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    defer { last = scalar }
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case _ where scalar.isHiddenControl, "#" where last == "#":
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONTree: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }

  /// Creates an object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
