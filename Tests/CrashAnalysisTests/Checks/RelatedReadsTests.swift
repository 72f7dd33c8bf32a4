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
    let calls = found.first?.related.filter { $0.message == "the code under test is called here" } ?? []
    #expect(calls.map(\.location.range.lower) == [19, 77])
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

  private func diagnostics(_ test: String, codeUnderTest: String) throws -> [Diagnostic] {
    let files = [SourceFile(path: "0.swift", text: test)]
    return try AnalyzedProject.zoo().diagnostics(files, codeUnderTest: codeUnderTest)
  }
}
