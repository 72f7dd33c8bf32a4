import Foundation
import TestSupport
import Testing

/// A workspace on a file system that ignores case.
@Suite(.enabled(if: Ability.canIgnoreCase, Comment(rawValue: Ability.caseInsensitivity)))
struct CaseInsensitiveTests {
  private let folder: CaseInsensitiveFolder

  init() throws {
    folder = try CaseInsensitiveFolder()
    try write(".mockgen.json", StarWars.configuration)
    try write("graphql/schema.graphqls", "type Query { url: Url } type Url { text: String! }")
    try write("graphql/q.graphql", "query Q { url { text } }")
  }

  private var root: URL { URL(filePath: folder.path) }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func expectNothingToDo() throws {
    for arguments in [["generate", "--prune", "--strict"], ["check", "--strict"]] {
      let run = try MockdProcess.run(arguments, in: root)
      #expect(run.status == 0 && run.output == "", "\(arguments): \(run.output)\(run.errors)")
    }
    #expect(try text("Mocks/Query+Mock.graphql.swift").contains("class Query"))
  }

  @Test func outputsSurvivePruningAndRenaming() throws {
    #expect(try MockdProcess.run(["generate"], in: root).status == 0)
    try expectNothingToDo()
    #expect(try text("Mocks/Url+Mock.graphql.swift").contains("class Url"))
    try write("graphql/schema.graphqls", "type Query { url: URL } type URL { text: String! }")
    let renamed = try MockdProcess.run(["generate", "--strict"], in: root)
    #expect(renamed.status == 0 && renamed.output == "", "\(renamed.output)\(renamed.errors)")
    #expect(try text("Mocks/URL+Mock.graphql.swift").contains("class URL"))
    try expectNothingToDo()
    // A folder of outputs that is spelled otherwise.
    try write(".mockgen.json", StarWars.configuration.replacing("\"Mocks\"", with: "\"MOCKS\""))
    #expect(try MockdProcess.run(["generate", "--prune", "--strict"], in: root).status == 0)
    try expectNothingToDo()
  }
}
