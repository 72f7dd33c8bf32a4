import BuildGraph
import Configuration
import EditorFeatures
import Source
import Testing

/// A small project with a cursor (`‸`) in one of its files. A line `# file: PATH` begins a file; text before the
/// first such line is `A.graphql`. Without a `.graphqls` file, the schema of `zoo` is used. Swift files outside
/// `Sources/` are tests.
struct Fixture {
  private(set) var files: [String: String] = [:]
  private(set) var path = "A.graphql"
  private(set) var offset = 0
  let graph: ProjectGraph

  /// - Parameters:
  ///   - models: whether models and mocks are generated even without Swift files.
  ///   - isSession: whether tests keep their last good results while definitions have errors.
  init(_ text: String, runtime: Runtime = .mocksupport, models: Bool = false, isSession: Bool = false) {
    graph = ProjectGraph(isSession: isSession)
    var name = "A.graphql"
    var lines: [String: [Substring]] = [:]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# file: ") {
        name = String(line.dropFirst("# file: ".count))
        lines[name] = []
      } else {
        lines[name, default: []].append(line)
      }
    }
    for (name, lines) in lines {
      var text = lines.joined(separator: "\n")
      if let marker = text.firstIndex(of: "‸") {
        path = name
        offset = text[..<marker].utf8.count
        text.remove(at: marker)
      }
      files[name] = text
    }
    if !files.keys.contains(where: { $0.hasSuffix(".graphqls") }) { files["schema.graphqls"] = Self.zoo }
    var settings = Project()
    settings.namespace = "Zoo"
    settings.runtime = runtime
    let swift = files.keys.filter { $0.hasSuffix(".swift") }
    if !swift.isEmpty {
      settings.outputs.testMocks = TestMocksOutput()
      settings.options.requireNonOptionalMockFields = false
    }
    if models {
      settings.outputs.testMocks = TestMocksOutput()
      settings.outputs.models = ModelsOutput()
    }
    graph.set(settings: settings)
    graph.noteUses()
    graph.set(
      schemaFiles: files.keys.filter { $0.hasSuffix(".graphqls") },
      operationFiles: files.keys.filter { $0.hasSuffix(".graphql") },
      testFiles: swift.filter { !$0.hasPrefix("Sources/") }, codeFiles: swift.filter { $0.hasPrefix("Sources/") })
    for (path, text) in files { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  var project: EditorView { graph.editorView }

  var projects: EditorProjects<EditorView> { EditorProjects([project]) }

  func set(_ path: String, _ text: String) { graph.set(path, to: SourceFile(path: path, text: text)) }

  /// Returns a location as `file:line:column text`, with columns in bytes.
  func show(_ location: Location) -> String {
    let text = Array((files[location.file] ?? "").utf8)
    let before = text.prefix(Int(location.range.lower))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    let upper = min(Int(location.range.upper), text.count)
    let content = String(decoding: text[min(Int(location.range.lower), upper)..<upper], as: UTF8.self)
    return "\(location.file):\(line):\(column) \(content)"
  }

  func show(_ range: TextRange) -> String { show(Location(path, range)) }

  static let zoo = """
    "Where everything begins."
    type Query {
      "One animal."
      animal(id: ID!, kind: Kind = CAT): Animal
      animals(filter: Filter, first: Int): [Animal!]!
      search(text: String!): [Result!]!
      owner: Person @deprecated(reason: "Use 'person'.")
    }
    type Mutation { feed(input: FeedInput!, at: [Kind!]): Cat }
    "Something alive."
    interface Animal { id: ID!, name: String!, friends: [Animal!], kind: Kind! }
    type Cat implements Animal { id: ID!, name: String!, friends: [Animal!], kind: Kind!, lives: Int }
    type Dog implements Animal { id: ID!, name: String!, friends: [Animal!], kind: Kind!, owner: Person! }
    type Person { id: ID!, "As in the passport." name(short: Boolean): String!, pets: [Animal!] }
    union Result = Cat | Person
    enum Kind { "Meows." CAT DOG OLD @deprecated }
    input Filter { kind: Kind, names: [String!], not: Filter }
    input FeedInput { id: ID!, grams: Int = 10, note: String @deprecated(reason: "Nobody reads it.") }
    scalar Date
    directive @tagged(by: String!) repeatable on FIELD | QUERY
    extend type Cat { born: Date }
    """
}

extension EditorView {
  /// Returns the labels of the completions at a fixture's cursor, with details.
  static func labels(_ text: String) -> [String] {
    let fixture = Fixture(text)
    return fixture.project.completion(fixture.path, at: fixture.offset)?.items.map(\.label) ?? []
  }
}
