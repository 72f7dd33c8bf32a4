/// Returns the offset of the first byte that is not part of well-formed UTF-8 (Unicode, table 3-7), or nil.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = 0
  while index < bytes.count {
    let length = sequenceLength(bytes, at: index)
    if length == 0 { return index }
    index += length
  }
  return nil
}

/// Returns the length of the well-formed sequence at `index`, or 0 if there is none.
private func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  let (length, second): (Int, ClosedRange<UInt8>)
  switch bytes[index] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
  for continuation in bytes[(index + 2)..<max(index + 2, index + length)] where continuation & 0xC0 != 0x80 { return 0 }
  return length
}
