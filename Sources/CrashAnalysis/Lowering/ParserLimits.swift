/// What the parser of swift-syntax takes without exhausting the stack or the patience of whoever waits: it recurses into
/// what repeats, and takes exponential time for brackets in brackets. Files beyond these limits, which nobody writes, are
/// not read.
enum ParserLimits {
  static let size = 1 << 20
  /// Brackets of all kinds in each other.
  static let nesting = 64
  /// Square brackets in each other. At 16 it takes seconds.
  static let arrays = 10
  /// How often one of the words and signs occurs that can repeat without brackets.
  static let repetitions = 3_000

  /// - Complexity: linear. Brackets in strings and comments count, too.
  static func allow(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= size else { return false }
    var depth = 0
    var arrayDepth = 0
    var chains = 0
    var words = 0
    var previous: UInt8 = 0
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
      default: break
      }
      previous = byte
      guard depth <= nesting, arrayDepth <= arrays, chains <= repetitions, words <= repetitions else { return false }
    }
    return true
  }
}
