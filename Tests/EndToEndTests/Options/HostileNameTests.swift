import Foundation
import TestSupport
import Testing

/// Names and texts from a clone can't control a terminal or the log of a CI system.
@Suite struct HostileNameTests {
  private static let command = "::warning::hi"
  private static let vso = "##vso[task.setvariable variable=PATH]x"
  private static let lines = "a\n::error::b\r\u{1B}[2J\u{202E}c"

  private static func workspace() throws -> TemporaryWorkspace {
    try StarWars.workspace([
      ".mockgen.json": """
      {
        "version": 1,
        "projects": [
          {
            "name": "\\n::error::project\\u001b[2J ##[error]", "schema": ["graphql/*.graphqls"],
            "operations": ["graphql/*.graphql", "\(command)/*.graphql", "\(vso.replacing("[", with: "\\\\[").replacing("]", with: "\\\\]"))/*.graphql", "a*/*.graphql"],
            "namespace": "API", "outputs": { "testMocks": { "path": "Mocks" } },
            "tests": ["\(command)/*.swift"]
          }
        ]
      }
      """,
      "\(command)/b.graphql": "query B { nme }", "\(vso)/c.graphql": "query C { nme } # ##[error] ##vso[a]b",
      "\(lines)/d.graphql": "query D { nme }", "\(command)/t.swift": "// mockd:ignore ::error::x\u{1B}\n",
    ])
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "json"], ["check", "--format", "sarif"], ["check", "--format", "junit"],
    ["check", "--format", "xcode"], ["check", "--format", "github"], ["generate"], ["generate", "--dry-run"],
    ["generate", "--diff"],
    ["check", "--verbose"], ["check", "--fix"], ["generate", "--verbose"],
    ["generate", "--output", lines], ["generate", "--output", "out", "--only", lines], ["config"], ["doctor"],
    ["init", "--dry-run"], ["sync"],
    ["check", lines], ["check", "--baseline", lines], ["check", "--config", lines], ["check", "--format", lines],
    ["check", "--" + lines], ["explain", lines], [lines], ["explain", "::error::x"],
    ["action", lines], ["action", "generate", "--config", lines, "--output", lines], ["action", "@" + lines],
    ["action", "normalize", "--schema", "\(command)/b.graphql", "--output", lines], ["worker", lines],
  ])
  func hostileNamesAreEscaped(_ arguments: [String]) throws {
    let workspace = try Self.workspace()
    let run = try MockdProcess.run(arguments, in: workspace.root)
    #expect(!run.isCrash)
    #expect(!(run.output + run.errors).isEmpty)
    expectHarmless(run.output, isWorkflow: arguments.contains("github"))
    expectHarmless(run.errors)
  }

  @Test func watchesAreHarmless() throws {
    let workspace = try Self.workspace()
    let watch = try Watching(workspace)
    try workspace.write("\(Self.command)/b.graphql", "query B { nam }")
    try watch.sync()
    try workspace.write("\(Self.command)/b.graphql", "query B { __typename }")
    try watch.sync()
    expectHarmless(watch.mockd.printed)
    expectHarmless(watch.mockd.errors)
    #expect(watch.mockd.printed.contains("\n./::warning::hi/b.graphql:1:11: "), "\(watch.mockd.printed)")
  }

  /// A lock is not a user's file: its first line is not quoted, and its contents are only text.
  @Test func recordsOfAnotherProcessAreHarmless() throws {
    let workspace = try StarWars.workspace()
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try workspace.write("graphql/More.graphql", "query More { search(text: \"a\") { __typename } }")
    let lock = workspace.root.appending(path: ".mockd/lock")
    try workspace.write(".mockd/lock", "1\nwatch\n::error::x\u{1B}[2J\n")
    let descriptor = open(lock.path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    for command in [["generate", "--prune"], ["sync", "--timeout", "0.1"]] {
      let run = try MockdProcess.run(command, in: workspace.root)
      #expect(run.status == 1)
      expectHarmless(run.output)
      expectHarmless(run.errors)
      #expect(!run.output.contains("  1 | "), "\(run.output)")
    }
  }

  /// Descriptions and values with control characters become Swift that escapes them.
  @Test func hiddenControlsDoNotReachOutputs() throws {
    let hidden = "a\u{202E}b\u{2066}c\u{200F}\u{200B}\u{FEFF}\u{2028}\u{85}d"
    let schema = """
      "\(hidden)" type Query { "\(hidden)" a(i: I = { x: "\(hidden)" }): E @deprecated(reason: "\(hidden)") }
      "\(hidden)" input I { "\(hidden)" x: String = "\(hidden)" }
      "\(hidden)" enum E { "\(hidden)" A @deprecated(reason: "\(hidden)") }
      "\(hidden)" interface N { n: String } "\(hidden)" union U = Query "\(hidden)" scalar S
      """
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      {
        "version": 1, "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"], "namespace": "API",
        "runtime": "mocksupport",
        "outputs": { "testMocks": { "path": "Mocks" }, "models": { "path": "Models" }, "placeholders": {}, "stubs": {} }
      }
      """,
      "graphql/schema.graphqls": schema, "graphql/Details.graphql": nil,
      "graphql/Hero.graphql":
        "\"\(hidden)\" query A($i: I = { x: \"\(hidden)\" }) { a(i: $i) b: a(i: { x: \"\(hidden)\" }) }",
    ])
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let outputs = try workspace.contents().filter { $0.key.hasSuffix(".swift") }
    #expect(5 < outputs.count)
    var escapes = 0
    for (path, data) in outputs {
      let text = String(decoding: data, as: UTF8.self)
      escapes += text.split(separator: "u{202E}").count - 1
      let scalar = text.unicodeScalars.first { isHidden($0) }
      #expect(scalar == nil, "\(path)")
    }
    #expect(5 < escapes)
  }

  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  private func expectHarmless(
    _ text: String, isWorkflow: Bool = false, _ location: SourceLocation = #_sourceLocation
  ) {
    let control = text.unicodeScalars.first { isHidden($0) }
    #expect(control == nil, "\(text.debugDescription)", sourceLocation: location)
    for line in text.split(separator: "\n") {
      let start = line.drop(while: \.isWhitespace)
      #expect(!start.hasPrefix("::") || isWorkflow, "\(line)", sourceLocation: location)
      #expect(!line.contains("##["), "\(line)", sourceLocation: location)
      #expect(!line.contains("##vso["), "\(line)", sourceLocation: location)
    }
    if isWorkflow {
      // Each line is one command of the report.
      for line in text.split(separator: "\n") {
        #expect(
          line.hasPrefix("::error file=") || line.hasPrefix("::warning file="), "\(line)", sourceLocation: location)
      }
    }
  }
}
