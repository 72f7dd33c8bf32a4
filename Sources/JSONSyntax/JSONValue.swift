import Source

/// A value or a key in a `JSONDocument`. Keeps the document alive.
package struct JSONValue: Sendable {
  let storage: JSONStorage
  let index: Int

  private var node: JSONNode { storage.nodes[index] }

  package var kind: JSONKind { node.kind }

  /// The range of the value, including quotes and brackets.
  package var range: TextRange { TextRange(node.lower, node.upper) }

  package var location: Location { Location(storage.file.path, range) }

  /// The file that contains the value.
  package var file: SourceFile { storage.file }

  /// The decoded text of a string; nil for other kinds. An unpaired surrogate becomes U+FFFD.
  package var string: String? {
    guard kind == .string else { return nil }
    return withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a string as an interned name; nil for other kinds. Allocates no `String`.
  package var name: Name? {
    guard kind == .string else { return nil }
    return withUTF8 { Name(utf8: $0) }
  }

  /// Returns whether this is the string `text`. Allocates no `String`.
  package func isString(_ text: StaticString) -> Bool {
    guard kind == .string else { return false }
    let other = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return withUTF8 { $0.elementsEqual(other) }
  }

  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  package var isNull: Bool { kind == .null }

  /// The value of an integer without fraction or exponent; nil if it doesn't fit.
  package var int: Int? { kind == .number ? Int(sourceText) : nil }

  /// The value of a number; infinite if it is out of range.
  package var double: Double? { kind == .number ? Double(sourceText) : nil }

  /// The source text without quotes, and with its escapes.
  package var sourceText: String {
    String(decoding: storage.file.bytes[contentRange], as: UTF8.self)
  }

  /// The elements of an array; empty for other kinds.
  package var elements: Elements {
    kind == .array ? Elements(storage: storage, cursor: index + 1, end: Int(node.end)) : .empty(storage)
  }

  /// The members of an object in the order of the text; empty for other kinds.
  package var members: Members {
    Members(
      elements: kind == .object ? Elements(storage: storage, cursor: index + 1, end: Int(node.end)) : .empty(storage))
  }

  /// The value of a member; the last one of duplicate keys. Linear in the number of members.
  package subscript(key: StaticString) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key.isString(key) { found = member.value }
    return found
  }

  /// The range of a string without its quotes, or of another value.
  private var contentRange: Range<Int> {
    let range = range.indices
    return kind == .string ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  private func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if node.hasEscapes {
      let decoded = storage.file.bytes.withUnsafeBufferPointer {
        JSONEscapes.decode(UnsafeBufferPointer(rebasing: $0[contentRange]))
      }
      return decoded.withUnsafeBufferPointer(body)
    }
    return storage.file.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[contentRange])) }
  }
}

extension JSONValue {
  /// The sequence of the elements of an array.
  package struct Elements: Sequence, IteratorProtocol, Sendable {
    let storage: JSONStorage
    var cursor: Int
    let end: Int

    static func empty(_ storage: JSONStorage) -> Elements { Elements(storage: storage, cursor: 0, end: 0) }

    package mutating func next() -> JSONValue? {
      guard cursor < end else { return nil }
      defer { cursor = Int(storage.nodes[cursor].end) }
      return JSONValue(storage: storage, index: cursor)
    }
  }

  /// The sequence of the members of an object.
  package struct Members: Sequence, IteratorProtocol, Sendable {
    var elements: Elements

    package mutating func next() -> JSONMember? {
      guard let key = elements.next(), let value = elements.next() else { return nil }
      return JSONMember(key: key, value: value)
    }
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key, which is a string value.
  package let key: JSONValue
  package let value: JSONValue
}
