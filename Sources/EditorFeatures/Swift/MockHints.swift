import CrashAnalysis
import Source

/// An inlay hint after a call that makes a mock.
package struct MockHint: Hashable, Sendable {
  package var offset: UInt32
  /// `2 of 5 required unset for HeroQuery`
  package var text: String
  /// The names of the fields, with a line for each conversion.
  package var tooltip: String
  /// The edits of the same file that set the fields. Empty if none are known.
  package var edits: [Diagnostic.Edit]
}

extension EditorProject {
  /// Returns the required fields that stay unset on the mocks that a part of a Swift file makes.
  ///
  /// Only the tests of the file count. A mock has no hint if its fields are unknown, or its conversions disagree.
  ///
  /// - Complexity: the cost of examining the file, once until an edit changes its dependencies.
  package func mockHints(_ path: String, in part: TextRange) -> [MockHint] {
    let uses = mockUses(inFile: path).filter {
      !$0.unset.isEmpty && part.lower <= $0.creation.range.upper && $0.creation.range.upper <= part.upper
    }
    return Dictionary(grouping: uses, by: \.creation.range.upper).sorted { $0.key < $1.key }.map { offset, uses in
      MockHint(offset: offset, text: Self.text(uses), tooltip: Self.tooltip(uses), edits: Self.edits(uses, path))
    }
  }

  private static func text(_ uses: [MockUse]) -> String {
    let shown = uses.prefix(shownUses).enumerated().map { index, use in
      "\(use.unset.count) of \(use.required)" + (index == 0 ? " required fields unset" : "") + " for \(use.swiftName)"
    }
    let rest = uses.count - shown.count
    return shown.joined(separator: ", ") + (0 < rest ? " and \(rest) more" : "")
  }

  private static func tooltip(_ uses: [MockUse]) -> String {
    uses.map { "\($0.swiftName) requires " + $0.unset.map(\.text).joined(separator: ", ") }.joined(separator: "\n")
  }

  private static func edits(_ uses: [MockUse], _ path: String) -> [Diagnostic.Edit] {
    guard uses.count == 1, let edits = uses.first?.edits, edits.allSatisfy({ $0.location.file == path }) else {
      return []
    }
    return edits
  }
}

/// The maximum number of conversions that a hint shows.
private let shownUses = 2
