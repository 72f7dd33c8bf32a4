import Fuzzing
import SwiftParsing
import SwiftSyntax
import Testing

/// Tests that no text overflows the stack of the parser, even one beyond the limits.
@Suite struct SwiftTreeTests {
  /// Square brackets, generic arguments of attributes, and `actor` before a keyword take exponential time.
  private static let forms = DeepSwift.forms.map(\.part).filter {
    !$0.contains("[") && !["@A<", "actor init"].contains($0)
  }

  @Test(arguments: forms) func deepTextIsParsed(part: String) {
    for start in ["", "let x: "] {
      let text = start + String(repeating: part + " ", count: 600) + "a"
      let length = SwiftTree.read(Array(text.utf8)) { tree in
        // Both recurse over the tree.
        max(tree.description.utf8.count, tree.lastToken(viewMode: .sourceAccurate)?.position.utf8Offset ?? 0)
      }
      #expect(length == text.utf8.count)
    }
  }

  @Test func literalsHaveTheirText() {
    let text = SwiftTree.read(Array(#""a\n""#.utf8)) { tree in
      tree.statements.first?.item.as(StringLiteralExprSyntax.self)?.literalText
    }
    #expect(text == "a\n")
  }
}
