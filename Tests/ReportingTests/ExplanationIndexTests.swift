import Foundation
import Reporting
import Source
import Testing

@Suite struct ExplanationIndexTests {
  @Test func theIndexListsEveryCodeOnce() {
    let codes = Explanation.index.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(codes.sorted() == DiagnosticCode.allCases.map(\.rawValue).sorted())
  }

  @Test func theIndexGroupsCodesByFamily() {
    let families = Explanation.index.components(separatedBy: "\n\n").map { block in
      Set(block.split(separator: "\n").map { $0.split(separator: " ")[0].split(separator: "/")[0] })
    }
    #expect(families.allSatisfy { $0.count == 1 })
    #expect(Set(families).count == families.count)
  }

  @Test(arguments: [
    ("unset-required", "Unknown diagnostic code 'unset-required'; did you mean 'unset-required-field'?"),
    ("UNSET", "Unknown diagnostic code 'UNSET'; did you mean 'unset-required-field'?"),
    ("stubs", "Unknown diagnostic code 'stubs'; list all codes with `mockd explain`"),
    (
      "unique",
      "Unknown diagnostic code 'unique'; 15 codes contain this text; list all codes with `mockd explain`"
    ),
    (
      "unreadable",
      "Unknown diagnostic code 'unreadable'; did you mean 'input/unreadable' or 'baseline/unreadable'?"
    ),
    ("output/stael", "Unknown diagnostic code 'output/stael'; did you mean 'output/stale'?"),
    ("\u{1B}[2J", "Unknown diagnostic code '␛[2J'; list all codes with `mockd explain`"),
  ])
  func unknownCodesGetSuggestions(text: String, expected: String) {
    #expect(Explanation.unknownCode(text) == expected)
  }
}
