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
    ("unset-required", "There is no diagnostic code 'unset-required'; did you mean 'unset-required-field'?"),
    ("UNSET", "There is no diagnostic code 'UNSET'; did you mean 'unset-required-field'?"),
    ("stubs", "There is no diagnostic code 'stubs'; `mockd explain` lists all codes"),
    (
      "unique",
      "There is no diagnostic code 'unique'; 15 codes contain that, and `mockd explain` lists all codes"
    ),
    (
      "unreadable",
      "There is no diagnostic code 'unreadable'; did you mean 'input/unreadable' or 'baseline/unreadable'?"
    ),
    ("output/stael", "There is no diagnostic code 'output/stael'; did you mean 'output/stale'?"),
    ("\u{1B}[2J", "There is no diagnostic code '␛[2J'; `mockd explain` lists all codes"),
  ])
  func unknownCodesGetSuggestions(text: String, expected: String) {
    #expect(Explanation.unknownCode(text) == expected)
  }
}
