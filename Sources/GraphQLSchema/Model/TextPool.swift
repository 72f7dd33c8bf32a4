import GraphQLSyntax

/// The texts of a schema, one after the other in one array: a schema has thousands, and few are ever read. So they are
/// kept as they are written, in quotes, and get their value when somebody asks for it.
package struct TextPool: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package init() {}

  package var count: Int { ends.count }

  /// Adds a string literal.
  ///
  /// - Parameter written: the literal with its quotes.
  mutating func add(_ written: some Collection<UInt8>) -> Schema.TextID {
    bytes.append(contentsOf: written)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return Schema.TextID(ends.count - 1)
  }

  /// How a text is written, quotes included: texts that are written alike are equal.
  package func written(_ id: Schema.TextID) -> ArraySlice<UInt8> {
    let index = Int(id.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  /// The text as a new `String`.
  package subscript(_ id: Schema.TextID) -> String { StringLiteral.value(of: written(id)) }
}
