/// Finds the ends of comments, literals and bracketed text in the bytes of a Swift file.
public struct SwiftSkipper {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  public var index = 0
  /// Whether a bracket or literal is not closed, or brackets nest too deep.
  public private(set) var isBroken = false
  /// Whether a bracket was closed by one of another kind.
  public private(set) var hasMisfit = false
  /// The brackets that are open.
  private var open: [UInt8] = []

  private static let deepest = 200

  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the byte at an offset from the next one; 0 outside of the text.
  @inlinable public func at(_ offset: Int) -> UInt8 {
    let place = index + offset
    return 0 <= place && place < bytes.count ? bytes[place] : 0
  }

  @inlinable public var isAtEnd: Bool { bytes.count <= index }

  /// Goes to the end of the line.
  public mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips `/* … */` and the comments inside.
  private mutating func skipBlockComment() {
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

  /// Skips from an opening bracket to behind the one that closes it. A bracket of another kind closes it, too, which is
  /// noted.
  ///
  /// - Parameter comment: is called with the range of each comment.
  public mutating func skipBrackets(depth outer: Int = 0, comment: (Range<Int>) -> Void = { _ in }) {
    let base = open.count
    var last = UInt8(ascii: "(")
    while true {
      skipToBracket(last: &last)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(byte)
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        index += 1
        guard base < open.count else {
          hasMisfit = true
          return
        }
        if !Self.fits(open.removeLast(), byte) { hasMisfit = true }
        if open.count == base { return }
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
    open.removeSubrange(base...)
    isBroken = true
  }

  private static func fits(_ opening: UInt8, _ closing: UInt8) -> Bool {
    opening == UInt8(ascii: "(") ? closing == UInt8(ascii: ")") : closing == opening + 2
  }

  /// Goes to the next byte at which brackets, comments or literals begin or end. Most time goes here.
  ///
  /// - Parameter last: is set to the last byte before that is no space.
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

  /// Skips a comment, and returns whether there is one here.
  public mutating func skipComment() -> Bool {
    switch at(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  /// Skips `#` signs, with the string or regular expression that they begin.
  public mutating func skipHashes(depth: Int) {
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

  /// Skips a slash. It is an operator, or begins a regular expression on one line where a value can begin.
  public mutating func skipSlash(after last: UInt8) {
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

  /// Skips a string with its interpolations.
  public mutating func skipString(hashes: Int, depth: Int) {
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
  @inlinable public var isUppercaseLetter: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }

  @inlinable public var startsSwiftName: Bool {
    isUppercaseLetter || UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || 0x80 <= self
  }

  @inlinable public var continuesSwiftName: Bool {
    startsSwiftName || UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9")
  }
}
