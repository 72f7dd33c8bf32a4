import Source

/// The inputs of an action on a project, as in the arguments.
struct ProjectInputs: Sendable {
  /// The configuration, followed by the files that it refers to.
  let configuration: [String]
  /// The name of the project; nil if the configuration has only one.
  let project: String?
  let roots: [String]
  let schema: [String]
  let operations: [String]
  let sources: [String]
  let protocols: [String]
  let tests: [String]

  init(_ arguments: ActionArguments) {
    configuration = arguments[.config]
    project = arguments.value(.project)
    roots = arguments[.root]
    schema = arguments[.schema]
    operations = arguments[.operations]
    sources = arguments[.sources]
    protocols = arguments[.protocols]
    tests = arguments[.tests]
  }
}

/// The names of inputs in a project: paths relative to a root. Outputs don't depend on the project's place.
struct InputNames {
  /// The normalized roots with a trailing slash, the longest first.
  private let prefixes: [String]
  /// The paths in the arguments by name.
  private(set) var paths: [String: String] = [:]

  init(roots: [String]) {
    prefixes = roots.map { WorkspacePath.normalized($0) }.filter { $0 != "." }.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      .sorted { $1.utf8.count < $0.utf8.count }
  }

  /// Returns the name of an input, and records its path.
  mutating func name(_ path: String) throws(ActionFailure) -> String {
    let normalized = WorkspacePath.normalized(path)
    let prefix = prefixes.first { normalized.hasPrefix($0) }
    let name = prefix.map { String(normalized.dropFirst($0.count)) } ?? normalized
    if let other = paths.updateValue(path, forKey: name), WorkspacePath.normalized(other) != normalized {
      throw ActionFailure(usage: "'\(other)' and '\(path)' have the same path relative to '--root'; use other roots")
    }
    return name
  }

  mutating func names(_ paths: [String]) throws(ActionFailure) -> Set<String> {
    var names: Set<String> = []
    for path in paths { names.insert(try name(path)) }
    return names
  }
}

/// The names of the files of a project by their purpose.
struct InputLists: Equatable, Sendable {
  var schema: Set<String> = []
  var operations: Set<String> = []
  /// The projects of operation files in a group, by their indices. Other files belong to the project with the schema.
  var modules: [String: Int] = [:]
  var tests: Set<String> = []
  var code: Set<String> = []
  /// The Swift files with protocols to mock.
  var mocked: Set<String> = []
  /// The Swift files with protocols to mock, or to inherit from.
  var protocols: Set<String> = []

  /// All names.
  var all: Set<String> { [schema, operations, tests, code, protocols].reduce(into: []) { $0.formUnion($1) } }
}
