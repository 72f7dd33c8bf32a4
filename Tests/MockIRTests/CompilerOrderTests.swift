import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import Testing

/// The order in which Apollo's compiler meets types.
@Suite struct CompilerOrderTests {
  private static let schema = """
    type Query { a(i: First): Z b: B u: U i: Iface s: String }
    type Mutation { m: B }
    type Z implements Late { l: Int }
    type B { z: Z u: U }
    interface Iface { x: Int }
    interface Late { l: Int }
    type Y implements Iface & Other { x: Int o: Int }
    type X implements Iface { x: Int }
    interface Other { o: Int }
    union U = X | Z
    input First { second: Second text: String }
    input Second { flag: Boolean }
    """

  @Test(arguments: [
    ("query Q($f: First) { a(i: $f) { l } }", "First Second Boolean String Query Z Late Int"),
    ("query Q { s i { x } }", "Query String Iface Y Other X Int"),
    ("query Q { b { u { __typename } } }", "Query B U X Iface Y Other Z Late"),
    // A fragment is compiled at its first spread. Fragments without a spread come last.
    ("fragment L on Late { l } fragment F on B { z { l } } query Q { b { ...F } s }", "Query B Z Late Int String"),
    ("fragment L on Other { o } query Q { s } fragment K on Late { l }", "Query String Other Y Iface X Int Late Z"),
    (
      "mutation M { m { ...F } } query Q { s } fragment F on B { z { ...L } } fragment L on Late { l }",
      "Mutation B Z Late Int Query String"
    ),
    ("query Q { i { ... on Y { o } ... { x } } }", "Query Iface Y Other X Int"),
    ("query Q { b { ...F } } fragment F on B { ...G } fragment G on B { ...F z { l } }", "Query B Z Late Int"),
  ])
  func fieldsHaveTheOrderOfApollo(_ text: String, _ names: String) {
    let schema = SchemaBuilder.build(
      [Document.parse(SourceFile(path: "s", text: Self.schema)).document]
    ).schema
    let document = Document.parse(SourceFile(path: "o", text: text)).document
    var operations: [TypeMentions] = []
    var fragments: [(name: Name, mentions: TypeMentions)] = []
    for definition in document.definitions {
      let mentions = TypeMentions(definition, of: document, schema: schema)
      if case .fragment(let fragment) = definition {
        fragments.append((fragment.name.name, mentions))
      } else {
        operations.append(mentions)
      }
    }
    let order = CompilerOrder(operations: operations, fragments: fragments, schema: schema).types
    #expect(order.map(\.text).joined(separator: " ") == names)
  }
}
