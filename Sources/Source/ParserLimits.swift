/// The limits for files that are passed to the parser of swift-syntax. It recurses into repeated constructs, and takes
/// exponential time for nested brackets. Real files are far below these limits.
package enum ParserLimits {
  static let size = 1 << 20
  /// The maximum depth of brackets of all kinds.
  static let nesting = 64
  /// The maximum depth of square brackets. At 16, parsing takes seconds.
  static let arrays = 10
  /// The maximum number of words and signs that can nest without brackets.
  static let repetitions = 3_000

  /// Returns whether a file is within the limits. Brackets in strings and comments count, too.
  ///
  /// - Complexity: linear.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= size else { return false }
    var depth = 0
    var arrayDepth = 0
    var chains = 0
    var words = 0
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    /// The last byte other than white space.
    var last: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        arrayDepth += 1
        depth += 1
      case UInt8(ascii: "]"):
        arrayDepth = max(0, arrayDepth - 1)
        depth = max(0, depth - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "?"), UInt8(ascii: "!"): chains += 1
      // `else if` and `try`, which nest the code after them.
      case UInt8(ascii: "y") where previous == UInt8(ascii: "r"): words += 1
      case UInt8(ascii: "s") where previous == UInt8(ascii: "l"): words += 1
      // Calls after a trailing closure, which nest the calls before them.
      case UInt8(ascii: ".") where last == UInt8(ascii: "}"): words += 1
      // `#if` and `#endif`
      case UInt8(ascii: "i") where previous == UInt8(ascii: "#"): depth += 1
      case UInt8(ascii: "n") where previous == UInt8(ascii: "e") && beforePrevious == UInt8(ascii: "#"):
        depth = max(0, depth - 1)
      default: break
      }
      beforePrevious = previous
      previous = byte
      if UInt8(ascii: " ") < byte { last = byte }
      guard depth <= nesting, arrayDepth <= arrays, chains <= repetitions, words <= repetitions else { return false }
    }
    return true
  }
}
