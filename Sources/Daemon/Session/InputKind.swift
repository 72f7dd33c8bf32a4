import BuildGraph
import Configuration

/// The purpose for which a project reads files.
package enum InputKind: Sendable {
  case schema, operations
  /// The Swift files of tests.
  case tests
  /// The Swift files of the code under test.
  case code
  /// The Swift files that protocol mocks are generated from, or inherit from.
  case protocols

  /// The inputs of outputs.
  package static let ofOutputs: [InputKind] = [.schema, .operations, .protocols]
  package static let all: [InputKind] = [.schema, .operations, .tests, .code, .protocols]

  /// Returns the patterns of a project and of each other one in its group.
  func patterns(of project: Project) -> [[String]] {
    // All projects of a group have one schema.
    let modules = self == .schema ? 0..<1 : 0..<project.moduleCount
    return modules.map { patterns(ofModule: project.module($0)) }
  }

  private func patterns(ofModule project: Project) -> [String] {
    switch self {
    case .schema: project.schema
    case .operations: project.operations
    case .tests: Self.written(project.tests, project)
    case .code: Self.written(project.sources, project)
    case .protocols: Self.protocols(project)
    }
  }

  /// Returns patterns that also exclude generated files, which are neither tests nor code under test.
  private static func written(_ patterns: [String], _ project: Project) -> [String] {
    if patterns.isEmpty { return [] }
    let mocks = project.outputs.protocolMocks.map { "!\($0.path)/*\(ProjectBuilder.protocolMockSuffix)" }
    return patterns + ["!" + generated] + mocks
  }

  /// Returns the patterns of all protocol outputs, and of the files that protocols may inherit from.
  private static func protocols(_ project: Project) -> [String] {
    let outputs = project.outputs.protocolMocks
    if outputs.isEmpty { return [] }
    let patterns = (outputs.flatMap(\.sources) + project.sources).filter { !$0.hasPrefix("!") }
    return written(patterns, project)
  }

  private static let generated = "**/*\(SharedOutputs.generatedSuffix)"
}
