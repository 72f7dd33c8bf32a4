import Foundation
import TestSupport
import Testing

/// Files and values with a spelling that Apollo's generator or the compiler dictates.
@Suite struct GeneratedNamesTests {
  private static let schema = """
    type Query { a(i: I, o: O): String details: Details node: Node }
    type Details { id: ID! title: String }
    interface Node { id: ID! }
    interface Zero implements Node { id: ID! }
    type Leaf implements Node & Zero & Alpha { id: ID! x: Int }
    interface Alpha { x: Int }
    input I { o: O list: [O!] i: I }
    input O @oneOf { a: Int b: String o: O i: I e: E list: [Int] `default`: ID }
    enum E { ONE TWO }
    """.replacing("`", with: "")

  private static let operations = """
    query A($i: I = {o: {a: 1}}) { a(i: $i) }
    query B($o: O! = {b: "x"}, $list: [O!] = [{a: 1}, {e: ONE}], $i: I = {list: {o: {i: {o: {list: 2}}}}}, $n: O = null) {
      a(o: $o) b: a(i: {list: $list}) c: a(i: $i) d: a(o: $n)
    }
    query C($o: O = {default: "7"}) { a(i: {}, o: $o) b: a(i: {o: {i: {}}, list: []}) }
    query D { details { ...lowerCase ...idDetails ..._private } node { ...type } }
    fragment lowerCase on Details { id }
    fragment idDetails on Details { title }
    fragment _private on Details { title }
    fragment type on Node { id }
    """

  private func workspace(_ version: String?, rules: Bool = false, runtime: String = "mocksupport") throws
    -> TemporaryWorkspace
  {
    let version = version.map { #""apolloVersion": "\#($0)", "# } ?? ""
    let options =
      rules
      ? #", "options": {"additionalCapitalizationRules": [{"term": {"string": "id"}, "strategy": "upper"}]}"# : ""
    return try TemporaryWorkspace([
      "schema.graphqls": Self.schema, "operations.graphql": Self.operations,
      ".mockgen.json": """
      {"version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "Sample", \(version)
       "runtime": "\(runtime)", "outputs": {"models": {"path": "Models"}, "testMocks": {"path": "Mocks"}}\(options)}
      """,
    ])
  }

  private func generate(_ workspace: TemporaryWorkspace) throws {
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Names of fragment files begin with a capital letter, and follow capitalization rules if their types do.
  @Test(arguments: [
    ("2.3", true, ["IdDetails", "LowerCase", "Type", "_Private"]),
    ("2.4", true, ["IDDetails", "LowerCase", "Type", "_Private"]),
    ("2.4", false, ["IdDetails", "LowerCase", "Type", "_Private"]),
  ])
  func fragmentFilesHaveDistinctNames(version: String, rules: Bool, names: [String]) throws {
    let workspace = try workspace(version, rules: rules, runtime: "apollo")
    try generate(workspace)
    let folder = workspace.root.appending(path: "Models/Fragments").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == names.map { $0 + ".graphql.swift" })
  }

  /// An empty object is the list `[]` in Apollo's output, and `[:]` if Apollo's bugs are corrected.
  @Test(arguments: [("2.4", "[]"), ("2.4+corrected", "[:]")])
  func emptyObjectsAreDictionariesIfCorrected(version: String, literal: String) throws {
    let workspace = try workspace(version, runtime: "apollo")
    try generate(workspace)
    let text = try workspace.text("Models/Operations/Queries/CQuery.graphql.swift")
    #expect(text.contains(#""i": \#(literal),"#), "\(text)")
    #expect(text.contains(#""o": ["i": \#(literal)]"#), "\(text)")
    #expect(text.contains(#""list": []"#), "\(text)")
  }

  /// Apollo's generator calls initializers that enums don't have.
  @Test(arguments: [
    ("2.4", ["I(o: .init(", "O(a: 1)"]), ("2.4+corrected", ["I(o: .init(", "O.a(1)"]),
  ])
  func oneOfDefaultsAreRendered(version: String, parts: [String]) throws {
    let workspace = try workspace(version, runtime: "apollo")
    try generate(workspace)
    let text = try workspace.text("Models/Operations/Queries/AQuery.graphql.swift")
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test(.enabled(if: SwiftCompiler.current != nil, "there is no compiler")) func generatedNamesCompile() throws {
    let workspace = try workspace(nil)
    try generate(workspace)
    let files = try workspace.contents().keys.filter { $0.hasPrefix("Models/") && $0.hasSuffix(".swift") }.sorted()
    let paths = files.map { workspace.root.appending(path: $0).path }
    let arguments =
      ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Sample", "-I", try BuiltTool.modules().path]
      + paths
    let result = try #require(SwiftCompiler.current).run(arguments)
    #expect(result.status == 0, "\(result.output)")
  }

  /// Before 1.15.3, interfaces have the order in which the compiler reaches them.
  @Test(arguments: [
    ("1.15.2", ["Node", "Zero", "Alpha"]), ("1.15.0+corrected", ["Node", "Zero", "Alpha"]),
    ("1.15.3", ["Alpha", "Node", "Zero"]), ("1.15", ["Alpha", "Node", "Zero"]),
  ])
  func interfacesAreOrdered(version: String, names: [String]) throws {
    let workspace = try TemporaryWorkspace([
      "schema.graphqls": Self.schema, "operations.graphql": Self.operations,
      ".mockgen.json": """
      {"version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "Sample",
       "apolloVersion": "\(version)", "outputs": {"testMocks": {"path": "Mocks"}}}
      """,
    ])
    try generate(workspace)
    let text = try workspace.text("Mocks/MockObject+Interfaces.graphql.swift")
    let found = text.split(separator: "\n").filter { $0.contains("typealias") }.map {
      String($0.split(separator: " ")[1])
    }
    #expect(found == names)
  }
}
