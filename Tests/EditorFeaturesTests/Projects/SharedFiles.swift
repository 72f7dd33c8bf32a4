import BuildGraph
import Configuration
import EditorFeatures
import Source

/// Two projects, `a` and `b`, that share the files in `shared/`. Each also has the files in the folder of its name.
/// Texts have the format of `Fixture`.
struct SharedFiles {
  /// The schema that most tests use, for both projects.
  static let schema = """
    # file: shared/schema.graphqls
    type Query { human: Human }
    type Human { id: ID!, name: String! }
    """

  /// A test in each project that names a field of the schema.
  static let tests = """
    # file: a/Tests.swift
    func test() { Mock<Human>().name = "" }
    # file: b/Tests.swift
    func test() { Mock<Human>().name = "" }
    """

  private let text: Fixture
  private let graphs: [ProjectGraph]

  init(_ text: String) {
    self.text = Fixture(text)
    let files = self.text.files
    graphs = ["a", "b"].map { name in
      var settings = Project()
      settings.name = name
      settings.namespace = name.uppercased()
      settings.runtime = .mocksupport
      settings.outputs.testMocks = TestMocksOutput()
      settings.options.requireNonOptionalMockFields = false
      let graph = ProjectGraph()
      graph.set(settings: settings)
      graph.noteUses()
      let own = files.keys.filter { $0.hasPrefix("shared/") || $0.hasPrefix(name + "/") }
      graph.set(
        schemaFiles: own.filter { $0.hasSuffix(".graphqls") }, operationFiles: own.filter { $0.hasSuffix(".graphql") },
        testFiles: own.filter { $0.hasSuffix(".swift") })
      for path in own { graph.set(path, to: SourceFile(path: path, text: files[path] ?? "")) }
      return graph
    }
  }

  var path: String { text.path }
  var offset: Int { text.offset }
  var projects: EditorProjects<EditorView> { EditorProjects(graphs.map(\.editorView)) }

  func update() { for graph in graphs { _ = graph.update() } }

  func show(_ location: Location) -> String { text.show(location) }

  func applying(_ edits: [Diagnostic.Edit]) -> [String: String] { text.applying(edits) }
}
