import Source
import SwiftScanning

/// The limits for text that is passed to the parser of swift-syntax.
///
/// The parser takes exponential time for nested square brackets. For other constructs, it looks ahead over everything
/// that is unfinished, which takes quadratic time. Real files are far below these limits.
package enum ParserLimits {
  /// In bytes.
  static let size = 1 << 20
  /// The maximum depth of brackets of all kinds.
  static let brackets = 64
  /// The maximum depth of square brackets. At 16, parsing takes seconds.
  static let squareBrackets = 10
  /// The maximum number of tokens that are unfinished at one place.
  static let unfinishedTokens = 1_000

  /// Returns whether a text is within the limits.
  ///
  /// - Complexity: linear.
  package static func allow(_ bytes: [UInt8]) -> Bool {
    allowOutline(of: bytes) && bytes.withUnsafeBufferPointer { TokenNesting($0).depth } <= unfinishedTokens
  }

  /// Returns whether each declaration of a file is within the limits.
  ///
  /// - Parameter bytes: the text of the file, which has passed `allowOutline`.
  package static func allow(_ outline: DeclarationOutline, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      outline.declarations.allSatisfy { declaration in
        // A token has at least one byte.
        declaration.range.count <= unfinishedTokens
          || TokenNesting(UnsafeBufferPointer(rebasing: bytes[declaration.range.indices])).depth <= unfinishedTokens
      }
    }
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
      guard depth <= brackets, squareDepth <= squareBrackets else { return false }
    }
    return true
  }
}
