import Parallelism
import SwiftParser
import SwiftScanning
import SwiftSyntax

/// Trees of swift-syntax.
package enum SwiftTree {
  /// Parses a text, and passes the tree to `body`. The result must not hold parts of the tree.
  ///
  /// The parser and most functions of the tree recurse. Each level of the recursion has at least one token of its own, so
  /// the stack is as large as all tokens together need. No text can overflow it, whatever its constructs are.
  ///
  /// - Returns: nil if the system refuses to reserve such a stack.
  package static func read<Result>(_ bytes: [UInt8], _ body: (SourceFileSyntax) -> Result) -> Result? {
    bytes.withUnsafeBufferPointer { bytes in
      let size = baseSize + TokenNesting(bytes).tokens * sizePerToken
      return DeepStack.run(reserving: size) {
        body(Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel))
      }
    }
  }

  /// The default of an optimized parser. Others have a smaller one.
  private static let maximumNestingLevel = 256

  /// The stack for a text without tokens.
  private static let baseSize = 256 << 10

  /// The stack for each token. `if if if …` needs about 10 kB for a token, which is the most that has been found.
  #if DEBUG
    private static let sizePerToken = 128 << 10
  #else
    private static let sizePerToken = 16 << 10
  #endif
}

extension StringLiteralExprSyntax {
  /// The value of the literal; nil if it has interpolations or wrong escapes.
  package var literalText: String? { representedLiteralValue }
}
