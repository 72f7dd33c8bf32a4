import Foundation
import Testing

@testable import GraphQLValidation

/// Each rule has one function, one file and one test file.
struct ValidationRegistryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func names(in folder: URL, suffix: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  @Test func everyRuleHasOneCheck() {
    // A second function of this rule checks type system definitions.
    let projectRules = ValidationUnit.projectChecks.map(\.rule).filter { $0 != .knownDirectives }
    let checked =
      projectRules + ValidationUnit.definitionChecks.map(\.0) + ValidationUnit.operationChecks.map(\.0)
      + [.overlappingFieldsCanBeMerged]
    #expect(checked.count == Set(checked).count)
    #expect(Set(checked) == Set(ValidationRule.allCases))
  }

  @Test func everyScopeHasAProjectRule() {
    #expect(Set(ValidationUnit.projectChecks.map(\.scope)) == Set(ProjectRuleScope.allCases))
  }

  @Test func everyRuleHasAFileAndATest() throws {
    let rules = Set(ValidationRule.allCases.map(\.rawValue))
    let sources = Self.folder.appending(path: "../../Sources/GraphQLValidation/Rules").standardizedFileURL
    #expect(try names(in: sources, suffix: ".swift").subtracting(["Checks"]) == rules)
    #expect(try names(in: Self.folder.appending(path: "Rules"), suffix: "Tests.swift") == rules)
  }
}
