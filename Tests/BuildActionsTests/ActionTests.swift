import BuildActions
import Foundation
import Fuzzing
import TestSupport
import Testing

/// Actions that run once.
@Suite struct ActionTests {
  // MARK: Generate

  @Test(arguments: [[], ["--parts", "3"], ["--only", "Generated/Mocks"]])
  func outputsEqualThoseOfTheCommand(options: [String]) throws {
    for sample in [SampleProject.pets, SampleProject.starWars] {
      let project = try ActionProject(sample.files)
      let reference = try TemporaryWorkspace()
      let run = try MockdProcess.run(["generate", "--output", reference.root.path] + options, in: project.folder.root)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      let before = try project.folder.contents()
      #expect(project.run(try project.generate() + options) == ActionResult(status: 0))
      #expect(try project.outputs() == reference.contents().filter { $0.key != ".mockd-outputs" })
      #expect(try project.outputs().isEmpty == false)
      #expect(try project.folder.contents().filter { !$0.key.hasPrefix("out") } == before)
    }
  }

  /// The chain of actions in a build: normalized schema, summary of operations, outputs.
  @Test func normalizedInputsGiveTheSameOutputs() throws {
    for sample in SampleProject.all(corpora: nil) {
      let project = try ActionProject(sample.files)
      #expect(project.run(try project.generate()).status == 0)
      let schema = try project.paths(".graphqls")
      let operations = try project.paths(".graphql")
      let normalized = project.run(
        ["normalize", "--schema"] + schema + ["--output", "out.n.graphqls", "--documented", "out.d.graphqls"])
      #expect(normalized == ActionResult(status: 0))
      #expect(project.run(["summarize", "--operations"] + operations + ["--output=out.graphql"]).status == 0)
      let again = project.run([
        "generate", "--config", ".mockgen.json", "--schema", "out.d.graphqls", "--operations", "out.graphql",
        "--output", "out2",
      ])
      #expect(again == ActionResult(status: 0))
      #expect(try project.outputs("out2") == project.outputs())
    }
  }

  /// An edit of a comment ends at the first actions, so a build engine runs no others.
  @Test func commentsReachNoOtherAction() throws {
    let project = try ActionProject(SampleProject.starWars.files)
    let schema = try #require(try project.paths(".graphqls").first)
    let operation = try #require(try project.paths(".graphql").first)
    let first = [
      ["normalize", "--schema", schema, "--output", "out.n", "--documented", "out.d"],
      ["summarize", "--operations", operation, "--output", "out.s"],
    ]
    for arguments in first { #expect(project.run(arguments) == ActionResult(status: 0)) }
    let before = try project.folder.contents().filter { $0.key.hasPrefix("out") }
    for path in [schema, operation] {
      try project.folder.write(path, "# A comment\n\n" + project.folder.text(path).replacing("\n", with: "\r\n#\n"))
    }
    for arguments in first { #expect(project.run(arguments) == ActionResult(status: 0)) }
    #expect(try project.folder.contents().filter { $0.key.hasPrefix("out") } == before)
  }

  /// The warnings of a schema are reported once, by the action that normalizes it.
  @Test func normalizedSchemasHaveNoWarnings() throws {
    let project = try ActionProject([
      "a.graphqls": """
      type Query { a: A }
      interface I { x: Int }
      type A implements I { x: Int @deprecated }
      """,
      "a.graphql": "query A { a { x } }",
    ])
    let warning = "schema/deprecated-implementations"
    #expect(project.run(try project.generate()).output.contains(warning))
    let normalized = project.run(["normalize", "--schema", "a.graphqls", "--output", "out.n.graphqls"])
    #expect(normalized.status == 0 && normalized.output.contains("a.graphqls:3:30: warning[\(warning)]"))
    let arguments = try project.generate().map { $0 == "a.graphqls" ? "out.n.graphqls" : $0 }
    #expect(project.run(arguments) == ActionResult(status: 0))
  }

  /// Bazel's path mapping replaces parts of paths.
  @Test func placesOfInputsHaveNoEffect() throws {
    var outputs: [[String: Data]] = []
    for prefix in ["bazel-out/k8-opt/bin/app/", "bazel-out/cfg/bin/app/", ""] {
      let files = SampleProject.starWars.files.map { (prefix + $0.key, $0.value) }
      let project = try ActionProject(Dictionary(uniqueKeysWithValues: files))
      #expect(project.run(try project.generate()) == ActionResult(status: 0))
      outputs.append(try project.outputs())
    }
    #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2] && !outputs[0].isEmpty)
  }

  /// Outputs use paths below the root, and diagnostics use whole paths.
  @Test func rootsReplaceTheFolderOfTheWorkspace() throws {
    let configuration = #"{ "version": 1, "apolloConfig": "apollo.json", "outputs": { "models": {} } }"#
    let apollo = """
      {
        "schemaNamespace": "API", "input": { "schemaSearchPaths": [], "operationSearchPaths": [] },
        "output": {
          "schemaTypes": { "path": "Generated/Types", "moduleType": { "other": {} } },
          "operations": { "relative": {} }, "testMocks": { "none": {} }
        }
      }
      """
    let files = SampleProject.pets.files.map { ("app/ios/" + $0.key, $0.value) }
    let project = try ActionProject(
      Dictionary(uniqueKeysWithValues: files + [("app/ios/.mockgen.json", configuration), ("gen/apollo.json", apollo)]))
    let arguments =
      ["generate", "--config", "app/ios/.mockgen.json", "gen/apollo.json", "--root", "app/ios/", "--schema"]
      + (try project.paths(".graphqls")) + ["--operations"] + (try project.paths(".graphql")) + ["--output", "out"]
    let run = project.run(arguments)
    #expect(run.status == 0, "\(run.output)")
    let operation = try #require(try project.paths(".graphql").first)
    let folder = operation.dropFirst("app/ios/".count).split(separator: "/").dropLast().joined(separator: "/")
    #expect(try project.outputs().keys.contains { $0.hasPrefix(folder) && $0.hasSuffix(".graphql.swift") })
    // The Apollo configuration counts as a file beside the other one.
    #expect(try project.outputs().keys.contains { $0.hasPrefix("Generated/Types/") })
    try project.folder.write(operation, "query Broken { nothing }")
    #expect(project.run(arguments).output.contains("\(operation):1:16: error"))
  }

  @Test func errorsKeepTheFolder() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    let before = try project.outputs()
    try project.folder.write("Broken.graphql", "query Broken { nothing }")
    let run = project.run(try project.generate())
    #expect(run.status == 1 && run.output.contains("Broken.graphql:1:16: error"), "\(run.output)")
    #expect(try project.outputs() == before)
  }

  @Test func theFolderBelongsToTheAction() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    let expected = try project.outputs()
    // Bazel creates files in advance, and a killed process may leave temporary ones.
    let name = try #require(expected.keys.min())
    try project.folder.write("out/\(name)", "")
    try project.folder.write("out/Old/Old.graphql.swift", "// @generated\n")
    try project.folder.write("out/.mockd-0123456789abcdef.tmp", "// half of a")
    #expect(project.run(try project.generate()) == ActionResult(status: 0))
    #expect(try project.outputs() == expected)
    try project.folder.write("out/Own.swift", "let own = 1")
    let run = project.run(try project.generate())
    #expect(run.status == 1 && run.output.contains("out/Own.swift' was not generated"), "\(run.output)")
    #expect(try project.outputs().count == expected.count + 1)
  }

