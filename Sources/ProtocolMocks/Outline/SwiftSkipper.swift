/// Finds the ends of comments, literals and bracketed text in the bytes of a Swift file.
struct SwiftSkipper {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where it is.
  var index = 0
  /// Whether something was not closed, or brackets were too many in each other.
  private(set) var isBroken = false

  private static let deepest = 200

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func at(_ offset: Int) -> UInt8 {
    let place = index + offset
    return 0 <= place && place < bytes.count ? bytes[place] : 0
  }

  var isAtEnd: Bool { bytes.count <= index }

  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips `/* … */` with those in it.
  mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
    isBroken = true
  }

  /// Skips from an opening bracket behind the one that closes it. Of brackets, only the same kind is counted, and braces
  /// everywhere, so that little is lost where some do not fit.
  ///
  /// - Parameter comment: is told where comments are.
  mutating func skipBrackets(depth outer: Int = 0, comment: (Range<Int>) -> Void = { _ in }) {
    var open = 0
    var last = UInt8(ascii: "(")
    while true {
      skipToBracket(last: &last)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        open -= 1
        index += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0, depth: outer)
      case UInt8(ascii: "#"): skipHashes(depth: outer)
      case UInt8(ascii: "/"):
        let start = index
        if skipComment() {
          comment(start..<index)
          continue
        }
        skipSlash(after: last)
      default: index += 1
      }
      if UInt8(ascii: " ") < byte { last = byte }
    }
    isBroken = true
  }

  /// Goes to the next byte at which brackets, comments or literals begin or end. Most bytes of most files are passed here.
  ///
  /// - Parameter last: becomes the last byte that was passed and is no space.
  private mutating func skipToBracket(last: inout UInt8) {
    let start = index
    var end = index
    while end < bytes.count, !Self.isBracket(bytes[end]) { end += 1 }
    index = end
    while start < end {
      end -= 1
      if UInt8(ascii: " ") < bytes[end] {
        last = bytes[end]
        return
      }
    }
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    let set = byte < 64 ? Self.low : byte < 128 ? Self.high : 0
    return (set >> UInt64(byte & 63)) & 1 == 1
  }

  /// `"#()/` and `[]{}` as sets of bits.
  private static var low: UInt64 { 1 << 34 | 1 << 35 | 1 << 40 | 1 << 41 | 1 << 47 }
  private static var high: UInt64 { 1 << (91 - 64) | 1 << (93 - 64) | 1 << (123 - 64) | 1 << (125 - 64) }

  /// Skips a comment, if there is one here.
  mutating func skipComment() -> Bool {
    switch at(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  /// Skips `#`, and what it begins: a string or a regular expression.
  mutating func skipHashes(depth: Int) {
    var count = 0
    while at(count) == UInt8(ascii: "#") { count += 1 }
    index += count
    if at(0) == UInt8(ascii: "\"") {
      skipString(hashes: count, depth: depth)
    } else if at(0) == UInt8(ascii: "/") {
      index += 1
      while index < bytes.count, !(at(0) == UInt8(ascii: "/") && areHashes(count, from: 1)) { index += 1 }
      index = min(index + 1 + count, bytes.count)
    }
  }

  /// Skips a slash: an operator, or a regular expression on one line, which can only begin where a value can.
  private mutating func skipSlash(after last: UInt8) {
    let start = index
    index += 1
    guard "(,=:[{;!&|?~".utf8.contains(last), UInt8(ascii: " ") < at(0) else { return }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if at(0) == UInt8(ascii: "/") {
        index += 1
        return
      }
      index += at(0) == UInt8(ascii: "\\") ? 2 : 1
    }
    index = start + 1
  }

  /// Skips a string with what is interpolated in it.
  mutating func skipString(hashes: Int, depth: Int) {
    guard depth < Self.deepest else {
      isBroken = true
      index = bytes.count
      return
    }
    let hasThree = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let isMultiline = hasThree && !endsOnLine(hashes)
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where areHashes(hashes, from: 1):
        index += 1 + hashes
        if at(0) == UInt8(ascii: "(") { skipBrackets(depth: depth + 1) } else { index = min(index + 1, bytes.count) }
      case UInt8(ascii: "\"") where isEnd(hashes, isMultiline):
        index += (isMultiline ? 3 : 1) + hashes
        return
      case UInt8(ascii: "\n") where !isMultiline: return
      default: index += 1
      }
    }
    isBroken = isBroken || isMultiline
  }

  /// Whether a raw string that begins with three quotes ends on its line: two of them are its text then.
  private func endsOnLine(_ hashes: Int) -> Bool {
    guard 0 < hashes else { return false }
    var offset = 1
    while index + offset < bytes.count, at(offset) != UInt8(ascii: "\n") {
      if at(offset) == UInt8(ascii: "\""), areHashes(hashes, from: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func areHashes(_ count: Int, from offset: Int) -> Bool {
    for place in 0..<count where at(offset + place) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isEnd(_ hashes: Int, _ isMultiline: Bool) -> Bool {
    guard isMultiline else { return areHashes(hashes, from: 1) }
    return at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"") && areHashes(hashes, from: 3)
  }
}

extension UInt8 {
  var isUppercaseLetter: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }

  var startsSwiftName: Bool {
    isUppercaseLetter || UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || 0x80 <= self
  }

  var continuesSwiftName: Bool {
    startsSwiftName || UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9")
  }
}
