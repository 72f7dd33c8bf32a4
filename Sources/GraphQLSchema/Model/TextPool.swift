import GraphQLSyntax

/// The texts of a schema in one array. Few are ever read, so they are stored as literals and decoded on access.
package struct TextPool: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package init() {}

  package var count: Int { ends.count }

  /// Adds a string literal, which includes its quotes.
  mutating func add(_ written: some Collection<UInt8>) -> Schema.TextID {
    bytes.append(contentsOf: written)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return Schema.TextID(ends.count - 1)
  }

  /// Returns the literal with its quotes. Texts with equal literals are equal.
  package func written(_ id: Schema.TextID) -> ArraySlice<UInt8> {
    let index = Int(id.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  /// The decoded text.
  package subscript(_ id: Schema.TextID) -> String { StringLiteral.value(of: written(id)) }
}
