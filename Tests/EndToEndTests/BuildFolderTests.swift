import Foundation
import TestSupport
import Testing

/// `mockd generate --output`: outputs in the folder of a build engine.
@Suite struct BuildFolderTests {
  /// A folder outside of the workspace.
  private let folder: TemporaryWorkspace

  init() throws { folder = try TemporaryWorkspace() }

  private func generate(
    _ workspace: TemporaryWorkspace, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> MockdProcess.Result {
    let output = folder.root.appending(path: "out").path
    return try MockdProcess.run(
      ["generate", "--output", output] + arguments, in: workspace.root, environment: environment)
  }

  /// The files in the folder, without the list of its files.
  private var written: [String: Data] {
    get throws {
      let files = try folder.contents().map { (String($0.key.dropFirst("out/".count)), $0.value) }
      return Dictionary(uniqueKeysWithValues: files).filter { $0.key != ".mockd-outputs" }
    }
  }

  /// A workspace with two projects, each with mocks and models.
  private static func twoProjects() throws -> TemporaryWorkspace {
    let project = { (name: String) in
      """
      {
        "name": "\(name)", "schema": ["\(name)/*.graphqls"], "operations": ["\(name)/*.graphql"],
        "namespace": "\(name)API", "outputs": {
          "models": { "path": "Sources/\(name)API" }, "testMocks": { "path": "Tests/\(name)Tests/Mocks" }
        }
      }
      """
    }
    return try TemporaryWorkspace([
      ".mockgen.json": #"{ "version": 1, "projects": [\#(project("Film")), \#(project("Food"))] }"#,
      "Film/schema.graphqls": "type Query { film: Film! } type Film { title: String! } scalar Price",
      "Film/Film.graphql": "query Film { film { title } }",
      "Food/schema.graphqls": "type Query { dish(price: Price): Dish! } type Dish { name: String! } scalar Price",
      "Food/Dish.graphql": "query Dish($price: Price) { dish(price: $price) { name } }",
    ])
  }

  // MARK: Purity

  @Test func outputsEqualThoseInTheWorkspace() throws {
    let workspace = try StarWars.workspace()
    let before = try workspace.contents()
    let run = try generate(workspace)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.output)\(run.errors)")
    // The workspace has no new file, in particular no state folder.
    #expect(try workspace.contents() == before)
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    let outputs = try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
    #expect(try written == outputs)
    #expect(outputs.count == StarWars.mocks.count)
  }

