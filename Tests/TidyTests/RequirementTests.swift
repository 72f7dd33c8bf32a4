import Foundation
import TestSupport
import Testing

/// No test is disabled silently.
@Suite struct RequirementTests {
  /// If `CI` is set, all requirements of tests must be met, except optional ones. Elsewhere, the affected tests are
  /// disabled with the reason.
  @Test(arguments: Requirement.all)
  func requirementsAreMetInContinuousIntegration(requirement: Requirement) {
    guard Requirement.isContinuousIntegration, !requirement.isOptional else { return }
    #expect(requirement.isMet(), "\(requirement.condition) does not hold: \(requirement.remedy)")
  }

  /// Continuous integration requires each condition that disables a test. A new condition must be added to the list.
  @Test func everyConditionIsARequirement() throws {
    let known = Set(Requirement.all.map(\.condition))
    var used: Set<String> = []
    for file in Self.files {
      let text = try Repository.code(file).lines.joined(separator: "\n")
      for match in text.matches(of: /\.enabled\(\s*if:\s*([^,)]+)/) { used.insert(String(match.1)) }
    }
    #expect(used.subtracting(known) == [], "these conditions may disable tests unnoticed")
    #expect(known.subtracting(used) == [], "these conditions are not used any more")
  }

  /// No other way of disabling tests is used.
  @Test func onlyRequirementsDisableTests() throws {
    let traps = [".disabled(", "XCTSkip", "withKnownIssue(\""]
    let guards = ["ApolloFrontEnd", "Corpora", "SwiftCompiler", "GraphQLCore", "Ability", "Platform"].map {
      "guard \($0)."
    }
    for file in Self.files {
      for (index, line) in try Repository.code(file).lines.enumerated() {
        for trap in traps where line.contains(trap) { Issue.record("\(file):\(index + 1) uses \(trap)") }
        if guards.contains(where: line.contains), line.contains("else { return }") {
          Issue.record("\(file):\(index + 1) ends a test; use .enabled(if:)")
        }
      }
    }
  }

  /// A constant of the sources must not disable the tests that would detect its error.
  @Test func conditionsAreIndependentOfTheSources() {
    let own = ["Ability", "ApolloFrontEnd", "Corpora", "GraphQLCore", "Platform", "SwiftCompiler"]
    for requirement in Requirement.all {
      #expect(own.contains(String(requirement.condition.prefix { $0 != "." })), "\(requirement.condition)")
    }
  }

  /// The files of tests, without the samples of disabled tests for the crash analysis.
  private static let files = Repository.swiftFiles(below: "Tests").filter { $0 != file && !$0.hasPrefix(samples) }
  private static let file = "Tests/TidyTests/RequirementTests.swift"
  private static let samples = "Tests/CrashTests/"
}
