import BuildGraph
import Configuration
import Source
import Testing

/// Clashes of names between files, after edits of one of them.
struct NameClashesTests {
  private static let project: Project = {
    var project = Project()
    project.namespace = "API"
    project.outputs.models = ModelsOutput()
    project.outputs.testMocks = TestMocksOutput()
    project.options.deprecatedEnumCases = .exclude
    return project
  }()

  private static let schema = """
    type Query { pet: Pet kind(of: Kind): Kind! }
    interface Pet { id: ID! }
    type Dog implements Pet { id: ID! }
    enum Kind { OLD NEW }
    """

  /// A graph with the schema and one operation.
  private let graph = ProjectGraph()
  private var sources: [String: String] = [
    "s.graphqls": Self.schema, "q.graphql": "query Q($of: Kind = OLD) { pet { id } kind(of: $of) }",
  ]

  init() { graph.set(settings: Self.project) }

  /// Makes edits, and checks that the build equals a new one.
  private mutating func build(_ edits: [String: String?]) -> ProjectBuild {
    for (path, text) in edits { sources[path] = text }
    let paths = sources.keys.sorted()
    graph.set(schemaFiles: ["s.graphqls"], operationFiles: paths.filter { $0 != "s.graphqls" })
    for path in Set(edits.keys).union(sources.keys) {
      graph.set(path, to: sources[path].map { SourceFile(path: path, text: $0) })
    }
    let build = graph.update()
    let files = sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let new = ProjectBuilder.build(
      Self.project,
      sources: ProjectSources(
        schema: files.filter { $0.path == "s.graphqls" }, operations: files.filter { $0.path != "s.graphqls" }))
    #expect(build.plan == new.plan && build.diagnostics == new.diagnostics)
    return build
  }

  private func clashes(_ build: ProjectBuild) -> [String] {
    build.diagnostics.filter { $0.code == .modelNameClash }.map { "\($0.location.file): \($0.message)" }
  }

  private func text(_ build: ProjectBuild, _ suffix: String) -> String {
    build.plan.artifacts.first { $0.path.hasSuffix(suffix) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test mutating func fragmentsHideAliasesAndNames() {
    #expect(text(build([:]), "Query+Mock.graphql.swift").contains("@Field<Pet>(\"pet\")"))
    let hidden = build(["f.graphql": "fragment pet on Pet { id }"])
    #expect(text(hidden, "Query+Mock.graphql.swift").contains("@Field<MockObject.Pet>(\"pet\")"))
    #expect(
      clashes(hidden) == [
        "f.graphql: The models of 'pet' will not compile, because the type 'Pet' has a file 'Pet.graphql.swift', too, "
          + "in the module; rename one of them"
      ])
    let types = build(["f.graphql": "fragment kind on Pet { id }"])
    #expect(text(types, "Query+Mock.graphql.swift").contains("@Field<Pet>(\"pet\")"))
    #expect(
      clashes(types) == [
        "f.graphql: The models of 'kind' will not compile, because the type 'Kind' has the name 'Kind' in Swift, too; "
          + "rename one of them"
      ])
    #expect(clashes(build(["f.graphql": nil])) == [])
  }

  /// Both definitions have a warning, until one of them is renamed.
  @Test mutating func filesOfDefinitionsAreCompared() {
    let found = build(["f.graphql": "fragment Details on Pet { id }", "g.graphql": "fragment DETAILS on Pet { id }"])
    #expect(clashes(found).map { $0.prefix(2) } == ["f.", "g."])
    #expect(clashes(found).allSatisfy { $0.contains("are one file where case is ignored; rename one of them") })
    #expect(clashes(build(["g.graphql": "fragment Others on Pet { id }"])) == [])
  }

  /// Lists of all clashes would grow with the square of the number of names.
  @Test mutating func manyClashesAreCounted() {
    var fragments = ""
    for number in 0..<18 {
      var name = "d"
      for (place, letter) in "etails".enumerated() {
        name += (number >> place) & 1 == 0 ? String(letter) : letter.uppercased()
      }
      fragments += "fragment \(name) on Pet { id }\n"
    }
    let found = clashes(build(["f.graphql": fragments]))
    #expect(found.count == 18)
    #expect(found.allSatisfy { $0.contains("because 17 other models have the same name if case is ignored") })
  }

  /// Default values name the cases of an enum.
  @Test mutating func defaultValuesDependOnCases() {
    #expect(text(build([:]), "QQuery.graphql.swift").contains("= .init(.old)"))
    let excluded = build(["s.graphqls": Self.schema.replacing("OLD NEW", with: "OLD @deprecated NEW")])
    #expect(text(excluded, "QQuery.graphql.swift").contains("= .some(.unknown(\"OLD\"))"))
    #expect(clashes(excluded) == [])
    let empty = build(["s.graphqls": Self.schema.replacing("OLD NEW", with: "OLD @deprecated")])
    #expect(clashes(empty).count == 1)
  }
}
