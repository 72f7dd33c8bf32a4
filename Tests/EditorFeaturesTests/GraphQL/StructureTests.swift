import BuildGraph
import EditorFeatures
import GraphQLSyntax
import Source
import Testing

/// Symbols, folding, selection ranges and inlay hints.
@Suite struct StructureTests {
  @Test func symbolsAreNested() {
    let fixture = Fixture(
      "query Q($a: ID!) { one: animal(id: $a) { ... on Cat { lives } ...F } }\nfragment F on Cat { id }\n{ owner { id } }"
    )
    func show(_ symbol: DocumentSymbol) -> String {
      let children = symbol.children.map(show).joined(separator: " ")
      return symbol.name + (symbol.detail.isEmpty ? "" : ":" + symbol.detail)
        + (children.isEmpty ? "" : "(\(children))")
    }
    let symbols = fixture.project.document(at: "A.graphql")?.symbols ?? []
    #expect(
      symbols.map(show) == [
        "Q:query($a:ID! one:animal(... on Cat(lives)))", "F:on Cat(id)", "query:query(owner(id))",
      ])
    for symbol in symbols {
      #expect(symbol.range.lower <= symbol.nameRange.lower && symbol.nameRange.upper <= symbol.range.upper)
    }
    let types = Fixture(
      "# file: s.graphqls\ntype Query { a(b: Int): C } enum C { D } input E { f: Int } extend type Query { g: Int } directive @h(i: Int) on FIELD schema { query: Query }"
    )
    #expect(
      types.project.document(at: "s.graphqls")?.symbols.map(show) == [
        "Query:type(a:C(b:Int))", "C:enum(D)", "E:input(f:Int)", "Query:extend type(g:Int)", "@h:directive(i:Int)",
        "schema(query:Query)",
      ])
  }

  @Test(arguments: [
    ("animal", "animal, Animal, animals"), ("Cat", "Cat, CAT"),
    ("", "Animal, Cat, Date, Dog, FeedInput, Filter, Kind, Mutation, Names, Person, Q, Query, Result"),
    ("nms", "Names, animals, names"), ("zzz", ""), ("q", "Q, Query"),
  ])
  func symbolsOfTheProjectAreFound(query: String, names: String) {
    let fixture = Fixture("query Q { owner { ...Names } } fragment Names on Person { name }")
    let found = fixture.project.symbols(matching: query).map(\.name)
    #expect(found.joined(separator: ", ") == names)
  }

  @Test func bracketsStringsAndCommentsCanBeFolded() {
    let text = """
      # a
      # b

      # c
      query Q(
        $a: ID
      ) {
        b { c }
      }
      type A {
        \"""
        d
        \"""
        e: Int
      }
      """
    let document = Document.parse(SourceFile(path: "", text: text)).document
    let lines = LineTable(Array(text.utf8))
    let shown = document.foldingRanges.map { range in
      "\(lines.line(at: range.range.lower))-\(lines.line(at: range.range.upper))\(range.isComment ? "#" : "")"
    }
    #expect(shown == ["0-1#", "4-6", "6-8", "9-14", "10-12"])
  }

  @Test func selectionRangesGrow() {
    let fixture = Fixture("query Q { owner { na‸me(short: true) id } }")
    let ranges = fixture.project.document(at: "A.graphql")?.selectionRanges(at: fixture.offset) ?? []
    let texts = ranges.map { String(fixture.show($0).drop { $0 != " " }.dropFirst()) }
    #expect(
      texts == [
        "name", "name(short: true)", " name(short: true) id ", "{ name(short: true) id }",
        "owner { name(short: true) id }", "{ owner { name(short: true) id } }",
        "query Q { owner { name(short: true) id } }",
      ])
  }

  @Test func inlayHintsShowTypes() {
    let fixture = Fixture("query Q($a: ID!) { animal(id: $a) { n: name } unknown }")
    let hints = fixture.project.inlayHints("A.graphql", in: TextRange(0, 1_000))
    var text = fixture.files["A.graphql"] ?? ""
    for hint in hints.reversed() {
      text.insert(contentsOf: hint.text, at: text.utf8.index(text.startIndex, offsetBy: Int(hint.offset)))
    }
    // Of two hints at one place, each follows the text that it belongs to.
    #expect(text == "query Q($a: ID!) { animal(id: $a‹ID!›)‹Animal› { n: name‹String!› } unknown }")
  }

  @Test func tokensAreClassified() {
    let text = """
      # c
      query Q($a: Kind = CAT) @tagged(by: "x") { b: animal(id: 1) { ... on Cat { id } ...F } }
      """
    let fixture = Fixture(text)
    let tokens = fixture.project.document(at: "A.graphql")?.semanticTokens(fixture.project.schema) ?? []
    let shown = tokens.map { token in
      let word = fixture.show(token.range).split(separator: " ", maxSplits: 1).last ?? ""
      return "\(word)=\(token.kind)\(token.isDefinition ? "!" : "")"
    }
    #expect(
      shown.joined(separator: " ") == """
        # c=comment query=keyword Q=function! a=variable! Kind=enum CAT=enumMember tagged=decorator by=parameter \
        "x"=string b=variable animal=property id=parameter 1=number on=keyword Cat=type id=property F=function
        """)
  }

  @Test func deprecatedFieldsAreMarked() {
    let fixture = Fixture("{ owner { id } }")
    let tokens = fixture.project.document(at: "A.graphql")?.semanticTokens(fixture.project.schema) ?? []
    #expect(tokens.map(\.isDeprecated) == [true, false])
  }

  @Test func multilineLiteralsAreSeveralTokens() {
    let document = Document.parse(SourceFile(path: "", text: "\"\"\"\na\n\nb\n\"\"\" type Q { a: Int }")).document
    let strings = document.semanticTokens(Fixture("").project.schema).filter { $0.kind == .string }
    #expect(strings.map { document.text($0.range) } == ["\"\"\"", "a", "b", "\"\"\""])
  }
}
