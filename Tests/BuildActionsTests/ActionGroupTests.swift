import Foundation
import TestSupport
import Testing

@testable import BuildActions

/// Tests actions on projects that build on each other, with the example of the documentation.
struct ActionGroupTests {
  private static let folder = MarkdownPage.repository.appending(path: "Examples/Modules")
  private static let configuration = ["--config", ".mockgen.json", "--schema", "MuseumAPI/schema.graphqls"]
  private static let cards = ["ArtworkCards:ArtworkCards/graphql/ArtworkCard.graphql"]
  private static let exhibitions = [
    "Exhibitions:Exhibitions/graphql/Exhibitions.graphql", "Exhibitions:Exhibitions/graphql/BuyTicket.graphql",
  ]
  private static let search = ["Search:Search/graphql/Search.graphql"]

  private static func project() throws -> ActionProject {
    var files: [String: String] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names where name.hasSuffix(".graphql") || name.hasSuffix(".graphqls") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let configuration = try String(contentsOf: folder.appending(path: ".mockgen.json"), encoding: .utf8)
    return try ActionProject(files, configuration: configuration)
  }

  /// The mocks of a project depend on the operations of the whole group.
  @Test(arguments: ["MuseumAPI", "ArtworkCards", "Exhibitions", "Search"])
  func eachProjectHasItsOutputs(name: String) throws {
    let project = try Self.project()
    let operations = Self.cards + Self.exhibitions + Self.search
    let result = project.run(
      ["generate"] + Self.configuration + ["--project", name, "--operations"] + operations + ["--output", "out"])
    #expect(result.status == 0, "\(result.output)")
    try check(project.outputs(), equalFilesIn: name + "/Sources/")
  }

  /// The models of a project need its own operations and the fragments of its dependencies.
  @Test func modelsNeedNoOtherOperations() throws {
    let project = try Self.project()
    let folder = "Exhibitions/Sources/Exhibitions"
    let result = project.run(
      ["generate"] + Self.configuration + ["--project", "Exhibitions", "--operations"] + Self.cards + Self.exhibitions
        + ["--only", folder, "--output", "out"])
    #expect(result.status == 0, "\(result.output)")
    try check(project.outputs(), equalFilesIn: folder + "/")
  }

  private func check(_ outputs: [String: Data], equalFilesIn prefix: String) throws {
    let committed = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix(prefix) && ($0.hasSuffix(".graphql.swift") || $0.contains("/Schema/")) }
      .filter { $0.hasSuffix(".swift") }
    #expect(!committed.isEmpty)
    #expect(outputs.keys.sorted() == committed.sorted())
    for (path, data) in outputs where committed.contains(path) {
      let expected = try Data(contentsOf: Self.folder.appending(path: path))
      #expect(data == expected, "\(path)")
    }
  }

  @Test func aFileBelongsToOneProject() throws {
    let project = try Self.project()
    let file = "ArtworkCards/graphql/ArtworkCard.graphql"
    let result = project.run(
      ["generate"] + Self.configuration + ["--operations", "Search:" + file, "ArtworkCards:" + file, "--output", "out"])
    #expect(result.status == 2)
    #expect(result.output.contains("belongs to two projects"))
  }

  @Test func fragmentsOfOtherProjectsNeedADependency() throws {
    let project = try Self.project()
    let result = project.run(
      ["generate"] + Self.configuration + ["--operations", "Exhibitions:ArtworkCards/graphql/ArtworkCard.graphql"]
        + Self.search + ["--output", "out"])
    #expect(result.status == 1)
    #expect(result.output.contains("Fragment 'ArtworkCard' belongs to project 'Exhibitions', which 'Search' does not"))
  }
}
