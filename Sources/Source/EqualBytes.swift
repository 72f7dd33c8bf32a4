extension [UInt8] {
  /// Returns whether both arrays are equal. Much faster than `==` if they are.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        own.baseAddress == other.baseAddress || ByteWords.common(own, from: 0, other, from: 0) == count
      }
    }
  }
}
