import Source
import Testing

/// The type system's answers against the compiler's.
@Suite struct CompilerComparisonTests {
  /// `MOCKD_COMPARE=all` also compares the samples and examples.
  @Test func answersAreTheCompilers() throws {
    var known: [String: SemanticAnswers] = [:]
    let comparison = try Comparison.run { file in
      // Files of one module share the answers about their declarations.
      let key = file.module.count == 1 ? file.path : file.moduleName
      var answers: SemanticAnswers
      if let shared = known[key] { answers = shared } else { answers = try SemanticAnswers(file) }
      known = [key: answers]
      answers.path = Name(file.path)
      return answers.answers(file)
    }
    #expect(comparison.total[.different] == 0)
  }
}
