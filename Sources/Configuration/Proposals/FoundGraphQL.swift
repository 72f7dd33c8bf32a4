import JSONSyntax
import Source

/// The GraphQL files found in a workspace without an Apollo configuration.
struct FoundGraphQL {
  private var schema: [String]
  private var operations: [String]
  /// The files that are named like introspection results but contain none, with the reasons.
  private var unusable: [(path: String, reason: String)] = []

  init(_ listing: WorkspaceListing) {
    let documents = listing.files(endingWith: ".graphql", ".gql")
    let named = documents.filter { fileName($0).lowercased().hasPrefix("schema.") }
    schema = listing.files(endingWith: ".graphqls")
    if schema.isEmpty { schema = named }
    if schema.isEmpty {
      for path in listing.files(endingWith: ".json") where Self.isNamedLikeIntrospection(path) {
        guard let problem = Self.introspectionProblem(path, listing) else {
          schema = [path]
          break
        }
        unusable.append((path, problem))
      }
    }
    let taken = Set(schema + named)
    operations = documents.filter { !taken.contains($0) }
  }

  private static func isNamedLikeIntrospection(_ path: String) -> Bool {
    let name = fileName(path).lowercased()
    return name.hasPrefix("schema") || name.contains("introspection")
  }

  /// Returns the reason why a file can't be used as an introspection result, or nil if it can.
  private static func introspectionProblem(_ path: String, _ listing: WorkspaceListing) -> String? {
    guard listing.file(path) != nil else { return "it can't be read" }
    guard let root = listing.json(path) else { return "it is not valid JSON" }
    return (root["data"] ?? root)["__schema"] == nil ? "it has no key '__schema' of an introspection result" : nil
  }

  /// The keys of the configuration whose files were not found.
  var missing: [String] { (schema.isEmpty ? ["schema"] : []) + (operations.isEmpty ? ["operations"] : []) }

  /// Returns the members of a `.mockgen.json` for these files.
  func members(workspace: String, _ listing: WorkspaceListing, notes: inout [String]) -> [JSONTree.Member] {
    let namespace = Self.namespace(workspace: workspace, listing)
    if schema.isEmpty { notes += unusable.map { "Not using '\($0.path)' as the schema: \($0.reason)" } }
    if schema.isEmpty { notes.append("Found no schema; set 'schema' in .mockgen.json") }
    if operations.isEmpty { notes.append("Found no operations; set 'operations' in .mockgen.json") }
    for path in schema { notes.append("Found the schema file '\(path)'") }
    if !operations.isEmpty {
      notes.append("Found \(operations.count) \(operations.count == 1 ? "file" : "files") with operations")
    }
    notes.append("Guessed the namespace '\(namespace)'; it must be the module of the schema's Swift types")
    return [
      JSONTree.Member("schema", strings(schemaPatterns)),
      JSONTree.Member("operations", strings(operationPatterns)),
      JSONTree.Member("namespace", .string(namespace)),
      JSONTree.Member("outputs", ["testMocks": ["path": "Generated/TestMocks"]]),
    ]
  }

  private func strings(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

  /// The path of a single file, or a pattern for the folder of several.
  private var schemaPatterns: [String] {
    if schema.isEmpty { return Project().schema }
    if schema.count == 1 || !schema.allSatisfy({ $0.hasSuffix(".graphqls") }) { return schema.map(escapedGlob) }
    return [Self.pattern(for: schema, ending: "graphqls")]
  }

  private var operationPatterns: [String] {
    if operations.isEmpty { return Project().operations }
    let patterns = ["graphql", "gql"].compactMap { ending -> String? in
      let files = operations.filter { $0.hasSuffix("." + ending) }
      return files.isEmpty ? nil : Self.pattern(for: files, ending: ending)
    }
    let included = GlobSet(patterns)
    return patterns + schema.filter { included.matches($0) }.map { "!" + escapedGlob($0) }
  }

  /// Returns one pattern for all files with an ending in the deepest folder that contains `files`.
  private static func pattern(for files: [String], ending: String) -> String {
    var common = Path.parent(files.first ?? "").split(separator: "/")
    for file in files {
      let folders = Path.parent(file).split(separator: "/")
      common = Array(zip(common, folders).prefix { $0 == $1 }.map { $0.0 })
    }
    let isFlat = files.allSatisfy { Path.parent($0).split(separator: "/").count == common.count }
    let folder = common.map { escapedGlob(String($0)) + "/" }.joined()
    return folder + (isFlat && !folder.isEmpty ? "*." : "**/*.") + ending
  }

  /// Returns a namespace from the name of the Swift package, else of the workspace's folder.
  private static func namespace(workspace: String, _ listing: WorkspaceListing) -> String {
    let package = listing.text("Package.swift").flatMap(packageName)
    let words = (package ?? workspace).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { firstUppercased(String($0)) }.joined()
    guard let first = name.first, first.isLetter else { return "GraphQLAPI" }
    return name.lowercased().hasSuffix("api") ? name : name + "API"
  }

  /// Returns the first `name:` in a package manifest.
  private static func packageName(_ manifest: String) -> String? {
    let manifest = Array(manifest.utf8)
    let label = Array("name:".utf8)
    let quote = UInt8(ascii: "\"")
    guard let start = manifest.indices.first(where: { manifest[$0...].starts(with: label) }) else { return nil }
    let rest = manifest[(start + label.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) else { return nil }
    return String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
  }
}
