/// The texts of a schema, one after the other in one array: a schema has thousands, and few are ever read.
package struct TextPool: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package init() {}

  package var count: Int { ends.count }

  /// Adds what `append` appends to the array that it is given.
  mutating func add(_ append: (inout [UInt8]) -> Void) -> Schema.TextID {
    append(&bytes)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return Schema.TextID(ends.count - 1)
  }

  mutating func add(_ text: String) -> Schema.TextID { add { $0.append(contentsOf: text.utf8) } }

  package func utf8(_ id: Schema.TextID) -> ArraySlice<UInt8> {
    let index = Int(id.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  /// The text as a new `String`.
  package subscript(_ id: Schema.TextID) -> String { String(decoding: utf8(id), as: UTF8.self) }
}
