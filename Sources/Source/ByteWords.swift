/// Eight bytes at a time: what most of a text needs no closer look at is passed over in words.
package enum ByteWords {
  /// The bytes at an offset as a word.
  @inlinable @inline(__always) package static func word(_ bytes: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self)
  }

  /// A word that holds a byte eight times.
  @inlinable @inline(__always) package static func every(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// A word in which some high bit is set if a byte stands in `word`, and none if it does not.
  @inlinable @inline(__always) package static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ every(byte)
    return (difference &- every(0x01)) & ~difference & every(0x80)
  }

  /// How many bytes two texts have in common from given offsets on.
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
