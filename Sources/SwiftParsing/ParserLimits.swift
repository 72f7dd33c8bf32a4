import Source
import SwiftScanning

/// The limits for text that is passed to the parser of swift-syntax.
///
/// The parser takes exponential time for nested square brackets and for generic arguments of attributes. For other
/// constructs, it looks ahead over everything that is unfinished, which takes quadratic time. Real files are far below
/// these limits.
package enum ParserLimits {
  /// In bytes.
  static let size = 1 << 20
  /// The maximum depth of brackets of all kinds.
  static let brackets = 64
  /// The maximum of `TokenNesting.repetitions`. At 16, parsing takes seconds.
  static let repetitions = 10
  /// The maximum number of tokens that are unfinished at one place.
  static let unfinishedTokens = 1_000
  /// The maximum of `TokenNesting.lookahead`: a sum for each file, and an average for each token. Both add up.
  static let lookahead = (sum: 100_000, average: 8)

  /// Returns whether a text is within the limits.
  ///
  /// - Complexity: linear.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    allowOutline(of: bytes) && bytes.withUnsafeBufferPointer { allow(CollectionOfOne(TokenNesting($0))) }
  }

  /// Returns whether each declaration of a file is within the limits.
  ///
  /// - Parameter bytes: the text of the file, which has passed `allowOutline`.
  package static func allow(_ outline: DeclarationOutline, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      allow(
        outline.declarations.lazy.map { declaration in
          TokenNesting(
            UnsafeBufferPointer(rebasing: bytes[declaration.range.indices]), isInType: !declaration.headers.isEmpty)
        })
    }
  }

  /// Returns whether the texts of a file are within the limits.
  private static func allow(_ texts: some Sequence<TokenNesting>) -> Bool {
    var (lookahead, tokens) = (0, 0)
    for text in texts {
      guard text.depth <= unfinishedTokens, text.repetitions <= repetitions else { return false }
      lookahead += text.lookahead
      tokens += text.tokens
    }
    return lookahead <= Self.lookahead.sum + tokens * Self.lookahead.average
  }

  /// Returns whether the size and brackets of a text are within the limits. Brackets in strings and comments count, too.
  package static func allowOutline(of bytes: [UInt8]) -> Bool {
    guard bytes.count <= size else { return false }
    var depth = 0
    var squareDepth = 0
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        squareDepth += 1
        depth += 1
      case UInt8(ascii: "]"):
        squareDepth = max(0, squareDepth - 1)
        depth = max(0, depth - 1)
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      // `#if` and `#endif`
      case UInt8(ascii: "i") where previous == UInt8(ascii: "#"): depth += 1
      case UInt8(ascii: "n") where previous == UInt8(ascii: "e") && beforePrevious == UInt8(ascii: "#"):
        depth = max(0, depth - 1)
      default: break
      }
      beforePrevious = previous
      previous = byte
      guard depth <= brackets, squareDepth <= repetitions else { return false }
    }
    return true
  }
}
