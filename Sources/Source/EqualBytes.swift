extension [UInt8] {
  /// Whether both hold the same bytes: what `==` says, many times faster where they do.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        own.baseAddress == other.baseAddress || ByteWords.common(own, from: 0, other, from: 0) == count
      }
    }
  }
}
