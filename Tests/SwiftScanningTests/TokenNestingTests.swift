import Foundation
import Fuzzing
import SwiftScanning
import Testing

/// Tests how many tokens can be unfinished at one place.
@Suite struct TokenNestingTests {
  private func nesting(_ text: String) -> TokenNesting {
    Array(text.utf8).withUnsafeBufferPointer { TokenNesting($0) }
  }

  /// Parts that can nest, whatever separates them.
  @Test(
    arguments: [
      "A<", "if", "let", "() ->", "await", "async", "consume", "unsafe", "a.", "a ? b :", "if a {} else", "@A", "@A()",
      "@A<B>", "a +", "try", "() async", "a: A<", "class", "#if A\n@A\n#endif", "#if a(b)\n@A\n#endif", "a", "a {}.",
      "sending", "@A(b) {", "(", "\"\\(",
    ], [" ", "\n"]) func repeatedPartsAreUnfinished(part: String, separator: String)
  {
    let text = String(repeating: part + separator, count: 2_000)
    #expect(1_000 < nesting(text).depth)
    #expect(1_000 < nesting("func test() {\n\(text)\n}").depth)
  }

  /// The parser looks for the declaration of an attribute or modifier in all of the text, also behind semicolons and on
  /// further lines. It does the same for the arrow of `throws`, the body of `switch` and the parentheses of
  /// `#available`.
  @Test(arguments: [
    "@A is ; ", "@A a ; ", "@A in ; ", "final a ; ", "x = 1; @A is\n", "@A return 1\n", "package(a)\n", "a throws b\n",
    "#/\n", "switch a\n", "a! #available\n", "@A<\na {}\n", "a {}\n@A(b)", "<A,\n@A()", "nonisolated(unsafe)\n",
    "unowned(safe)\n",
  ])
  func attributesWithoutDeclarationsAreUnfinished(part: String) {
    #expect(1_000 < nesting("func test() {\n\(String(repeating: part, count: 2_000))\n}").depth)
  }

  /// Keywords nest across commas: the condition of `if` can be another `if`.
  @Test(arguments: ["if a,", "A<A,", "let a = if b,", "for a in b,"]) func commasDontEndWhatMayNest(part: String) {
    #expect(1_000 < nesting(String(repeating: part + " ", count: 2_000)).depth)
  }

  /// Parts of usual code, as often as one likes.
  @Test(
    arguments: [
      "let a = b\n", "func f() {}\n", "a.b(c)\n", "case a\n", "case .a: return 1\n", "var a: A<B>?\n", "@A var a: B\n",
      "@A(b)\nfunc f() {}\n", "import A\n", "a = b;\n", "a = b; c = d\n", "if a { b() }\n",
      "if #available(a 1, *) { b() }\n", "guard #available(a 1, *) else { return }\n",
      "a = try b() as? () throws -> C\n",
      "switch a { case .b: c() }\n", "a { (b) throws in c() }\n", "nonisolated(unsafe) let a = b\n",
      "a.b\n  .c()\n", "#if A\na()\n#endif\n", "#if A\na()\n#else\nb()\n#endif\n", "\"\"\"\na \\(b)\n\"\"\"\n",
      "let a = { b in c() }\n", "guard let a else { return }\n", "enum E { case a }\n", "/// a\nvar a: A { b }\n",
      "return a\n", "let a = 1  // b\n", "a!\n", "\"\\(a)\\(b)\"\n",
      "switch a { default: break }\n",
    ]) func usualCodeIsFinished(part: String)
  {
    let text = String(repeating: part, count: 2_000)
    #expect(nesting(text).depth < 40)
    #expect(nesting("func test() {\n\(text)\n}").depth < 50)
  }

  /// Elements of lists, as often as one likes.
  @Test(arguments: ["a,", "a + b,", "1, ", "\"a\", ", ".a(b: c),\n", "[a: b],", "(a, b),", "A<B>,"])
  func elementsOfListsAreFinished(part: String) {
    let text = String(repeating: part, count: 2_000)
    for list in ["[\(text)]", "f(\(text)b)", "func test() {\nlet a = [\(text)]\n}"] {
      #expect(nesting(list).depth < 50)
    }
  }

  @Test func genericParametersOfMembersAreFinished() {
    let list = String(repeating: "A,", count: 2_000)
    #expect(nesting("struct S {\nfunc f<\(list)A>(a: A) {}\n}").depth < 50)
    #expect(1_000 < nesting("struct S {\n<\(list)A>\n}").depth)
  }

  /// In braces, the parser looks behind a misplaced comma for a declaration.
  @Test(arguments: ["A == B,", "+ B,", "@A,", "a -> b,", "a ? b,", "<A>,"]) func commasInBracesDontEnd(part: String) {
    let text = String(repeating: part, count: 2_000)
    #expect(1_000 < nesting("protocol P {\n\(text)\n}").depth)
  }

