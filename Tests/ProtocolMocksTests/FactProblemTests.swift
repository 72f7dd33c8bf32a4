import Source
import Testing

@testable import ProtocolMocks

@Suite struct FactProblemTests {
  /// A missing token gives a syntax error with an empty range. At the start of a type, that range is no location.
  @Test func onlySyntaxErrorsHaveEmptyRanges() {
    func problem(_ range: Range<UInt32>, isSyntax: Bool) -> FactProblem {
      FactProblem(
        message: "", range: TextRange(range.lowerBound, range.upperBound), isSyntax: isSyntax)
    }
    #expect(problem(0..<1, isSyntax: false).hasPlace && problem(1..<1, isSyntax: true).hasPlace)
    #expect(!problem(0..<0, isSyntax: true).hasPlace && !problem(1..<1, isSyntax: false).hasPlace)
  }
}