  @Test func outputsCanBeLeftOut() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.generate()).status == 0)
    let name = try #require(try project.outputs().keys.min())
    #expect(project.run(try project.generate() + ["--omit", name]).status == 0)
    #expect(try project.outputs()[name] == nil)
  }

  @Test func protocolsAreMocked() throws {
    let configuration = """
      {
        "version": 1, "sources": [], "tests": [],
        "outputs": { "protocolMocks": [{ "sources": ["Nothing/*.swift"], "path": "Mocks", "select": "all" }] }
      }
      """
    let project = try ActionProject(
      ["A[1].swift": "protocol First: Base { func one() }", "B.swift": "protocol Base { func zero() }"],
      configuration: configuration)
    let run = project.run([
      "generate", "--config", ".mockgen.json", "--protocols", "A[1].swift", "--sources", "B.swift", "--output", "out",
    ])
    #expect(run == ActionResult(status: 0))
    let outputs = try project.outputs()
    #expect(outputs.count == 1)
    let text = String(decoding: try #require(outputs.first?.value), as: UTF8.self)
    #expect(text.contains("func one()") && text.contains("func zero()"))
  }

  /// An action for some of the protocols gives the same mocks as one for all.
  @Test func defaultResultsDoNotDependOnTheMockedFiles() throws {
    let configuration = """
      {
        "version": 1, "sources": [], "tests": [],
        "outputs": { "protocolMocks": [{ "sources": ["*.swift"], "path": "Mocks", "select": "all" }] }
      }
      """
    let files = [
      "A.swift": "protocol First { func one() -> One }", "B.swift": "protocol Second {}", "C.swift": "struct One {}",
    ]
    let project = try ActionProject(files, configuration: configuration)
    let command = ["generate", "--config", ".mockgen.json", "--output", "out", "--protocols"]
    #expect(project.run(command + ["A.swift", "B.swift", "C.swift"]) == ActionResult(status: 0))
    let all = try project.outputs()
    #expect(project.run(command + ["A.swift", "--sources", "B.swift", "C.swift"]) == ActionResult(status: 0))
    let some = try project.outputs()
    let name = try #require(all.keys.first { $0.hasSuffix("A+Mocks.swift") })
    #expect(some == all.filter { $0.key == name })
    #expect(String(decoding: try #require(some[name]), as: UTF8.self).contains("types.add(One.self, { _ in One() })"))
  }

  @Test func oneOfSeveralProjectsIsBuilt() throws {
    let part = { (name: String) in
      #"{ "name": "\#(name)", "namespace": "\#(name)", "outputs": { "testMocks": { "path": "\#(name)" } } }"#
    }
    let project = try ActionProject(
      SampleProject.pets.files, configuration: #"{ "version": 1, "projects": [\#(part("One")), \#(part("Two"))] }"#)
    let ambiguous = project.run(try project.generate())
    #expect(ambiguous.status == 2 && ambiguous.output.contains("('One', 'Two')"), "\(ambiguous.output)")
    #expect(project.run(try project.generate() + ["--project", "Two"]).status == 0)
    #expect(try project.outputs().keys.allSatisfy { $0.hasPrefix("Two/") })
    #expect(project.run(try project.generate() + ["--project", "Three"]).status == 2)
    let expected = try project.outputs()
    // The name of the project can precede the path of a file.
    let operations = Set(try project.paths(".graphql"))
    let named = try project.generate(to: "out2").map { operations.contains($0) ? "Two:" + $0 : $0 }
    #expect(project.run(named + ["--project", "Two"]) == ActionResult(status: 0))
    #expect(try project.outputs("out2") == expected)
  }

  /// The name of a file decides whether reports quote it.
  @Test func secretsAreNotQuoted() throws {
    let project = try ActionProject([".env": "TOKEN=secret"])
    for arguments in [
      ["normalize", "--schema", ".env", "--output", "out"], ["summarize", "--operations", ".env", "--output", "out"],
      ["generate", "--config", ".mockgen.json", "--schema", ".env", "--output", "out"],
      ["check", "--config", ".env", "--output", "out.txt"],
    ] {
      let run = project.run(arguments)
      #expect(run.status != 0 && run.output.contains(".env: error"), "\(run.output)")
      #expect(!run.output.contains("TOKEN") && !run.output.contains("secret"), "\(run.output)")
    }
  }

  // MARK: Summarize

  @Test func summariesIgnoreLayoutAndFiles() throws {
    let project = try ActionProject([
      "A.graphql": "# One\nfragment B on Pet { name }\nquery A($id: ID! = \"x\") { pet(id: $id) { ...B } }"
    ])
    #expect(project.run(["summarize", "--operations", "A.graphql", "--output", "out.a"]).status == 0)
    try project.folder.write("A.graphql", "query A($id:ID!=\"x\"){pet(id:$id){ # Two\n...B}}")
    try project.folder.write("B.graphql", "fragment B on Pet { name, }")
    #expect(project.run(["summarize", "--operations", "B.graphql", "A.graphql", "--output", "out.b"]).status == 0)
    #expect(try project.folder.text("out.a") == project.folder.text("out.b"))
    let run = project.run([
      "summarize", "--operations", "A.graphql", "B.graphql", "--fragments-only", "--output", "out.c",
    ])
    #expect(run.status == 0)
    #expect(try project.folder.text("out.c") == "fragment B on Pet {\n  name\n}\n")
  }

  // MARK: Check

  @Test func reportsAreWrittenDespiteErrors() throws {
    let project = try ActionProject.pets()
    #expect(project.run(try project.check()) == ActionResult(status: 0))
    #expect(try project.folder.text("out.txt").isEmpty)
    try project.folder.write("Broken.graphql", "query Broken { nothing }")
    let run = project.run(try project.check())
    #expect(run.status == 1 && run.output.contains("Broken.graphql:1:16: error"), "\(run.output)")
    #expect(try project.folder.text("out.txt") == run.output)
    #expect(project.run(try project.check() + ["--exit-zero"]) == ActionResult(status: 0))
    #expect(project.run(try project.check(to: "out.json") + ["--format", "json"]).status == 1)
    #expect(try project.folder.text("out.json").hasPrefix("{"))
    try project.folder.write("Broken.graphql", "# mockd:ignore graphql/FieldsOnCorrectType\nquery Broken { nothing }")
    let suppressed = project.run(try project.check())
    #expect(suppressed.status == 0, "\(suppressed.output)")
  }

  @Test func testsAreExamined() throws {
    let project = try ActionProject(
      SampleProject.starWars.files.merging(["Tests/HeroTests.swift": Self.crash]) { $1 })
    let run = project.run(try project.check())
    #expect(run.output.contains("unset-required-field"), "\(run.output)")
    #expect(run.status == 1)
  }

  private static let crash = """
    import Testing
    @Test func hero() async { _ = HeroQuery.Data.from(Mock<Query>(hero: Mock<Human>())).hero?.name }
    """
}
