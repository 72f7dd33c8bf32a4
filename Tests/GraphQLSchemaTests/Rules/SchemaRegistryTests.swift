import Foundation
import Testing

@testable import GraphQLSchema

/// Each rule has one file and one test file.
struct SchemaRegistryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  /// Files in the folder of the rules that several rules use.
  private static let shared: Set = [
    "SchemaDocumentContext", "DirectiveSites", "PolicyDirectives", "SchemaContext", "UniqueMembers",
  ]

  /// The rule in a file. `InSchema` tells it from another file of the same name, such as a rule for operations.
  private static func rule(ofFile name: String) -> String { name.replacing(/InSchema$/, with: "") }

  private func names(in folder: URL, suffix: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
  }

  @Test func everyRuleHasAFileAndATest() throws {
    let definitions = DefinitionRules.all.map { $0.name.replacing(/Rule$/, with: "") }
    let types = SchemaRules.all.map(\.name)
    let all = Set(definitions + types)
    #expect(all.count == definitions.count + types.count)
    let sources = Self.folder.appending(path: "../../../Sources/GraphQLSchema/Rules").standardizedFileURL
    let inDefinitions = try names(in: sources.appending(path: "Definitions"), suffix: ".swift")
    let inTypes = try names(in: sources.appending(path: "Types"), suffix: ".swift")
    #expect(Set(inDefinitions.subtracting(Self.shared).map(Self.rule)) == Set(definitions))
    #expect(Set(inTypes.subtracting(Self.shared).map(Self.rule)) == Set(types))
    #expect(try names(in: Self.folder, suffix: "Tests.swift").subtracting(["SchemaRegistry"]) == all)
  }
}
