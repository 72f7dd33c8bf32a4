import Foundation
import TestSupport
import Testing

/// Users consent to paths outside the repository in each of the documented ways.
@Suite struct ConsentTests {
  private let workspace: HostileWorkspace
  private let settings: TemporaryWorkspace
  private let mock: URL

  init() throws {
    workspace = try HostileWorkspace([
      ".mockgen.json": HostileWorkspace.configuration(
        "\"allowOutsideWorkspace\": true", operations: "[\"graphql/*.graphql\", \"../inputs/*.graphql\"]",
        outputs: "\"testMocks\": { \"path\": \"../made/Mocks\" }")
    ])
    try workspace.folder.write("inputs/More.graphql", "query More { search(text: \"\") { __typename } }")
    settings = try TemporaryWorkspace()
    mock = workspace.folder.root.appending(path: "made/Mocks/Human+Mock.graphql.swift")
  }

  private var isWritten: Bool { FileManager.default.fileExists(atPath: mock.path) }

  private func run(_ arguments: String...) throws -> MockdProcess.Result {
    try MockdProcess.run(
      arguments, in: workspace.repository, environment: ["XDG_CONFIG_HOME": settings.root.path, "HOME": "/nowhere"])
  }

  private func trust(_ json: String) throws -> URL {
    try settings.write("mockd/config.json", json)
    let file = settings.root.appending(path: "mockd/config.json")
    #expect(chmod(file.path, 0o644) == 0)
    return file
  }

  @Test func nothingIsWrittenWithoutConsent() throws {
    for command in ["generate", "check"] {
      let result = try run(command, "--format", "json")
      #expect(result.status == 2)
      #expect(result.output.contains("config/path-outside-workspace"))
      #expect(result.output.contains("config/ignored-consent"))
      #expect(!isWritten)
    }
  }

  @Test func aFlagGivesConsent() throws {
    let result = try run("generate", "--allow-outside-workspace")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(isWritten && !result.output.contains("ignored-consent"))
    #expect(try run("check", "--allow-outside-workspace").status == 0)
    #expect(try run("check").status == 2)
  }

  @Test func userSettingsGiveConsent() throws {
    let file = try trust("{ \"trustedRepositories\": [\"\(workspace.repository.path)\"] }")
    let result = try run("generate")
    #expect(result.status == 0 && isWritten, "\(result.output)\(result.errors)")
    try FileManager.default.removeItem(at: mock)
    // Other users could have written these files.
    for mode: mode_t in [0o664, 0o646, 0o666] {
      #expect(chmod(file.path, mode) == 0)
      let result = try run("generate")
      #expect(result.status == 2 && !isWritten)
      #expect(result.errors.contains("Ignoring '"))
    }
  }

  @Test func settingsForOtherRepositoriesGiveNoConsent() throws {
    _ = try trust("{ \"trustedRepositories\": [\"\(workspace.repository.path)/graphql\", \"/elsewhere/*\"] }")
    #expect(try run("generate").status == 2)
    let result = try { () in
      _ = try trust("{ \"trustedRepositories\": \"*\" }")
      return try run("generate")
    }()
    #expect(result.status == 2 && !isWritten)
    #expect(result.errors.contains("'trustedRepositories' must be a list of paths"))
  }

  @Test(
    arguments: [
      (["initializationOptions": ["allowOutsideWorkspace": true]], true), ([:], false),
      (["initializationOptions": ["allowOutsideWorkspace": "yes"]], false),
    ] as [([String: [String: any Sendable]], Bool)])
  func editorOptionsGiveConsent(options: [String: [String: any Sendable]], isAllowed: Bool) throws {
    let client = try LspClient(in: workspace.repository)
    try client.begin([workspace.repository], more: options)
    // Settings can come from files of the workspace, so they are not consent.
    try client.notify(
      "workspace/didChangeConfiguration", ["settings": ["mockd": ["allowOutsideWorkspace": true]]])
    let place = ["line": 0, "character": 0]
    try client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": workspace.repository.appending(path: "graphql/Hero.graphql").absoluteString],
        "range": ["start": place, "end": place],
      ])
    var message = try client.next()
    while message["method"].string != nil { message = try client.next() }
    #expect(isWritten == isAllowed)
  }

  @Test func siblingFoldersInTheRepositoryNeedNoConsent() throws {
    try workspace.write(
      "app/.mockgen.json",
      HostileWorkspace.configuration(
        schema: "[\"../graphql/*.graphqls\"]", operations: "[\"../graphql/*.graphql\"]",
        outputs: "\"testMocks\": { \"path\": \"../Sibling/Mocks\" }"))
    let result = try run("generate", "--config", "app")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let made = workspace.repository.appending(path: "Sibling/Mocks/Human+Mock.graphql.swift")
    #expect(FileManager.default.fileExists(atPath: made.path))
    // A file that mockd did not create stays.
    try Data("let mine = 1\n".utf8).write(to: made)
    #expect(try run("generate", "--config", "app").status == 1)
    #expect(try String(contentsOf: made, encoding: .utf8) == "let mine = 1\n")
  }

  // MARK: Files that the command line names

  @Test func baselinesAreNotWrittenThroughLinks() throws {
    try workspace.write(".mockgen.json", HostileWorkspace.configuration())
    let before = try FolderSnapshot(workspace.outside)
    for target in ["../outside/secret.txt", "../outside/made"] {
      try workspace.link("baseline.json", to: target)
      let result = try run("check", "--write-baseline", "baseline.json")
      #expect(result.status == 2 && result.errors.contains("Cannot write the baseline"))
    }
    try workspace.link("ci", to: "../outside")
    #expect(try run("check", "--write-baseline", "ci/baseline.json").status == 2)
    #expect(try FolderSnapshot(workspace.outside) == before)
    try workspace.link("baseline.json", to: "../outside/secret.txt")
    let read = try run("check", "--baseline", "baseline.json")
    #expect(read.status == 2 && !(read.output + read.errors).contains(HostileWorkspace.secret))
  }

  @Test(arguments: [["init"], ["init", "--force"]])
  func configurationsAreNotWrittenThroughLinks(arguments: [String]) throws {
    let before = try FolderSnapshot(workspace.outside)
    for target in ["../outside/secret.txt", "../outside/made"] {
      try workspace.link(".mockgen.json", to: target)
      let result = try MockdProcess.run(arguments, in: workspace.repository)
      #expect(result.status == 2, "\(result.errors)")
    }
    #expect(try FolderSnapshot(workspace.outside) == before)
  }

  // MARK: Owners

  @Test(.enabled(if: Ability.isRoot, "only root can give files away"))
  func configurationsOfOtherUsersAreNotUsed() throws {
    try workspace.write(".mockgen.json", HostileWorkspace.configuration())
    let path = workspace.repository.appending(path: ".mockgen.json").path
    #expect(chown(path, 12345, 12345) == 0)
    let refused = try run("generate")
    #expect(refused.status == 2 && refused.errors.contains("belongs to another user"))
    #expect(refused.errors.contains("--config") && refused.errors.contains("trustedRepositories"))
    #expect(try run("generate", "--config", ".mockgen.json").status == 0)
    _ = try trust("{ \"trustedRepositories\": [\"\(workspace.repository.path)\"] }")
    #expect(try run("check").status == 0)
  }
}