  /// In the braces of a type, the parser looks for a declaration from everything that is none.
  @Test(
    arguments: [
      "a()\n", "a(b);\n", "a.b {}\n", "a();\n", "return a\n", "a = b\n", "if a {}\n", "#if A\na()\n#endif\n",
      "private a()\n",
      "#available(a)\n", "<A, a >\n", "#a\nA<", "a; a()\n",
    ], ["struct S", "final class C: D<E>", "extension A where B == C", "enum E", "actor A", "protocol P", "struct S\n"])
  func codeInTypesIsUnfinished(part: String, type: String) {
    let text = String(repeating: part, count: 2_000)
    #expect(1_000 < nesting("\(type) {\n\(text)\n}").depth)
    #expect(nesting("\(type) {\nfunc f() {\n\(text)\n}\n}\n").depth < 50)
    #expect(nesting(String(repeating: "\(type) {\n\(part)\nvar a: A { b }\n}\n", count: 1_000)).depth < 50)
  }

  /// Members, as often as one likes.
  @Test(
    arguments: [
      "var a: A { b }\n", "let a = b { c }\n", "@A(b)\nfunc f() {}\n", "private(set) var a: A<B>?\n", "case a, b(C)\n",
      "init(a: A) {}\n", "deinit {}\n", "subscript(a: A) -> B { c }\n", "class B {}\n", "actor B {}\n", "import A\n",
      "typealias A = B\n", "associatedtype A: B\n", "#if A\nvar a: A\n#else\nvar b: B\n#endif\n", "#a(b)\n",
      "static func f()\n  async throws -> A\nwhere B: C {\n a()\n}\n", "var a: A {\n get { b }\n set { c() }\n}\n",
      "let actor = A()\n", "func f()\n{\n a()\n}\n", "case a = 1,\n  b = 2\n", "class func f() { a.actor {} }\n",
    ]) func membersAreFinished(part: String)
  {
    let text = String(repeating: part, count: 2_000)
    #expect(nesting("struct S {\n\(text)\n}").depth < 50)
    #expect(nesting("actor A {\n\(text)\n}").depth < 50)
  }

  /// Many short runs have a large sum.
  @Test func theLookaheadIsASum() {
    #expect(nesting("a b c").lookahead == 6)
    let part = "struct S {\(String(repeating: "+ B,", count: 50))}\n"
    let nesting = nesting(String(repeating: part, count: 100))
    #expect(nesting.depth < 200)
    #expect(1_000_000 < nesting.lookahead)
  }

  @Test(arguments: ["actor init\n", "actor class ", "@A<", "[", "(@A<", "[@A<", "@A<A, @A<", "{ @A<", "@A<[a, "])
  func constructsAreParsedTwice(part: String) {
    #expect(20 <= nesting(String(repeating: part, count: 20) + "a").repetitions)
    #expect(nesting("@A<[B], C<D>> var a: [[A]]").repetitions == 2)
  }

  /// The parser skips brackets that close nothing. A brace closes the brackets in it.
  @Test func bracketsThatCloseNothingAreSkipped() {
    let depth = nesting("enum E {\nvar a: A\n\(String(repeating: ")\na = ,]\n", count: 1_000))}").depth
    #expect(1_000 < depth)
    #expect(nesting(String(repeating: "func f() { a(b[c }\n", count: 1_000)).depth < 20)
    #expect(1_000 < nesting(String(repeating: "(}", count: 200_000)).depth, "in linear time")
    #expect(nesting(String(repeating: "a]\nb)\nc }\n", count: 1_000)).depth < 20)
  }

  @Test func theDepthIsASumOverBrackets() {
    #expect(nesting("a (b [c {d").depth == 7)
    #expect(nesting("a (b) [c] {d}").depth == 7)
    #expect(nesting("a();\nb (c, d)").depth == 4)
    #expect(nesting("a; b (c, d)").depth == 6)
  }

  /// The number of tokens may be too high, never too low.
  @Test func allTokensCount() {
    #expect(nesting("let a = b").tokens == 4)
    #expect(4 <= nesting("a→b→c").tokens)
    #expect(3 <= nesting("a<<<").tokens)
    #expect(nesting("").depth == 0)
  }

  /// Swift that people wrote is far below the limit.
  @Test func filesOfTheRepositoryNestLittle() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    var count = 0
    for folder in ["Sources", "Tests", "Examples"] {
      let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for path in found?.compactMap({ $0 as? String }) ?? [] where path.hasSuffix(".swift") {
        let bytes = Array(try Data(contentsOf: root.appending(path: folder + "/" + path)))
        #expect(bytes.withUnsafeBufferPointer { TokenNesting($0).depth } < 400, "\(path)")
        count += 1
      }
    }
    #expect(1_000 < count)
  }
}
