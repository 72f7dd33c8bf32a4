/// Functions that process eight bytes at a time, to skip most of a text quickly.
package enum ByteWords {
  /// Returns the eight bytes at an offset as a word.
  @inlinable @inline(__always) package static func word(_ bytes: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }

  /// Returns a word with eight copies of a byte.
  @inlinable @inline(__always) package static func every(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Returns a word that is nonzero if and only if `word` contains `byte`.
  @inlinable @inline(__always) package static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ every(byte)
    return (difference &- every(0x01)) & ~difference & every(0x80)
  }

  /// Returns the length of the common prefix of two texts from given offsets.
  package static func common(
    _ a: UnsafeBufferPointer<UInt8>, from first: Int, _ b: UnsafeBufferPointer<UInt8>, from second: Int
  ) -> Int {
    let count = min(a.count - first, b.count - second)
    guard 0 < count, let a = a.baseAddress?.advanced(by: first), let b = b.baseAddress?.advanced(by: second) else {
      return 0
    }
    var index = 0
    while index + 8 <= count, word(a, at: index) == word(b, at: index) { index += 8 }
    while index < count, a[index] == b[index] { index += 1 }
    return index
  }
}
