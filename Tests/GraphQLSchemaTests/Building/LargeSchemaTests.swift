import GraphQLSyntax
import Source
import Testing

@testable import GraphQLSchema

/// Large schemas that reveal quadratic time or recursion. Each takes little time.
struct LargeSchemaTests {
  static let rows: [(name: String, text: String)] = {
    var rows: [(name: String, text: String)] = []
    func add(_ name: String, _ text: String) { rows.append((name, text)) }
    let query = "type Query { a: Int }"
    add("types", query + text { "type T\($0) { a: T\(($0 + 1) % 20_000) }" })
    add("extensions", query + text { "extend type Query { b\($0): Int }" })
    add("extensions of nothing", query + text { "extend type Qery\($0) { b\($0): Int }" })
    add("duplicates", text { _ in query })
    add("unknown types", "type Query {" + text { "a\($0): Unknown\($0)" } + "}")
    add("implementers", query + "interface I { a: Int }" + text { "type T\($0) implements I { a: Int }" })
    add("chain of interfaces", query + text { "interface I\($0) implements I\($0 + 1) { a: Int }" })
    add("chain of inputs", query + text { "input T\($0) { a: T\(($0 + 1) % 20_000)! }" })
    add("chain of defaults", query + text { "input T\($0) { a: T\(($0 + 1) % 20_000) = {} }" })
    add("defaults of one type", query + "input T {" + text { "a\($0): T = {}" } + "}")
    add("members", query + "union U = " + text { "| T\($0)" } + text { "type T\($0) { a: Int }" })
    add("repeated members", query + "union U = " + text { _ in "| Query" })
    add("repeated interfaces", "interface I { a: Int } type Query implements I" + text { _ in "& I" } + "{ a: Int }")
    add(
      "missing fields",
      query + "interface I {" + text { "b\($0): Int" } + "}" + text { "type T\($0) implements I { a: Int }" })
    return rows
  }()

  @Test(arguments: rows)
  func largeSchemasAreBuiltAndValidated(_ row: (name: String, text: String)) {
    let (document, problems) = Document.parse(SourceFile(path: "0.graphql", text: row.text))
    #expect(problems.isEmpty)
    let time = ContinuousClock().measure { _ = SchemaBuilder.build([document]) }
    #expect(time < .seconds(30), "\(row.name) took \(time)")
  }

  private static func text(_ count: Int = 20_000, _ row: (Int) -> String) -> String {
    var text = ""
    for index in 0..<count { text += " " + row(index) }
    return text
  }
}
