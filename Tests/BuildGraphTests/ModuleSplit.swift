import BuildGraph
import Configuration
import Fuzzing
import Source

/// A random split of a project's operations into modules, and the settings of the whole and of its parts.
///
/// Each module depends on some of the modules before it. A file is in a module that may use all fragments that it
/// needs.
struct ModuleSplit {
  let files: [String: String]
  /// The modules of files with operations and fragments.
  private(set) var modules: [String: Int] = [:]
  /// The modules that each module may use, itself included.
  private(set) var visible: [Set<Int>]
  /// The modules with test mocks; the root is among them.
  private let withMocks: Set<Int>

  init(_ files: [String: String], _ random: inout SplitMix64) {
    self.files = files
    let count = Int.random(in: 2...5, using: &random)
    visible = (0..<count).map { [0, $0] }
    for module in 1..<count {
      for other in 1..<module where Bool.random(using: &random) { visible[module].formUnion(visible[other]) }
    }
    // The last module depends on all others, so that each file fits at least there.
    visible[count - 1] = Set(0..<count)
    var withMocks: Set<Int> = [0]
    for module in 1..<count where Bool.random(using: &random) { withMocks.insert(module) }
    self.withMocks = withMocks
    let needs = Self.needs(files)
    for path in needs.keys.sorted() { place(path, needs, &random) }
  }

  /// Places the files that a file needs, then the file, then the files that need it.
  private mutating func place(_ path: String, _ needs: [String: Set<String>], _ random: inout SplitMix64) {
    guard modules[path] == nil else { return }
    let cycle = Set((needs[path] ?? []).filter { needs[$0]?.contains(path) == true } + [path])
    let others = cycle.reduce(into: Set<String>()) { $0.formUnion(needs[$1] ?? []) }.subtracting(cycle)
    for other in others.sorted() { place(other, needs, &random) }
    let fitting = visible.indices.filter { module in
      others.allSatisfy { visible[module].contains(modules[$0] ?? 0) }
    }
    let module = fitting.randomElement(using: &random) ?? visible.count - 1
    for member in cycle { modules[member] = module }
  }

  /// Returns the files with operations, with the other files whose fragments each needs, directly or not.
  private static func needs(_ files: [String: String]) -> [String: Set<String>] {
    let operations = files.filter { $0.key.hasSuffix(".graphql") }
    var homes: [Substring: String] = [:]
    for (path, text) in operations {
      for match in text.matches(of: #/fragment\s+(\w+)\s+on\b/#) { homes[match.1] = path }
    }
    var needs = operations.mapValues { text in
      Set(text.matches(of: #/\.\.\.\s*(\w+)/#).compactMap { homes[$0.1] })
    }
    for _ in needs {
      for (path, others) in needs { needs[path] = others.reduce(into: others) { $0.formUnion(needs[$1] ?? []) } }
    }
    return needs.mapValues { $0 }
  }

  // MARK: Settings

  /// Returns the settings of one project with all files, or of the root of the group.
  static func root(name: String? = nil) -> Project {
    var project = Project()
    project.name = name
    project.namespace = "API"
    project.runtime = .mocksupport
    project.outputs.models = ModelsOutput()
    project.outputs.models?.path = "M0/Types"
    project.outputs.operations = .absolute(path: "M0/Definitions", accessModifier: .public)
    project.outputs.testMocks = TestMocksOutput()
    project.outputs.testMocks?.path = "M0/Mocks"
    return project
  }

  /// The settings of the group.
  var settings: Project {
    var root = Self.root(name: "M0")
    root.modules = visible.indices.dropFirst().map { index in
      var module = Self.root(name: "M\(index)")
      module.dependsOn = visible[index].subtracting([index]).sorted().map { "M\($0)" }
      module.outputs.models?.path = "M\(index)/Definitions"
      module.outputs.operations = .absolute(path: "M\(index)/Definitions", accessModifier: .public)
      module.outputs.testMocks?.path = "M\(index)/Mocks"
      if !withMocks.contains(index) { module.outputs.testMocks = nil }
      return ProjectModule(settings: module, visible: visible[index].sorted())
    }
    return root
  }

  /// Sets the inputs of a graph to the files in one project or in modules.
  func load(_ contents: [String: String], isSplit: Bool, into graph: ProjectGraph) {
    graph.set(settings: isSplit ? settings : Self.root())
    graph.set(
      schemaFiles: contents.keys.filter { $0.hasSuffix(".graphqls") },
      operationFiles: contents.keys.filter { $0.hasSuffix(".graphql") })
    // New files belong to some module, too.
    let paths = contents.keys.filter { $0.hasSuffix(".graphql") }
    let modules = paths.map { ($0, self.modules[$0] ?? $0.utf8.reduce(0) { $0 &+ Int($1) } % visible.count) }
    graph.set(modulesOfFiles: isSplit ? Dictionary(uniqueKeysWithValues: modules) : [:])
    for (path, text) in contents { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  func build(isSplit: Bool) -> ProjectBuild {
    let graph = ProjectGraph()
    load(files, isSplit: isSplit, into: graph)
    return graph.update()
  }
}