  @Test func bytesAreIndependentOfTheMachine() throws {
    _ = try generate(try StarWars.workspace())
    let first = try folder.contents()
    let home = try TemporaryWorkspace([".config/mockd/config.json": "{"])
    let run = try generate(
      try StarWars.workspace(["graphql/notes.txt": "unrelated"]),
      ["--config", ".mockgen.json"], environment: ["HOME": home.root.path, "TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8"])
    // The settings of the user are not read.
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try folder.contents() == first)
  }

  @Test func equalFilesAreNotRewritten() throws {
    let workspace = try StarWars.workspace()
    _ = try generate(workspace)
    let before = try stamps()
    _ = try generate(workspace)
    #expect(try stamps() == before)
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id name }")
    _ = try generate(workspace)
    let changed = try stamps().filter { before[$0.key] != $0.value }.map(\.key).sorted()
    #expect(changed == ["Mocks/Human+Mock.graphql.swift"])
  }

  /// The inode and time of each file. A rewritten file has another inode.
  private func stamps() throws -> [String: String] {
    var stamps: [String: String] = [:]
    for path in try folder.contents().keys {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.root.appending(path: path).path)
      stamps[String(path.dropFirst("out/".count))] =
        "\(attributes[.systemFileNumber] ?? 0) \(attributes[.modificationDate] ?? 0)"
    }
    return stamps
  }

  // MARK: Selection

  @Test func onlyTheOutputsOfATargetAreWritten() throws {
    let workspace = try Self.twoProjects()
    // The other project is not built.
    try workspace.write("Film/Film.graphql", "query Film { film { titel } }")
    let run = try generate(workspace, ["--only", "Sources/FoodAPI"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try written.keys.contains("Sources/FoodAPI/Operations/Queries/DishQuery.graphql.swift"))
    #expect(try written.keys.allSatisfy { $0.hasPrefix("Sources/FoodAPI/") })
    let failed = try generate(workspace, ["--only", workspace.root.appending(path: "Sources/FilmAPI").path])
    #expect(failed.status == 1)
    #expect(failed.output.contains("Film/Film.graphql:1:21: error"), "\(failed.output)")
  }

  @Test func aTargetWithoutOutputsIsAnError() throws {
    let run = try generate(try Self.twoProjects(), ["--only", "Sources/App"])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("has no output in 'Sources/App'; its outputs are in 'Sources/FilmAPI', "), "\(run.errors)")
  }

  /// The file of a custom scalar is a proposal, which a file of the workspace replaces.
  @Test func ownFilesReplaceEditableOnes() throws {
    let workspace = try Self.twoProjects()
    _ = try generate(workspace)
    let scalar = "Sources/FoodAPI/Schema/CustomScalars/Price.swift"
    #expect(try written[scalar] != nil)
    try workspace.write(scalar, "public typealias Price = Int\n")
    _ = try generate(workspace)
    #expect(try written[scalar] == nil)
  }

  // MARK: Parts

  @Test func partsHaveFixedNames() throws {
    let workspace = try Self.twoProjects()
    _ = try generate(workspace)
    let files = try written
    _ = try generate(workspace, ["--parts", "12"])
    let parts = try written
    #expect(parts.keys.sorted() == (1...12).map { "Mockd-" + ($0 < 10 ? "0" : "") + "\($0).swift" })
    let text = parts.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    for (path, contents) in files {
      let part = "// MARK: - \(path)\n\n" + String(decoding: contents, as: UTF8.self)
      #expect(text.ranges(of: part).count == 1, "\(path)")
    }
    #expect(parts.values.allSatisfy { $0.starts(with: Data("// @generated\n".utf8)) })
  }

  @Test func anEditChangesFewParts() throws {
    let workspace = try Self.twoProjects()
    _ = try generate(workspace, ["--parts", "16"])
    let before = try stamps()
    try workspace.write("Food/Dish.graphql", "query Dish($price: Price) { dish(price: $price) { title: name } }")
    _ = try generate(workspace, ["--parts", "16"])
    let changed = try stamps().filter { before[$0.key] != $0.value }
    // The parts with the model of the operation and the mock of the type.
    #expect(changed.count == 2, "\(changed)")
  }

  // MARK: The folder

  @Test func filesThatAreNoLongerOutputsAreDeleted() throws {
    let workspace = try StarWars.workspace()
    _ = try generate(workspace, ["--parts", "3"])
    _ = try generate(workspace)
    #expect(try written.keys.sorted() == StarWars.mocks)
    try workspace.write(".mockgen.json", StarWars.configuration.replacing("\"Mocks\"", with: "\"Other\""))
    _ = try generate(workspace)
    #expect(try written.keys.allSatisfy { $0.hasPrefix("Other/") })
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.root.appending(path: "out").path)
    #expect(folders.sorted() == [".mockd-outputs", "Other"])
  }

  @Test(arguments: ["// mine\n", "// @generated\n// by another tool\n"])
  func otherFilesAreKept(_ text: String) throws {
    let workspace = try StarWars.workspace()
    try folder.write("out/Mocks/Human+Mock.graphql.swift", text)
    try folder.write("out/Other.swift", text)
    let before = try folder.contents()
    let run = try generate(workspace)
    #expect(run.status == 1)
    #expect(run.errors.contains("was not generated for this folder, so it is kept"), "\(run.errors)")
    #expect(try folder.contents() == before)
  }

  /// A list of files is data of a folder, and can't make mockd delete others.
  @Test func aListDeletesOnlyGeneratedFilesInTheFolder() throws {
    let workspace = try StarWars.workspace()
    try folder.write("Outside.swift", "// @generated\n")
    try folder.write("out/Own.swift", "// mine\n")
    try folder.write("out/.mockd-outputs", "mockd-outputs 1\n../Outside.swift\n")
    #expect(try generate(workspace).status == 0)
    #expect(try folder.text("Outside.swift") == "// @generated\n")
    try folder.write("out/.mockd-outputs", "mockd-outputs 1\nOwn.swift\n")
    #expect(try generate(workspace).status == 1)
    #expect(try folder.text("out/Own.swift") == "// mine\n")
  }

  /// Hostile lists and outputs cost neither time nor memory.
  @Test(arguments: [".mockd-outputs", StarWars.mocks[0]]) func largeFilesAreNotRead(_ name: String) throws {
    let workspace = try StarWars.workspace()
    try folder.write("out/" + name, "")
    let file = try FileHandle(forWritingTo: folder.root.appending(path: "out/" + name))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let run = try generate(workspace)
    #expect(run.status == 1 && !run.isCrash)
    #expect(run.errors.contains("it is larger than"), "\(run.errors)")
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let workspace = try StarWars.workspace()
    try folder.write("elsewhere/keep.txt", "")
    try folder.write("out/.mockd-outputs", "mockd-outputs 1\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.root.appending(path: "out/Mocks").path,
      withDestinationPath: folder.root.appending(path: "elsewhere").path)
    let run = try generate(workspace)
    #expect(run.status == 1 && !run.isCrash)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.root.appending(path: "elsewhere").path).count == 1)
  }

  /// The path in the arguments is in the workspace, but a link of the clone leads elsewhere.
  @Test func linksOutOfTheWorkspaceNeedConsent() throws {
    let workspace = try StarWars.workspace(["inside/keep.txt": ""])
    try folder.write("Mine.swift", "// @generated\n")
    for (link, target) in [("build", folder.root.path), ("alias", "inside")] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.root.appending(path: link).path, withDestinationPath: target)
    }
    let before = try folder.contents()
    for output in ["build", "build/new/folder", workspace.root.path + "/build"] {
      let run = try MockdProcess.run(["generate", "--output", output], in: workspace.root)
      #expect(run.status == 1 && !run.isCrash)
      #expect(run.errors.contains("leads out of the workspace; name its target"), "\(run.errors)")
    }
    #expect(try folder.contents() == before)
    #expect(try MockdProcess.run(["generate", "--output", "alias/out"], in: workspace.root).status == 0)
    #expect(try workspace.text("inside/out/" + StarWars.mocks[0]).hasPrefix("// @generated"))
    let arguments = ["generate", "--output", "build", "--allow-outside-workspace"]
    #expect(try MockdProcess.run(arguments, in: workspace.root).status == 0)
    #expect(try folder.text(StarWars.mocks[0]).hasPrefix("// @generated"))
  }

  @Test func errorsLeaveTheFolderUnchanged() throws {
    let workspace = try StarWars.workspace()
    _ = try generate(workspace)
    let before = try stamps()
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { nme } }")
    let run = try generate(workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("graphql/Hero.graphql:1:21: error"))
    #expect(try stamps() == before)
    try workspace.write(".mockgen.json", "{ \"version\": 7 }")
    #expect(try generate(workspace).status == 2)
    #expect(try stamps() == before)
  }

  @Test func anUnusableFolderIsReported() throws {
    try folder.write("out", "a file")
    let run = try generate(try StarWars.workspace())
    #expect(run.status == 1 && !run.isCrash)
    #expect(run.errors.contains("Cannot write to '"), "\(run.errors)")
  }

  // MARK: outputsWrittenBy

  @Test func aWorkspaceWhoseBuildWritesHasNoOutputs() throws {
    let configuration = StarWars.configuration.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"outputsWrittenBy\": \"build\",")
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try workspace.write(".mockgen.json", configuration)
    let generated = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generated.status == 0, "\(generated.output)\(generated.errors)")
    // The outputs of the former setting are deleted.
    #expect(try workspace.contents().keys.filter { $0.hasPrefix("Mocks/") }.isEmpty)
    let again = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(again.errors.contains("nothing to write, because the build writes the outputs"), "\(again.errors)")
    let checked = try MockdProcess.run(["check", "--strict"], in: workspace.root)
    #expect(checked.status == 0, "\(checked.output)")
    _ = try generate(workspace)
    #expect(try written.keys.sorted() == StarWars.mocks)
  }
}
