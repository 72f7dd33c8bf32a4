import Source
import Testing

/// Tests the related places of reads in the code under test.
@Suite struct RelatedReadsTests {
  /// An error names all calls that surely lead to the read.
  @Test func errorsNameAllCalls() throws {
    let found = try diagnostics(
      """
      func testFirst() { show(OtterToy(from: Mock<Otter>())) }
      func testSecond() { show(OtterToy(from: Mock<Otter>())) }
      """, codeUnderTest: "func show(_ model: OtterToy) { print(model.toy) }")
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    let calls = found.first?.related.filter { $0.role == .caller } ?? []
    #expect(calls.map(\.location.range.lower) == [19, 77])
  }

  /// An error in a helper or fixture names all tests that execute it.
  @Test func errorsNameAllTests() throws {
    let found = try diagnostics(
      """
      final class OtterTests: XCTestCase {
        var model: OtterToy!
        override func setUp() { model = OtterToy(from: Mock<Otter>()) }
        override func tearDown() { _ = model.toy }
        func testFirst() { print(1) }
        func testSecond() { print(2) }
      }
      func testThird() { wrap(OtterToy(from: Mock<Otter>())) }
      func testFourth() { wrap(OtterToy(from: Mock<Otter>())) }
      func wrap(_ model: OtterToy) { show(model) }
      func show(_ model: OtterToy) { print(model.toy) }
      """, codeUnderTest: "")
    let tests = found.map { $0.related.filter { $0.message.hasSuffix(" executes it") }.map(\.message) }
    #expect(found.map(\.severity) == [.error, .error])
    #expect(
      tests == [
        ["'testFirst' executes it", "'testSecond' executes it"],
        ["'testThird' executes it", "'testFourth' executes it"],
      ])
  }

  /// A warning is about the first read of a call, and names the others.
  @Test func warningsNameTheFirstRead() throws {
    let found = try diagnostics(
      "func testToy() { show(OtterToy(from: Mock<Otter>())) }",
      codeUnderTest: "func show(_ model: OtterToy) { if unknown() { print(model.toy, model.species) } }")
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("'toy' ") == true)
    #expect(found.first?.related.contains { $0.message == "'species' may be read here, too" } == true)
  }

  /// After a read that surely crashes, further reads of the field are not reported.
  @Test func readsAfterACrashAreNotReported() throws {
    let found = try diagnostics(
      "func testToy() { show(OtterToy(from: Mock<Otter>())) }",
      codeUnderTest: "func show(_ model: OtterToy) { if model.toy.isEmpty { print(model.toy) } }")
    #expect(found.map(\.severity) == [.error])
  }

  /// A diagnostic names the calls between the call of the test and the read.
  @Test(arguments: ["text = model.toy", "text = unknown() ? model.toy : \"\""])
  func callsBetweenAreNamed(statement: String) throws {
    let app = """
      struct Row {
        let text: String
        init(_ model: OtterToy) { text = label(model) }
      }
      func label(_ model: OtterToy) -> String { Label(model).text }
      struct Label {
        let text: String
        init(_ model: OtterToy) { \(statement) }
      }
      """
    let found = try diagnostics("func testToy() { _ = Row(OtterToy(from: Mock<Otter>())) }", codeUnderTest: app)
    #expect(found.count == 1)
    let calls = found.first?.related.filter { $0.message == "this call leads there" } ?? []
    #expect(calls.map { SourceFile.rest(of: app, from: $0.location) } == ["label(model) }", "Label(model).text }"])
  }

  /// A diagnostic names at most eight calls, the last ones before the read. Calls with `inout` are followed deeper.
  @Test func theLastCallsAreNamed() throws {
    let app = """
      func show0(_ model: inout OtterToy) { show1(&model) }
      func show1(_ model: inout OtterToy) { show2(&model) }
      func show2(_ model: inout OtterToy) { show3(model) }
      func show3(_ model: OtterToy) { show4(model) }
      func show4(_ model: OtterToy) { show5(model) }
      func show5(_ model: OtterToy) { show6(model) }
      func show6(_ model: OtterToy) { show7(model) }
      func show7(_ model: OtterToy) { show8(model) }
      func show8(_ model: OtterToy) { show9(model) }
      func show9(_ model: OtterToy) { print(model.toy) }
      """
    let test = """
      func testToy() {
        var model = OtterToy(from: Mock<Otter>())
        show0(&model)
      }
      """
    let found = try diagnostics(test, codeUnderTest: app)
    let calls = found.first?.related.filter { $0.message == "this call leads there" } ?? []
    let names = calls.map { String(SourceFile.rest(of: app, from: $0.location).prefix { $0 != "(" }) }
    #expect(names == (2...9).map { "show\($0)" })
  }

  /// A call of the code under test that surely crashes executes no further reads.
  @Test func onlyTheFirstReadOfACallIsReported() throws {
    let code = "func show(_ model: OtterToy) { print(model.toy, model.species); if unknown() { print(model.born) } }"
    let found = try diagnostics(
      """
      func testBare() { show(OtterToy(from: Mock<Otter>())) }
      func testAgain() { show(OtterToy(from: Mock<Otter>())) }
      """, codeUnderTest: code)
    #expect(found.map { $0.message.prefix { $0 != " " } } == ["'toy'"])
    let others = try diagnostics(
      """
      func testBare() {
        show(OtterToy(from: Mock<Otter>()))
        let mock = Mock<Otter>()
        mock.toy = "ball"
        show(OtterToy(from: mock))
      }
      """, codeUnderTest: code)
    #expect(others.map { $0.message.prefix { $0 != " " } } == ["'toy'", "'species'"])
  }

  /// Each example of a specification runs by itself.
  @Test func eachExampleHasAFirstRead() throws {
    let found = try diagnostics(
      """
      final class OtterSpec: QuickSpec {
        override class func spec() {
          var otter: Mock<Otter>!
          afterEach { show(OtterToy(from: otter)) }
          it("is bare") { otter = Mock<Otter>() }
          it("has a toy") {
            otter = Mock<Otter>()
            otter.toy = "ball"
          }
        }
      }
      """, codeUnderTest: "func show(_ model: OtterToy) { print(model.toy, model.species) }")
    #expect(found.map { $0.message.prefix { $0 != " " } } == ["'toy'", "'species'"])
  }

  private func diagnostics(_ test: String, codeUnderTest: String) throws -> [Diagnostic] {
    let files = [SourceFile(path: "0.swift", text: test)]
    return try AnalyzedProject.zoo().diagnostics(files, codeUnderTest: codeUnderTest)
  }
}

extension SourceFile {
  /// Returns the text of a line from a location to the end.
  fileprivate static func rest(of text: String, from location: Location) -> String {
    let rest = text.utf8.dropFirst(Int(location.range.lower))
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
