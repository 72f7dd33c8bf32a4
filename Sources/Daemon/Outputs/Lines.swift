extension ArraySlice<UInt8> {
  /// Removes the first line with its newline, and returns it without. Nil if there is no complete line.
  mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { self = self[(end + 1)...] }
    return self[..<end]
  }
}
