import Source
import SwiftParsing
import SwiftScanning

/// A Swift file that is not parsed yet: its traits, and its declarations with their positions.
package struct OutlinedSwiftFile: Hashable, Sendable {
  package let traits: SwiftFileTraits
  /// Empty for a file that exceeds the limits.
  package let outline: DeclarationOutline

  /// The maximum number of functions and variables of a file with one name. Each use of the name compares all of them.
  private static let namesakeLimit = 400

  /// - Complexity: linear in the size of the file, times the nesting depth of types.
  package init(_ source: SourceFile) {
    let outline = ParserLimits.allowOutline(of: source.bytes) ? DeclarationOutline.read(source) : nil
    guard let outline, !outline.hasMembersOfOneName(moreThan: Self.namesakeLimit),
      ParserLimits.allow(outline, in: source.bytes)
    else {
      traits = SwiftFileTraits(assertionsMayEndTests: false, exceedsLimits: true)
      self.outline = DeclarationOutline()
      return
    }
    traits = SwiftFileTraits(
      assertionsMayEndTests: source.bytes.contains(text: "continueAfterFailure"), exceedsLimits: false)
    self.outline = outline
  }
}

extension DeclarationOutline {
  /// Whether many functions and variables have one name. Initializers and subscripts don't count: their uses name a type.
  fileprivate func hasMembersOfOneName(moreThan limit: Int) -> Bool {
    guard limit < declarations.count else { return false }
    var counts: [Name: Int] = [:]
    for declaration in declarations {
      guard case .member(let name) = declaration.introduced, name != WellKnownNames.initializer,
        name != SwiftFunction.subscriptName
      else { continue }
      counts[name, default: 0] += 1
    }
    return counts.values.contains { limit < $0 }
  }
}

/// The traits of a Swift test file that are known before it is parsed.
package struct SwiftFileTraits: Hashable, Sendable {
  /// Whether failed assertions may end tests (`continueAfterFailure = false`).
  package let assertionsMayEndTests: Bool
  /// Whether the file exceeds the limits of the parser, or has too many functions of one name.
  package let exceedsLimits: Bool
}
