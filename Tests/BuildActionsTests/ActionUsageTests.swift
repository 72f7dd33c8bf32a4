import BuildActions
import Foundation
import TestSupport
import Testing

/// Arguments of actions.
@Suite struct ActionUsageTests {
  /// Wrong arguments with a part of the message. All end with status 2.
  static let rows: [([String], String)] = [
    ([], "Expected a step: normalize, summarize, generate, check"),
    (["generat"], "Unknown step 'generat'; did you mean 'generate'?"),
    (["normalize", "--schema", "a"], "'normalize' needs --output <path>"),
    (["normalize", "--schema", "--output", "b"], "'normalize' needs --schema <file> ..."),
    (["normalize", "a", "--output", "b"], "Unexpected argument 'a'"),
    (["normalize", "--schma", "a"], "'normalize' has no option '--schma'; did you mean '--schema'?"),
    (["normalize", "--parts", "3"], "'normalize' has no option '--parts'"),
    (["summarize", "--output", "a", "--output", "b"], "'--output' can be used only once"),
    (["summarize", "--output"], "'--output' needs a value"),
    (["summarize", "--fragments-only=yes"], "'--fragments-only' takes no value"),
    (["generate", "--config", "a", "--output", "o", "--parts", "0"], "'--parts' needs a number from 1 to 999"),
    (["check", "--config", "a", "--output", "o", "--format", "xml"], "Unknown format 'xml'; the formats are 'text'"),
    (["@missing"], "Cannot read the arguments in 'missing': it does not exist"),
    (["@loop"], "too many nested files"),
    (["@many"], "The files of arguments are too many at '@empty'; the limits are 1000 files and 64 MiB together"),
    (["@tree"], "The files of arguments are too many"),
    (["generate", "-x", "--output", "o"], "Unexpected argument '-x'"),
    (["normalize", "--schema", "@loop", "-x", "-h", "--output"], "'--output' needs a value"),
    (["generate", "--config", ".mockgen.json", "--output", "o"], "The project needs a schema"),
    (
      ["generate", "--config", "mocks.json", "--schema", "s", "--only", "Other", "--output", "o"],
      "no output in 'Other'"
    ),
    (
      ["generate", "--config", ".mockgen.json", "--schema", "x/a", "y/a", "--root", "x", "y", "--output", "o"],
      "'x/a' and 'y/a' have the same path"
    ),
    (
      ["generate", "--config", ".mockgen.json", "--schema", "s", "--protocols", "P.swift", "--output", "o"],
      "protocolMocks"
    ),
  ]

  @Test(arguments: rows) func wrongUsageHasAMessage(arguments: [String], message: String) throws {
    let project = try ActionProject([
      "loop": "@loop\n", "empty": "", "many": String(repeating: "@empty\n", count: 1_001),
      "tree": String(repeating: "@tree1\n", count: 40), "tree1": String(repeating: "@tree2\n", count: 40),
      "tree2": String(repeating: "@empty\n", count: 40),
      "mocks.json": #"{ "version": 1, "namespace": "API", "outputs": { "testMocks": { "path": "Mocks" } } }"#,
    ])
    let run = project.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.contains(message), "\(run.output)")
    #expect(try project.outputs("o").isEmpty)
  }

  @Test func argumentsCanBeInFiles() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    let arguments = try project.generate(to: "out2")
    try project.folder.write("out.inner", arguments.dropFirst(3).joined(separator: "\r\n"))
    try project.folder.write("out.outer", "generate\n--config=.mockgen.json\n@out.inner\n")
    #expect(project.run(["@out.outer"]) == ActionResult(status: 0))
    #expect(try project.outputs("out2") == project.outputs())
    // `@@` stands for `@`.
    try project.folder.write("@a.graphql", "fragment A on B { c }")
    #expect(project.run(["summarize", "--operations", "@@a.graphql", "--output", "out3"]).status == 0)
  }

  /// Names of files are values of options, whatever they begin with.
  @Test(arguments: ["@a.graphql", "-a.graphql", "-h", "--output=out4"])
  func namesOfFilesAreNoArguments(name: String) throws {
    let project = try ActionProject([name: "fragment A on B { c }", "a.graphql": "--output\nout4\n"])
    // A name that begins with two hyphens needs `=`, which works for all.
    let forms = [["--operations=\(name)"]] + (name.hasPrefix("--") ? [] : [["--operations", name]])
    for (number, form) in forms.enumerated() {
      let run = project.run(["summarize"] + form + ["--output", "out\(number)"])
      #expect(run == ActionResult(status: 0), "\(run.output)")
      #expect(try project.folder.contents()["out\(number)"]?.isEmpty == false)
    }
    try project.folder.write("out.params", "summarize\n--operations=\(name)\n--output\nout3\n")
    #expect(project.run(["@out.params"]).status == 0)
    #expect(try project.folder.contents()["out3"]?.isEmpty == false)
    #expect(try project.folder.contents()["out4"] == nil)
  }

  @Test func configurationsWithErrorsAreStatusTwo() throws {
    let project = try ActionProject(
      ["schema.graphqls": "type Query { a: Int }"], configuration: #"{ "version": "one" }"#)
    let run = project.run(try project.generate())
    #expect(run.status == 2 && run.output.contains(".mockgen.json:1:14: error"), "\(run.output)")
  }

  @Test func everyStepHasHelp() throws {
    for step in ActionStep.allCases {
      let run = try MockdProcess.run(["action", step.rawValue, "--help"], in: URL(filePath: "/"))
      #expect(run.status == 0 && run.errors.isEmpty)
      for option in step.options { #expect(run.output.contains("\n  --\(option.rawValue)")) }
    }
  }
}
