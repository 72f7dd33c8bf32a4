import Source

/// A range of nodes in one of a document's arrays; `document[list]` returns the nodes.
@frozen package struct NodeList<Node>: Hashable, Sendable {
  package let start: UInt32
  package let length: UInt32

  @inlinable init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: count)
  }

  @inlinable package static var empty: NodeList { NodeList(start: 0, count: 0) }

  @inlinable package var isEmpty: Bool { length == 0 }
  @inlinable package var count: Int { Int(length) }
  @inlinable package var indices: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// A name with its place in the text.
@frozen package struct Identifier: Hashable, Sendable {
  package let name: Name
  /// The UTF-8 offset of its first byte.
  package let offset: UInt32

  @inlinable package init(name: Name, offset: UInt32) {
    self.name = name
    self.offset = offset
  }

  @inlinable package var range: TextRange { TextRange(offset, offset + UInt32(truncatingIfNeeded: name.count)) }
  package var text: String { name.text }
}

/// The place of a string or block string; `Document.string(_:)` returns its value.
@frozen package struct StringLiteral: Hashable, Sendable {
  package let range: TextRange
  package let isBlock: Bool
}
