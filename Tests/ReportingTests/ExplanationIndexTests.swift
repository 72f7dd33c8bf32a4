import Foundation
import Reporting
import Source
import Testing

@Suite struct ExplanationIndexTests {
  @Test func hasEveryCodeOnce() {
    let codes = Explanation.index.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(codes.sorted() == DiagnosticCode.allCases.map(\.rawValue).sorted())
  }

  @Test func separatesFamilies() {
    let families = Explanation.index.components(separatedBy: "\n\n").map { block in
      Set(block.split(separator: "\n").map { $0.split(separator: " ")[0].split(separator: "/")[0] })
    }
    #expect(families.allSatisfy { $0.count == 1 })
    #expect(Set(families).count == families.count)
  }

  @Test(arguments: [
    ("output/stael", "There is no diagnostic code 'output/stael'; did you mean 'output/stale'?"),
    ("\u{1B}[2J", "There is no diagnostic code '␛[2J'; `mockd explain` lists all codes."),
  ])
  func suggests(text: String, expected: String) {
    #expect(Explanation.unknownCode(text) == expected)
  }
}
