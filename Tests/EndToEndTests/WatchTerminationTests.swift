import Foundation
import TestSupport
import Testing

/// The end of a watch (fault 30), and its standard streams.
@Suite struct WatchTerminationTests {
  @Test(arguments: [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")])
  func signalsEndTheWatch(_ number: Int32, _ name: String) throws {
    let watching = try Watching(try StarWars.workspace())
    watching.mockd.send(number)
    #expect(watching.mockd.status() == 0)
    #expect(watching.mockd.wait { $0.lines.last == "stopped (\(name))" }, "\(watching.mockd.printed)")
    let json = try Watching(watching.workspace, ["--format", "json"])
    json.mockd.send(number)
    #expect(json.mockd.status() == 0)
    #expect(json.mockd.wait { $0.lines.last == "{ \"event\": \"stopped\", \"reason\": \"\(name)\" }" })
  }

  @Test(arguments: ["text", "json"]) func aClosedOutputEndsTheWatch(_ format: String) throws {
    let watching = try Watching(try StarWars.workspace(), ["--format", format])
    try watching.mockd.closeOutput()
    #expect(watching.mockd.status() == 0)
  }

  /// The watch prints more than an unread pipe holds.
  @Test(arguments: [SIGINT, SIGTERM]) func signalsEndAWatchWithUnreadOutput(_ number: Int32) throws {
    let workspace = try StarWars.workspace()
    let watch = Process()
    watch.executableURL = try BuiltTool.path("mockd")
    watch.arguments = ["watch", "--format", "json"]
    watch.currentDirectoryURL = workspace.root
    try watch.start { watch.standardOutput = Pipe() }
    defer { kill(watch.processIdentifier, SIGKILL) }
    // Each message is as long as possible.
    var isStuck = false
    for round in 0..<200 where !isStuck {
      let fields = (0..<9).map { "x\(round)x\($0): nope\(round)x\($0)" }.joined(separator: " ")
      try workspace.write("graphql/Hero.graphql", "query Hero { hero { id } \(fields) }")
      let run = try MockdProcess.run(["sync", "--timeout", "2"], in: workspace.root)
      isStuck = run.errors.contains("did not process all changes")
    }
    try #require(isStuck)
    kill(watch.processIdentifier, number)
    watch.waitUntilExit()
    #expect(watch.terminationReason == .exit)
    #expect(watch.terminationStatus == 0)
  }

  /// In a process without standard descriptors, the first opened files get the numbers of these.
  @Test func theWatchRunsWithoutStandardDescriptors() throws {
    let script = """
      "$1" watch <&- >&- 2>errors & watch=$!
      for _ in 1 2 3 4 5 6 7 8 9; do "$1" sync && break; kill -0 $watch || exit 3; done
      kill $watch
      """
    let workspace = try StarWars.workspace()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", script, "sh", try BuiltTool.path("mockd").path]
    shell.currentDirectoryURL = workspace.root
    shell.standardError = FileHandle.nullDevice
    try shell.start()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try workspace.text("errors").isEmpty)
    #expect(try workspace.contents().keys.contains("Mocks/Query+Mock.graphql.swift"))
  }

  @Test func jsonHasOneObjectPerLine() throws {
    let watching = try Watching(try StarWars.workspace(), ["--format", "json"])
    let workspace = watching.workspace
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { nme }")
    try watching.sync()
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try watching.sync()
    try workspace.write("graphql/Hero.graphql", "query Hero { __typename }")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "graphql/Details.graphql"))
    try watching.sync()
    watching.mockd.send(SIGTERM)
    #expect(watching.mockd.status() == 0)
    #expect(watching.mockd.wait(for: "\"stopped\""))
    let events = try watching.mockd.printed.split(separator: "\n").map { try JSON.parse(Data($0.utf8)) }
    #expect(events.first?["event"].string == "ready")
    #expect(events.first?["written"].array.compactMap(\.string) == StarWars.mocks)
    #expect(events.first?["version"].int == 1)
    #expect(events.last?["event"].string == "stopped")
    let diagnostics = events.filter { $0["event"].string == "diagnostics" }
    #expect(diagnostics.map { $0["file"].string } == ["graphql/Details.graphql", "graphql/Details.graphql"])
    #expect(diagnostics.map { $0["diagnostics"].array.count } == [1, 0])
    let diagnostic = try #require(diagnostics.first?["diagnostics"].array.first)
    #expect(diagnostic["code"].string == "graphql/FieldsOnCorrectType")
    #expect(diagnostic["range"]["start"]["column"].int == 33)
    let rebuilt = events.filter { $0["event"].string == "rebuilt" }
    #expect(rebuilt.allSatisfy { $0["milliseconds"].int != nil })
    #expect(rebuilt.first?["kept"].bool == true)
    #expect(rebuilt.first?["changed"].array.first?.string == "graphql/Details.graphql")
    let deleted = rebuilt.flatMap { $0["deleted"].array.compactMap(\.string) }.sorted()
    #expect(deleted == StarWars.mocks.filter { !$0.contains("Query") })
  }

  /// The status line appears, is erased before other output, and is gone at the end.
  @Test func terminalsShowAStatusLine() throws {
    let watching = try Watching(try StarWars.workspace(), output: .terminal)
    let status = "\r\u{1B}[K\u{1B}[?7lwatching 4 files\u{1B}[?7h"
    #expect(watching.mockd.wait { $0.printed.hasSuffix(status) }, "\(watching.mockd.printed.debugDescription)")
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { nme }")
    #expect(watching.mockd.wait { $0.printed.hasSuffix("\r\u{1B}[K\u{1B}[?7lwatching 4 files; 1 error\u{1B}[?7h") })
    let erased = "\u{1B}[?7h\r\u{1B}[K"
    #expect(watching.mockd.printed.contains(erased + "\u{1B}[2m"), "\(watching.mockd.printed.debugDescription)")
    #expect(watching.mockd.printed.contains("\u{1B}[1;31merror[graphql/FieldsOnCorrectType]:\u{1B}[0m"))
    watching.mockd.send(SIGINT)
    #expect(watching.mockd.status() == 0)
    #expect(watching.mockd.wait { $0.printed.hasSuffix(" stopped (SIGINT)\r\n") })
    #expect(watching.mockd.printed.contains(erased + "\u{1B}[2m"))
  }

  /// A new modification time without new contents is not a change.
  @Test(arguments: [[], ["--poll"]]) func onlyChangedContentsCountAsChanges(_ arguments: [String]) throws {
    let watching = try Watching(try StarWars.workspace(), arguments)
    let details = watching.workspace.root.appending(path: "graphql/Details.graphql")
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try watching.sync()
    for second in 1...3 {
      let time = Date(timeIntervalSinceNow: Double(second))
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: details.path)
      try watching.sync()
    }
    #expect(watching.changes.count == 1, "\(watching.mockd.printed)")
    #expect(watching.changes.first?.hasSuffix(": 1 written") == true, "\(watching.mockd.printed)")
  }

  @Test func colorIsUsedOnRequest() throws {
    let watching = try Watching(try StarWars.workspace(), ["--color", "never"], output: .terminal)
    #expect(!watching.mockd.printed.contains("\u{1B}[2m"))
    let piped = try Watching(try StarWars.workspace(), ["--color", "always"])
    #expect(piped.mockd.printed.contains("\u{1B}[2m"))
  }

  @Test func logsAndTracesGoToStandardError() throws {
    let watching = try Watching(try StarWars.workspace(), ["--log-level", "trace", "--trace"])
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try watching.sync()
    #expect(watching.mockd.wait { $0.errors.contains(" trace: woken by=") && $0.errors.contains("trace: ") })
    #expect(watching.mockd.errors.contains(" info: watching roots="))
    #expect(watching.lines.count == 1, "\(watching.lines)")
  }

  @Test(arguments: [
    ["watch", "--format", "sarif"], ["watch", "--log-level", "loud"], ["watch", "extra"], ["watch", "--strict"],
    ["sync", "--timeout", "0"], ["sync", "--timeout", "nan"], ["sync", "--timeout", "-1"], ["sync", "extra"],
    ["watch", "--config", "missing.json"], ["sync", "--config", "missing.json"],
  ])
  func wrongUsageIsStatusTwo(_ arguments: [String]) throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(arguments, in: workspace.root)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }
}
