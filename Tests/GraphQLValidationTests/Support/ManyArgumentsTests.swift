import Testing

@testable import GraphQLValidation

/// Comparing arguments one by one (fields with few) and by a table (fields with many) gives the same result.
struct ManyArgumentsTests {
  static let counts = [1, 2, 15, 16, 17, 18, 40]

  private static func schema(_ count: Int) -> String {
    "type Query { f(\((0...count).map { "a\($0): Int" }.joined(separator: ", "))): Int }"
  }

  private static func arguments(_ count: Int, _ change: (Int) -> String = { "a\($0): \($0)" }) -> [String] {
    (0..<count).map(change)
  }

  private func diagnostics(_ count: Int, _ first: [String], _ second: [String]) -> [String] {
    let (first, second) = (first.joined(separator: ", "), second.joined(separator: ", "))
    return ValidationRuleRow("", "query Q { 1️⃣f(\(first)) 2️⃣f(\(second)) }").diagnostics(
      ValidationOptions(rules: [.overlappingFieldsCanBeMerged]), schema: Self.schema(count))
  }

  private func expectConflict(_ count: Int, _ second: [String], _ at: SourceLocation = #_sourceLocation) {
    for (first, second) in [(Self.arguments(count), second), (second, Self.arguments(count))] {
      let found = diagnostics(count, first, second)
      #expect(found.count == 1, "\(count)", sourceLocation: at)
      #expect(
        found.first?.contains("they have differing arguments") == true, "\(count) \(found)", sourceLocation: at)
    }
  }

  @Test(arguments: counts) func argumentsInAnyOrderAreEqual(count: Int) {
    let plain = Self.arguments(count)
    #expect(diagnostics(count, plain, plain) == [])
    #expect(diagnostics(count, plain, plain.reversed()) == [])
  }

  @Test(arguments: counts) func oneDifferentValueConflicts(count: Int) {
    for place in [0, count / 2, count - 1] {
      expectConflict(count, Self.arguments(count) { "a\($0): \($0 == place ? 99 : $0)" })
    }
  }

  @Test(arguments: counts) func oneMoreArgumentConflicts(count: Int) {
    expectConflict(count, Self.arguments(count) + ["a\(count): \(count)"])
  }

  @Test(arguments: counts) func oneDifferentNameConflicts(count: Int) {
    expectConflict(count, Self.arguments(count) { $0 == 0 ? "a\(count): 0" : "a\($0): \($0)" })
  }
}
