import Foundation
import TestSupport
import Testing

/// In hostile clones, no command changes or prints outside files, or takes long.
@Suite struct HostileCloneTests {
  enum Command: String, CaseIterable {
    case generate, check, watch, lsp
  }

  /// The limit of CPU time in seconds.
  private static let maximumTime = 5.0
  /// The limit of memory in bytes.
  private static let maximumMemory = 500_000_000

  @Test(arguments: HostileCase.all)
  func aHostileCloneIsHarmless(_ hostile: HostileCase) throws {
    for command in Command.allCases {
      let workspace = try hostile.make()
      let before = try FolderSnapshot(workspace.outside)
      let result = try run(command, workspace)
      let changes = try FolderSnapshot(workspace.outside).differences(from: before)
      #expect(changes == [], "\(command) changed files outside\n\(result.printed)")
      #expect(!result.printed.contains(HostileWorkspace.secret), "\(command) printed a secret\n\(result.printed)")
      #expect(result.processorTime <= Self.maximumTime, "\(command) took \(result.processorTime) s")
      #expect(result.memory <= Self.maximumMemory, "\(command) took \(result.memory) bytes")
      #expect((0...2).contains(result.status), "\(command) ended with \(result.status)\n\(result.printed)")
      #expect(try workspace.privilegedFiles() == [] || command == .check, "\(command) kept privileges")
    }
  }

  static let actions: [[String]] = {
    let schema = ["--schema", "graphql/schema.graphqls"]
    let operations = ["--operations", "graphql/Hero.graphql", "graphql/Details.graphql"]
    let project = ["--config", ".mockgen.json"] + schema + operations
    let generate = ["generate"] + project
    return [
      ["normalize"] + schema + ["--output", "link"],
      ["normalize"] + schema + ["--output", "graphql/n", "--documented", "folder/Made"],
      ["summarize"] + operations + ["--output", "dangling"],
      ["check"] + project + ["--output", "link"], ["check"] + project + ["--output", "folder/secret.txt"],
      generate + ["--output", "folder"], generate + ["--output", "folder/new"],
      generate + ["--output", "folder", "--parts", "2"],
    ]
  }()

  /// The arguments name paths in the clone, where links lead elsewhere.
  @Test(arguments: actions) func actionsChangeNothingOutside(arguments: [String]) throws {
    let workspace = try HostileWorkspace()
    try workspace.link("link", to: "../outside/secret.txt")
    try workspace.link("dangling", to: "../outside/made")
    try workspace.link("folder", to: "../outside/mocks")
    let before = try FolderSnapshot(workspace.outside)
    let result = try MeasuredRun(["action"] + arguments, in: workspace.repository).wait()
    #expect(result.status == 1 && result.printed.contains("symbolic link"), "\(result.printed)")
    #expect(try FolderSnapshot(workspace.outside).differences(from: before) == [])
  }

  /// The measurements work: runs use CPU time and memory and write outputs, and snapshots detect a changed file.
  @Test func measurementsDetectActivity() throws {
    let workspace = try HostileWorkspace()
    let before = try FolderSnapshot(workspace.outside)
    for command in Command.allCases where command != .check {
      let result = try run(command, workspace)
      #expect(result.processorTime > 0 && result.memory > 1_000_000)
      #expect(
        FileManager.default.fileExists(atPath: workspace.repository.appending(path: StarWars.mocks[0]).path)
          == false)
      let mock = workspace.repository.appending(path: "Out/Human+Mock.graphql.swift")
      #expect(FileManager.default.fileExists(atPath: mock.path), "\(command) wrote nothing\n\(result.printed)")
      try FileManager.default.removeItem(at: mock)
    }
    #expect(try FolderSnapshot(workspace.outside) == before)
    try workspace.folder.write("outside/home/.bashrc", "changed")
    #expect(try FolderSnapshot(workspace.outside).differences(from: before) == ["home/.bashrc"])
  }

  // MARK: Runs

  private func run(_ command: Command, _ workspace: HostileWorkspace) throws -> MeasuredRun.Result {
    let environment = ["HOME": workspace.outside.appending(path: "home").path, "XDG_CONFIG_HOME": ""]
    switch command {
    case .generate, .check:
      return try MeasuredRun([command.rawValue], in: workspace.repository, environment: environment).wait()
    case .watch:
      let run = try MeasuredRun(
        ["watch", "--format", "json"], in: workspace.repository, environment: environment)
      if run.wait(seconds: 60, until: { $0.contains("\"ready\"") || $0.contains("mockd: ") }) {
        let lines = run.printed.count { $0 == "\n" }
        try workspace.write("graphql/Saved.graphql", "query Saved { hero { id } }\n")
        // With a broken configuration, the command may do nothing.
        _ = run.wait(seconds: 0.5) { printed in lines < printed.count { $0 == "\n" } }
      }
      run.send(SIGTERM)
      return try run.wait()
    case .lsp:
      return try MeasuredRun(
        ["lsp"], in: workspace.repository, input: try session(workspace.repository), environment: environment
      ).wait()
    }
  }

  /// Returns the bytes of a session that opens a folder and a file, sends requests, and ends.
  private func session(_ repository: URL) throws -> Data {
    let file = repository.appending(path: "graphql/Hero.graphql").absoluteString
    let document = ["uri": file]
    let place = ["line": 0, "character": 0]
    let text: [String: Any] = ["uri": file, "languageId": "graphql", "version": 1, "text": StarWars.hero]
    let messages: [[String: Any]] = [
      [
        "id": 1, "method": "initialize",
        "params": [
          "capabilities": [:], "workspaceFolders": [["uri": repository.absoluteString, "name": "w"]],
        ],
      ],
      ["method": "initialized", "params": [:]],
      ["method": "textDocument/didOpen", "params": ["textDocument": text]],
      ["id": 2, "method": "textDocument/hover", "params": ["textDocument": document, "position": place]],
      [
        "id": 3, "method": "textDocument/codeAction",
        "params": ["textDocument": document, "range": ["start": place, "end": place], "context": ["diagnostics": []]],
      ],
      ["method": "textDocument/didSave", "params": ["textDocument": document]],
      ["id": 4, "method": "textDocument/documentSymbol", "params": ["textDocument": document]],
      ["id": 5, "method": "shutdown"],
      ["method": "exit"],
    ]
    return try messages.map { try LspClient.frame($0) }.reduce(Data(), +)
  }
}
