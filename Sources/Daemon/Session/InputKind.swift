import Configuration

/// What a project reads files for.
package enum InputKind: Sendable {
  case schema, operations
  /// The Swift files of tests.
  case tests

  /// What outputs are made from.
  package static let graphQL: [InputKind] = [.schema, .operations]
  package static let all: [InputKind] = [.schema, .operations, .tests]

  func patterns(of project: Project) -> [String] {
    switch self {
    case .schema: project.schema
    case .operations: project.operations
    case .tests: project.tests.isEmpty ? [] : project.tests + ["!" + Self.generated]
    }
  }

  /// What generators write is no test, wherever it lies.
  private static let generated = "**/*.graphql.swift"
}
