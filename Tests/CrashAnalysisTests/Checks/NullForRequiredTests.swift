import CrashAnalysis
import Source
import SwiftEmission
import Testing

/// Tests messages about nil and null in required fields.
@Suite struct NullForRequiredTests {
  private func diagnostics(
    _ body: String, options: (inout ModelOptions) -> Void = { _ in }
  ) throws -> [Diagnostic] {
    let text = "import ZooTestMocks\nfunc test() {\n  let mock = Mock<Otter>(toy: \"ball\")\n\(body)\n}\n"
    return try AnalyzedProject.zoo(options).diagnostics([SourceFile(path: "Tests.swift", text: text)])
  }

  @Test func readingNilIsAnError() throws {
    let found = try diagnostics("mock.toy = nil\n_ = OtterToy(from: mock).toy")
    #expect(
      found.map(\.message) == ["'toy' of the Mock<Otter> is set to nil, but is required; reading it crashes the test"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.related.first?.message == "'toy' of OtterToy is read here")
  }

  @Test func convertingNullIsAnError() throws {
    let found = try diagnostics("mock._data[\"species\"] = NSNull()\n_ = OtterToy(from: mock).toy")
    #expect(
      found.map(\.message) == [
        "'species' of the Mock<Otter> is set to null, but is required; converting the mock crashes the test"
      ])
    #expect(found.first?.severity == .error)
    #expect(found.first?.related.first?.message == "the mock is converted to OtterToy here")
  }

  @Test func aListWithNilIsAnError() throws {
    let found = try diagnostics(
      """
      mock._data["tags"] = ["wet", NSNull()] as [AnyHashable]
      _ = ResidentsQuery.Data.Resident(from: mock)
      """)
    #expect(
      found.map(\.message) == [
        "'tags' of the Mock<Otter> is set to a list with nil, but is required; converting the mock crashes the test"
      ])
  }

  @Test func aPossibleReadOfNilIsAWarning() throws {
    let found = try diagnostics("mock.toy = nil\nconsume(OtterToy(from: mock))")
    #expect(found.map(\.message) == ["'toy' of the Mock<Otter> is set to nil, but is required"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.related.map { $0.message.hasPrefix("the Mock<Otter> is created here") } == [true])
  }

  /// Only MockSupport has functions that make mocks. With Apollo's runtime, `Otter.mock()` is unknown code.
  @Test func mockFactoriesAreFollowed() throws {
    let body = "let other = Otter.mock()\nother.toy = nil\n_ = OtterToy(from: other).toy"
    #expect(try diagnostics(body).map(\.code) == [.nullForRequired])
    #expect(try diagnostics(body) { $0.emission.runtime = .apollo } == [])
  }
}
