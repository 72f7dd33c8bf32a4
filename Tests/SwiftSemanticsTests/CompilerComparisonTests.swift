import Foundation
import Testing

/// The type system's answers against the compiler's.
@Suite struct CompilerComparisonTests {
  @Test func typesOfFixtures() throws {
    let printsUnknown = ProcessInfo.processInfo.environment["MOCKD_UNKNOWN"] != nil
    let comparison = try Comparison.run { file in
      let answers = SemanticAnswers(file).answers(file)
      if printsUnknown { Self.printUnknown(answers, of: file) }
      return answers
    }
    #expect(comparison.total[.different] == 0)
  }

  /// Prints the calls and operators whose type is unknown.
  static func printUnknown(_ answers: [ExpressionAnswer], of file: ComparedFile) {
    let bytes = Array(file.text.utf8)
    for answer in answers where answer.type == nil && (answer.kind != .name) {
      let line = bytes[..<answer.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      let text = String(decoding: bytes[answer.range], as: UTF8.self).prefix(120).replacing("\n", with: " ")
      print("unknown \(answer.kind) \(file.path.split(separator: "/").last ?? ""):\(line): \(text)")
    }
  }
}
