import Source
import SwiftParsing
import SwiftScanning

/// A Swift file that is not parsed yet: its traits, and its declarations with their positions.
package struct OutlinedTestFile: Hashable, Sendable {
  package let traits: SwiftFileTraits
  /// Empty for a file that exceeds the limits of the parser.
  package let outline: DeclarationOutline

  /// - Complexity: linear in the size of the file, times the nesting depth of types.
  package init(_ source: SourceFile) {
    let outline = ParserLimits.allowOutline(of: source.bytes) ? DeclarationOutline.read(source) : nil
    guard let outline, ParserLimits.allow(outline, in: source.bytes) else {
      traits = SwiftFileTraits(assertionsMayEndTests: false, exceedsLimits: true)
      self.outline = DeclarationOutline()
      return
    }
    traits = SwiftFileTraits(
      assertionsMayEndTests: source.bytes.contains(text: "continueAfterFailure"), exceedsLimits: false)
    self.outline = outline
  }
}

/// The traits of a Swift test file that are known before it is parsed.
package struct SwiftFileTraits: Hashable, Sendable {
  /// Whether failed assertions may end tests (`continueAfterFailure = false`).
  package let assertionsMayEndTests: Bool
  /// Whether the file exceeds the limits of the parser.
  package let exceedsLimits: Bool
}
