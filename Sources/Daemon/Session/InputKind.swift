import Configuration

/// What a project reads files for.
package enum InputKind: Sendable {
  case schema, operations
  /// The Swift files of tests.
  case tests
  /// The Swift files of the code under test.
  case code

  /// What outputs are made from.
  package static let graphQL: [InputKind] = [.schema, .operations]
  package static let all: [InputKind] = [.schema, .operations, .tests, .code]

  func patterns(of project: Project) -> [String] {
    switch self {
    case .schema: project.schema
    case .operations: project.operations
    case .tests: Self.written(project.tests)
    case .code: Self.written(project.sources)
    }
  }

  /// What generators write is neither a test nor what is tested, wherever it lies.
  private static func written(_ patterns: [String]) -> [String] {
    patterns.isEmpty ? [] : patterns + ["!" + generated]
  }

  private static let generated = "**/*.graphql.swift"
}
