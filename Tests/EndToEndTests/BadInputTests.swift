import Foundation
import TestSupport
import Testing

/// Broken inputs: the tool answers with a diagnostic and an exit status, and changes nothing on disk.
@Suite struct BadInputTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: Data?]
    var status: Int32
    /// A text that the output must contain.
    var diagnostic: String
    var testDescription: String { name }

    init(_ name: String, _ files: [String: Data?], status: Int32 = 1, _ diagnostic: String) {
      self.name = name
      self.files = files
      self.status = status
      self.diagnostic = diagnostic
    }
  }

  static func data(_ text: String) -> Data { Data(text.utf8) }

  /// Stands for contents: the file is deleted.
  static let gone: Data? = nil

  static let rows = [
    Row("no schema", ["graphql/schema.graphqls": gone], "input/no-match"),
    Row("no operations", ["graphql/Hero.graphql": gone, "graphql/Details.graphql": gone], "input/no-match"),
    Row("not UTF-8", ["graphql/Bad.graphql": Data([0x71, 0x75, 0xFF, 0xFE])], "graphql/Bad.graphql:1:1"),
    Row("UTF-16", ["graphql/Bad.graphql": "query B { __typename }".data(using: .utf16)], "graphql/Bad.graphql:1:1"),
    Row("binary", ["graphql/Bad.graphql": Data((0..<4096).map { UInt8($0 & 0xFF) })], "graphql/Bad.graphql:1:1"),
    Row("only braces", ["graphql/Bad.graphql": Data(repeating: UInt8(ascii: "{"), count: 100_000)], "graphql-syntax"),
    Row(
      "nested braces",
      ["graphql/Bad.graphql": data(String(repeating: "{a", count: 100_000) + String(repeating: "}", count: 100_000))],
      "Nested more than"),
    Row(
      "nested lists", ["graphql/Bad.graphql": data("{a(b:" + String(repeating: "[", count: 100_000))],
      "Nested more than"),
    Row(
      "nested types", ["graphql/Bad.graphqls": data("type A{a:" + String(repeating: "[", count: 100_000))],
      "Nested more than"),
    Row("unclosed string", ["graphql/Bad.graphql": data("query B { a(b: \"")], "Unterminated string"),
    Row("unclosed block string", ["graphql/Bad.graphqls": data("\"\"\" text")], "Unterminated string"),
    Row("empty schema", ["graphql/schema.graphqls": data("")], "error"),
    Row("broken schema", ["graphql/schema.graphqls": data("type Query { a: }")], "graphql-syntax"),
    Row("schema with unknown types", ["graphql/schema.graphqls": data("type Query { a: Nothing }")], "Unknown type"),
    Row("schema without a query type", ["graphql/schema.graphqls": data("type A { a: Int }")], "Query root type"),
    Row("type twice", ["graphql/More.graphqls": data("type Human { a: Int }")], "There can be only one type named"),
    Row(
      "fragment cycle", ["graphql/Bad.graphql": data("fragment A on Human { ...B } fragment B on Human { ...A }")],
      "Cannot spread"),
    Row("operation without a name", ["graphql/Bad.graphql": data("{ hero { name } }")], "graphql/Bad.graphql:1:1"),
    Row("configuration is no JSON", [".mockgen.json": data("{")], status: 2, ".mockgen.json:1"),
    Row("configuration is a list", [".mockgen.json": data("[]")], status: 2, ".mockgen.json:1:1"),
    Row("configuration is empty", [".mockgen.json": data("")], status: 2, ".mockgen.json:1:1"),
    Row(
      "configuration nests", [".mockgen.json": Data(repeating: UInt8(ascii: "["), count: 100_000)], status: 2,
      ".mockgen.json:1"),
    Row(
      "no Apollo configuration", [".mockgen.json": data(#"{"version":1,"apolloConfig":"none.json"}"#)], status: 2,
      "config/missing-file"),
    Row(
      "output outside", [".mockgen.json": data(StarWars.configuration.replacing("\"Mocks\"", with: "\"../Mocks\""))],
      status: 2, "config/path-outside-workspace"),
    Row(
      "two schemas in JSON",
      [
        "graphql/schema.graphqls": gone,
        ".mockgen.json": data(StarWars.configuration.replacing("*.graphqls", with: "*.json")),
        "graphql/schema.json": data("{\"data\": 1}"),
      ],
      "graphql/schema.json:1"),
  ]

  @Test(arguments: rows) func badInputIsReportedAndChangesNothing(_ row: Row) throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    for (path, contents) in row.files {
      if let contents {
        try workspace.write(path, contents)
      } else {
        try FileManager.default.removeItem(at: workspace.root.appending(path: path))
      }
    }
    let before = try workspace.contents()
    for command in ["generate", "check"] {
      let run = try MockdProcess.run([command], in: workspace.root)
      #expect(!run.isCrash)
      #expect(run.status == row.status, "\(run.output)\(run.errors)")
      #expect(run.output.contains(row.diagnostic), "\(run.output.prefix(2000))\(run.errors)")
    }
    #expect(try workspace.contents() == before)
  }

  #if os(Linux)
    /// The memory of a process can't be read from offset 0, even by root. File permissions would not stop root.
    @Test(arguments: ["graphql/Bad.graphql", "graphql/Bad.graphqls", ".mockgen.json"])
    func unreadableFilesAreReported(_ path: String) throws {
      let workspace = try StarWars.workspace()
      _ = try MockdProcess.run(["generate"], in: workspace.root)
      let file = workspace.root.appending(path: path)
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/proc/self/mem")
      let before = try workspace.contents()
      for command in ["generate", "check"] {
        let run = try MockdProcess.run([command, "--allow-outside-workspace"], in: workspace.root)
        #expect(!run.isCrash)
        #expect(run.status == (path.hasSuffix(".json") ? 2 : 1))
        #expect(
          run.output.contains("\(path): error[input/unreadable]: This file cannot be read: input/output error"),
          "\(run.output)\(run.errors)")
      }
      #expect(try workspace.contents() == before)
    }
  #endif

  @Test func syntaxErrorsHideNoOtherErrors() throws {
    let workspace = try StarWars.workspace([
      "graphql/Details.graphql": "fragment Details on Character { id",
      "graphql/More.graphql": "query More { hero { nme } }",
    ])
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.output.contains("graphql/Details.graphql:1:35: error[graphql-syntax]"), "\(run.output)")
    #expect(run.output.contains("graphql/More.graphql:1:21: error[graphql/FieldsOnCorrectType]"), "\(run.output)")
    // The fragment of the broken file is not reported as unknown.
    #expect(run.output.contains("2 errors in 2 files"), "\(run.output)")
  }

  @Test func harmlessEncodingsAreRead() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("graphql/Hero.graphql", "\u{FEFF}" + StarWars.hero.replacing("\n", with: "\r\n"))
    try workspace.write("graphql/schema.graphqls", "\u{FEFF}" + StarWars.schema.replacing("\n", with: "\r"))
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func hugeFilesAreRead() throws {
    let workspace = try StarWars.workspace()
    let comment = String(repeating: "# " + String(repeating: "x", count: 98) + "\n", count: 500_000)
    try workspace.write("graphql/Huge.graphql", comment + "query Huge { hero { nme } }")
    let run = try MockdProcess.run(["check"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("graphql/Huge.graphql:500001:21: error"))
  }

  @Test(arguments: [
    ["nonsense"], ["check", "--format", "xml"], ["check", "--config"], ["check", "--baseline", "missing.json"],
    ["check", "--config", "missing.json"], ["generate", "extra"], ["doctor", "extra"], ["explain", "no-such-code"],
    ["generate", "--only", "graphql"], ["generate", "--parts", "4"], ["generate", "--output", "out", "--parts", "0"],
    ["generate", "--output", "out", "--prune"], ["generate", "--output", "out", "--dry-run"],
    ["generate", "--output", "out", "--only", "/"], ["generate", "--output", "out", "--only", "nowhere"],
    ["action"], ["action", "nonsense"], ["action", "generate"], ["action", "normalize", "--schema", "a"],
    ["worker", "--protocol", "xml"], ["worker", "nonsense"],
  ])
  func wrongUsageIsStatusTwo(_ arguments: [String]) throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(arguments, in: workspace.root)
    #expect(!run.isCrash)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test func noConfigurationIsStatusTwo() throws {
    let workspace = try TemporaryWorkspace()
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 2)
    #expect(run.errors.contains("mockd init"))
  }
}
