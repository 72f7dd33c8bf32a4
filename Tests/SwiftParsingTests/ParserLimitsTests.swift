import Fuzzing
import Source
import SwiftParsing
import SwiftScanning
import Testing

@Suite struct ParserLimitsTests {
  private func allows(_ text: String) -> Bool { ParserLimits.allow(Array(text.utf8)) }

  @Test(arguments: [("(", 64), ("{", 64), ("[", 10), ("#if A\n", 64)]) func bracketsAreBounded(open: String, limit: Int)
  {
    #expect(allows(String(repeating: open, count: limit)))
    #expect(!allows(String(repeating: open, count: limit + 1)))
  }

  @Test(arguments: ["A<", "if", "() ->", "let", "await", "async", "@A", "each", "- ", "a."])
  func unfinishedTokensAreBounded(part: String) {
    #expect(allows(String(repeating: part + " ", count: 100)))
    #expect(!allows(String(repeating: part + " ", count: 1_001)))
    #expect(!allows(String(repeating: part + "\n", count: 1_001)))
  }

  @Test(arguments: ["@A<", "(@A<", "[@A<"]) func exponentialTimeIsBounded(part: String) {
    #expect(allows(String(repeating: part, count: 5)))
    #expect(!allows(String(repeating: part, count: 11)))
  }

  @Test(arguments: ["A == B,", "<A>,", "@A,"]) func lookaheadIsBounded(part: String) {
    let text = "struct S {\n\(String(repeating: part, count: 50))\n}\n"
    #expect(allows(text))
    #expect(!allows(String(repeating: text, count: 50)))
  }

  /// The text of a member is read without the header around it.
  @Test func codeInTypesIsBounded() {
    func allows(_ member: String) -> Bool {
      let text = "struct S {\n\(String(repeating: member, count: 400))}\n"
      let outline = DeclarationOutline.read(SourceFile(path: "S.swift", text: text))
      #expect(1 < outline.declarations.count)
      return ParserLimits.allow(outline, in: Array(text.utf8))
    }
    #expect(!allows("a()\n"))
    #expect(allows("var a: A { b() }\n"))
  }

  @Test func theSizeIsBounded() {
    #expect(allows(String(repeating: "a()\n", count: 1 << 18)))
    #expect(!allows(String(repeating: "a()\n", count: 1 << 18) + " "))
  }
}
