import Testing

/// The type system's answers against the compiler's.
@Suite struct CompilerComparisonTests {
  @Test func typesOfFixtures() throws {
    let comparison = try Comparison.run { file in SemanticAnswers(file).answers(file) }
    #expect(comparison.total[.different] == 0)
  }
}
