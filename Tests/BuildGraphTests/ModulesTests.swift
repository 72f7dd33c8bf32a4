import BuildGraph
import Configuration
import Source
import Testing

/// Projects that use the schema of another one: places, imports and visibility.
struct ModulesTests {
  private static let schema = """
    type Query { hero: Hero! villain: Villain! }
    type Mutation { hire(name: String!): Contract! }
    interface Person { name: String! }
    type Hero implements Person { name: String! pet: Pet friend: Person }
    type Villain implements Person { name: String! }
    type Pet { name: String! }
    type Contract { by: Villain! end: String! }
    """

  /// A group of the root `Root` and two modules `A` and `B`, of which `B` may depend on `A`.
  private func graph(
    _ files: [(path: String, text: String)], mocks: Set<String> = ["Root", "A", "B"], bDependsOnA: Bool = true,
    edit: (inout Project) -> Void = { _ in }
  ) -> ProjectGraph {
    func project(_ name: String) -> Project {
      var project = Project()
      project.name = name
      project.namespace = "Root"
      project.runtime = .mocksupport
      project.outputs.models = ModelsOutput()
      project.outputs.models?.path = "\(name)/Models"
      if mocks.contains(name) {
        project.outputs.testMocks = TestMocksOutput()
        project.outputs.testMocks?.path = "\(name)/Mocks"
      }
      if name != "Root" {
        project.dependsOn = name == "B" && bDependsOnA ? ["A"] : ["Root"]
        project.outputs.operations = .absolute(path: "\(name)/Models", accessModifier: .public)
      }
      return project
    }
    var root = project("Root")
    root.modules = [
      ProjectModule(settings: project("A"), visible: [0, 1]),
      ProjectModule(settings: project("B"), visible: bDependsOnA ? [0, 1, 2] : [0, 2]),
    ]
    edit(&root)
    let graph = ProjectGraph()
    graph.set(settings: root)
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: files.map(\.path))
    let modules = ["A": 1, "B": 2]
    graph.set(
      modulesOfFiles: Dictionary(uniqueKeysWithValues: files.map { ($0.path, modules[String($0.path.prefix(1))] ?? 0) })
    )
    graph.set("schema.graphqls", to: SourceFile(path: "schema.graphqls", text: Self.schema))
    for file in files { graph.set(file.path, to: SourceFile(path: file.path, text: file.text)) }
    return graph
  }

  private func mocks(_ build: ProjectBuild) -> [String] {
    build.plan.artifacts.map(\.path).filter { $0.contains("/Mocks/") }
  }

  private func text(_ path: String, _ build: ProjectBuild) -> String {
    build.plan.artifacts.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// A mock is in the nearest module that all users can import, and imports the modules of the mocks that it names.
  @Test func mocksAreInTheNearestCommonModule() {
    let build = graph([
      ("A/a.graphql", "fragment HeroName on Hero { name friend { name } }\nmutation Hire { hire(name: \"\") { end } }"),
      ("B/b.graphql", "query B { hero { ...HeroName pet { name } } }"),
    ]).update()
    #expect(build.diagnostics == [])
    // The mock of a hero names that of its pet, so the pet can't be in a module above.
    #expect(
      mocks(build).map { $0.replacing("+Mock.graphql.swift", with: "") } == [
        "A/Mocks/Contract", "A/Mocks/Hero", "A/Mocks/MockObject+Interfaces.graphql.swift", "A/Mocks/Mutation",
        "A/Mocks/Pet", "A/Mocks/Villain", "B/Mocks/Query",
      ])
    #expect(text("B/Mocks/Query+Mock.graphql.swift", build).contains("import ATestMocks\n"))
    #expect(!text("A/Mocks/Hero+Mock.graphql.swift", build).contains("TestMocks\n"))
    #expect(text("B/Models/Queries/BQuery.graphql.swift", build).contains("import Root\nimport A\n"))
  }

  /// Types that two modules use, of which none depends on the other, are in the root.
  @Test func sharedMocksAreInTheRoot() {
    let files = [("A/a.graphql", "query A { hero { name } }"), ("B/b.graphql", "query B { villain { name } }")]
    let build = graph(files, bDependsOnA: false).update()
    #expect(build.diagnostics == [])
    #expect(mocks(build).allSatisfy { $0.hasPrefix("Root/") })
    let broken = graph(files, mocks: ["A", "B"], bDependsOnA: false).update()
    #expect(Set(broken.diagnostics.map(\.code)) == [.mockWithoutModule])
    #expect(!broken.plan.isComplete)
    // A project that can use no mocks needs none.
    let lone = graph(files, mocks: ["A"], bDependsOnA: false).update()
    #expect(lone.diagnostics == [] && lone.plan.isComplete)
    #expect(mocks(lone).allSatisfy { $0.hasPrefix("A/") })
  }

  /// A root without operations has the types that its dependents use, and no others.
  @Test func usedTypesAreInTheRoot() {
    let build = graph([("A/a.graphql", "mutation Hire { hire(name: \"\") { end } }")]).update()
    let types = build.plan.artifacts.map(\.path).filter { $0.hasPrefix("Root/Models/Schema/Objects/") }
    #expect(types.map { $0.split(separator: "/").last } == ["Contract.graphql.swift", "Mutation.graphql.swift"])
  }

  @Test func fragmentsOfOtherModulesAreNotVisible() throws {
    let fragment = "fragment HeroName on Hero { name }"
    let query = "query Q { hero { ...HeroName } }"
    let hidden = graph([("A/a.graphql", query), ("B/b.graphql", fragment)], bDependsOnA: false).update()
    let found = try #require(hidden.diagnostics.first)
    #expect(hidden.diagnostics.count == 1 && found.code == .fragmentNotVisible)
    #expect(found.location.file == "A/a.graphql" && Int(found.location.range.lower) == 20)
    #expect(found.message.contains("'B'") && found.message.contains("'A'"))
    #expect(!hidden.plan.isComplete)
    #expect(graph([("A/a.graphql", fragment), ("B/b.graphql", query)]).update().diagnostics == [])
    #expect(
      graph([("Root/r.graphql", fragment), ("B/b.graphql", query)], bDependsOnA: false).update().diagnostics == [])
  }

  /// Mocks in a single module have its access modifier.
  @Test func mocksOfADependentHaveItsAccessModifier() {
    let build = graph([("A/a.graphql", "query A { hero { name } }")], mocks: ["A"]) { root in
      root.modules[0].settings.outputs.testMocks?.accessModifier = .internal
    }.update()
    #expect(text("A/Mocks/Hero+Mock.graphql.swift", build).contains("\nnonisolated final class Hero"))
  }

  /// Placeholders import the placeholders of the fragments that they use.
  @Test func placeholdersImportThoseOfFragments() {
    let files = [
      ("A/a.graphql", "fragment HeroName on Hero { name pet { name } }"),
      ("B/b.graphql", "query B { hero { ...HeroName } }"),
    ]
    func build(_ folder: @escaping (String) -> String) -> ProjectBuild {
      graph(files) { root in
        root.outputs.placeholders = PlaceholdersOutput()
        root.outputs.placeholders?.path = folder("Root")
        for index in root.modules.indices {
          let name = root.modules[index].settings.name ?? ""
          root.modules[index].settings.outputs.placeholders = PlaceholdersOutput()
          root.modules[index].settings.outputs.placeholders?.path = folder(name)
          root.modules[index].settings.outputs.placeholders?.module = name
        }
      }.update()
    }
    let apart = build { "\($0)/Placeholders" }
    let text = self.text("B/Placeholders/BQuery+Placeholder.graphql.swift", apart)
    #expect(
      text.contains("import A\n") && text.contains("import APlaceholders\n")
        && text.contains("import RootPlaceholders\n"))
    let beside = self.text("B/Models/P/BQuery+Placeholder.graphql.swift", build { "\($0)/Models/P" })
    #expect(beside.contains("import A\n") && !beside.contains("Placeholders\n") && !beside.contains("import B\n"))
  }

  /// Samples beside the models of operations name them without a module.
  @Test func samplesBesideModelsNeedNoImport() {
    let build = graph([("B/b.graphql", "query B { hero { name } }")]) { root in
      root.modules[1].settings.outputs.stubs = StubsOutput()
      root.modules[1].settings.outputs.stubs?.path = "B/Models/S"
      root.modules[1].settings.outputs.stubs?.module = "B"
    }.update()
    let text = self.text("B/Models/S/BQuery+Stub.graphql.swift", build)
    #expect(text.contains("extension BQuery:") && !text.contains("import B\n"), "\(text)")
  }

  /// Protocol mocks of all projects of a group are generated.
  @Test func protocolMocksOfDependentsAreGenerated() {
    let graph = graph([("A/a.graphql", "query A { hero { name } }")]) { root in
      var mocks = ProtocolMocksOutput()
      mocks.sources = ["B/*.swift"]
      mocks.path = "B/ProtocolMocks"
      mocks.select = .all
      root.modules[1].settings.outputs.protocolMocks = [mocks]
    }
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: ["A/a.graphql"], protocolFiles: ["B/P.swift"])
    graph.set("B/P.swift", to: SourceFile(path: "B/P.swift", text: "protocol Clock { func now() -> Int }"))
    #expect(graph.update().plan.artifacts.contains { $0.path.hasPrefix("B/ProtocolMocks/") })
  }
}
