/// Reads what `ByteWriter` wrote. Any bytes can be read: after a mistake, each value is empty, and `isValid` is false.
///
/// Memory stays linear in the number of bytes, since each count is compared with the rest before anything is allocated.
package struct ByteReader {
  private let bytes: [UInt8]
  private var index: Int
  /// Whether no mistake was found until now.
  package private(set) var isValid = true

  package init(_ bytes: [UInt8], from index: Int = 0) {
    self.bytes = bytes
    self.index = min(index, bytes.count)
  }

  /// Whether all bytes were read without a mistake.
  package var isComplete: Bool { isValid && index == bytes.count }

  /// Notes that a value makes no sense.
  package mutating func fail() {
    isValid = false
    index = bytes.count
  }

  private mutating func take(_ count: Int) -> Range<Int>? {
    guard isValid, count <= bytes.count - index else {
      fail()
      return nil
    }
    defer { index += count }
    return index..<index + count
  }

  package mutating func readNumber() -> UInt32 {
    guard let range = take(4) else { return 0 }
    return bytes.withUnsafeBytes { bytes in
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt32.self))
    }
  }

  package mutating func readDigest() -> SHA256 {
    var words = SIMD8<UInt32>()
    for index in words.indices { words[index] = readNumber() }
    return SHA256(words: words)
  }

  /// Reads a number of elements, each of which takes a byte or more.
  package mutating func readCount() -> Int {
    let count = Int(readNumber())
    guard count <= bytes.count - index else {
      fail()
      return 0
    }
    return count
  }

  package mutating func readBool() -> Bool {
    guard let range = take(1) else { return false }
    let byte = bytes[range.lowerBound]
    if 1 < byte { fail() }
    return byte == 1
  }

  package mutating func readBytes() -> [UInt8] {
    guard let range = take(readCount()) else { return [] }
    return Array(bytes[range])
  }

  package mutating func readString() -> String {
    guard let range = take(readCount()) else { return "" }
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      fail()
      return ""
    }
    return text
  }

  package mutating func readArray<Element>(_ element: (inout ByteReader) -> Element) -> [Element] {
    let count = readCount()
    var values: [Element] = []
    // Elements can be larger in memory than as bytes, so the array grows as they are read.
    for _ in 0..<count {
      values.append(element(&self))
      if !isValid { return [] }
    }
    return values
  }
}
