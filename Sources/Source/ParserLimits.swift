/// What the parser of swift-syntax takes without exhausting the stack or the patience of whoever waits: it recurses into
/// what repeats, and takes exponential time for brackets in brackets. Files beyond these limits, which nobody writes, are
/// not read.
package enum ParserLimits {
  static let size = 1 << 20
  /// Brackets of all kinds in each other.
  static let nesting = 64
  /// Square brackets in each other. At 16 it takes seconds.
  static let arrays = 10
  /// How often one of the words and signs occurs that can repeat without brackets.
  static let repetitions = 3_000

  /// - Complexity: linear. Brackets in strings and comments count, too.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= size else { return false }
    var depth = 0
    var arrayDepth = 0
    var chains = 0
    var words = 0
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    /// Of what is no space.
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
      // `else if` and `try`, each of which encloses what follows.
      case UInt8(ascii: "y") where previous == UInt8(ascii: "r"): words += 1
      case UInt8(ascii: "s") where previous == UInt8(ascii: "l"): words += 1
      // Calls with closures behind them, each of which is around the one before.
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
