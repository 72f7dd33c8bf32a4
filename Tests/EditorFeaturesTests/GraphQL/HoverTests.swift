import EditorFeatures
import Testing

@Suite struct HoverTests {
  /// A text with a cursor and the shown Markdown.
  struct Row: CustomTestStringConvertible {
    let text: String
    let shown: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(
      text: "query Q { an‸imal(id: 1) { name } }",
      shown: """
        animal
        Query.animal(id: ID!, kind: Kind = CAT): Animal
        One animal.
        Swift: QQuery.Data.animal: Animal?
        """),
    Row(
      text: "query Q { animals { friends { ... on Cat { born‸ } } } }",
      shown: """
        born
        Cat.born: Date
        Swift: QQuery.Data.Animal.Friend.AsCat.born: Zoo.Date?
        """),
    Row(
      text: "query Q { animals { nick‸: name } }",
      shown: """
        nick
        Animal.name: String!
        Swift: QQuery.Data.Animal.nick: String
        """),
    Row(
      text: "query Q { animals { nick: ‸name } }",
      shown: """
        name
        Animal.name: String!
        Swift: QQuery.Data.Animal.nick: String
        """),
    // The effect of conditions.
    Row(
      text: "query Q($a: Boolean!) { animals { na‸me @include(if: $a) } }",
      shown: "name\nAnimal.name: String!\nSwift: QQuery.Data.Animal.name: String?"),
    Row(
      text: "query Q($a: Boolean!) { animals @skip(if: $a) { na‸me } }",
      shown: "name\nAnimal.name: String!\nSwift: QQuery.Data.Animal.name: String"),
    Row(
      text: "query Q($a: Boolean!) { animals { na‸me @include(if: $a) ... on Cat { name } } }",
      shown: "name\nAnimal.name: String!"),
    Row(
      text: "query Q($a: Boolean!) { animals { id } animals @include(if: $a) { ... on Cat { na‸me } } }",
      shown: "name\nCat.name: String!"),
    // An inline fragment with a weaker type condition than an enclosing one.
    Row(
      text: "query Q { search { ... on Cat { ... on Animal { na‸me } } } }",
      shown: "name\nAnimal.name: String!\nSwift: QQuery.Data.Search.AsCat.name: String"),
    Row(
      text: "query Q { animals { ... on Cat { ... on Result { ... on Animal { na‸me } } } } }",
      shown: "name\nAnimal.name: String!\nSwift: QQuery.Data.Animal.AsCat.name: String"),
    Row(
      text: "query Q @apollo_client_ios_localCacheMutation { animals { na‸me } }",
      shown: "name\nAnimal.name: String!\nSwift: QLocalCacheMutation.Data.Animal.name: String"),
    Row(
      text: "query Q‸ @apollo_client_ios_localCacheMutation { animals { name } }",
      shown: "Q\nquery Q @apollo_client_ios_localCacheMutation\nSwift: QLocalCacheMutation"),
    Row(
      text: "{ owner‸ { id } }",
      shown: """
        owner
        Query.owner: Person @deprecated(reason: "Use 'person'.")
        Deprecated: Use 'person'.
        """),
    Row(
      text: "{ search { __typename‸ } }",
      shown: "__typename\nResult.__typename: String!\nThe name of the current Object type at runtime."),
    Row(text: "{ animal(‸kind: CAT) { id } }", shown: "kind\nkind: Kind = CAT"),
    Row(text: "{ animal(kind: CA‸T) { id } }", shown: "CAT\nKind.CAT\nMeows.\nSwift: Kind.cat"),
    Row(text: "{ animals(filter: {not: {ki‸nd: CAT}}) { id } }", shown: "kind\nkind: Kind\nSwift: Filter.kind"),
    Row(
      text: "mutation { feed(input: {not‸e: \"\"}) { id } }",
      shown:
        "note\nnote: String @deprecated(reason: \"Nobody reads it.\")\nDeprecated: Nobody reads it.\nSwift: FeedInput.note"
    ),
    Row(text: "query Q($kind: Kind! = DOG) { animal(id: 1, kind: $ki‸nd) { id } }", shown: "kind\n$kind: Kind!"),
    Row(text: "query Q($ki‸nd: Kind! = DOG) { animal(id: 1, kind: $kind) { id } }", shown: "kind\n$kind: Kind!"),
    Row(
      text: "fragment F on Query { animal(id: 1, kind: $ki‸nd) { id } } query Q($kind: Kind!) { ...F }",
      shown: "kind\n$kind: Kind!"),
    Row(
      text:
        "fragment F on Query { animal(id: 1, kind: $ki‸nd) { id } } query Q($kind: Kind!) { ...F } query R($kind: Kind) { ...F }",
      shown: "kind\n$kind: Kind!\n$kind: Kind"),
    Row(
      text: "query Q($filter: Fil‸ter) { animals(filter: $filter) { id } }",
      shown: "Filter\ninput Filter {\n  kind: Kind\n  names: [String!]\n  not: Filter\n}\nSwift: Zoo.Filter"),
    Row(
      text: "{ animals { ...Na‸mes } } \"What it is called.\" fragment Names on Animal @tagged(by: \"a\") { name }",
      shown: "Names\nfragment Names on Animal @tagged(by: \"a\")\nWhat it is called.\nSwift: Names"),
    Row(text: "query Na‸mes { animals { name } }", shown: "Names\nquery Names\nSwift: NamesQuery"),
    Row(
      text: "{ animals @ta‸gged(by: \"\") { id } }",
      shown: "tagged\ndirective @tagged(by: String!) repeatable on FIELD | QUERY"),
    Row(
      text: "{ search(text: \"\") { ... on Per‸son { id } } }",
      shown:
        "Person\ntype Person {\n  id: ID!\n  name(short: Boolean): String!\n  pets: [Animal!]\n}\nSwift: Zoo.Objects.Person, Mock<Person>"
    ),
    Row(
      text: "# file: s.graphqls\ntype Query { a: Ki‸nd }\nenum Kind { A }",
      shown: "Kind\nenum Kind {\n  A\n}\nSwift: Zoo.Kind"),
    Row(text: "# file: s.graphqls\ntype Query { \"The a.\" a‸: Int }", shown: "a\nQuery.a: Int\nThe a."),
  ])
  func namesHaveHovers(row: Row) {
    let fixture = Fixture(row.text)
    guard let hover = fixture.project.hover(fixture.path, at: fixture.offset) else {
      Issue.record("nothing is shown")
      return
    }
    let range = fixture.show(hover.range).split(separator: " ").last.map(String.init) ?? ""
    let parts = [
      range, hover.code, hover.deprecationReason.map { "Deprecated: " + $0 }, hover.description,
      hover.swift.map { "Swift: " + $0 },
    ]
    #expect(parts.compactMap(\.self).joined(separator: "\n") == row.shown)
  }

  @Test(arguments: [
    "{ # anim‸al\n animals { id } }", "{ search(text: \"ani‸mal\") { __typename } }", "{ unknown‸ }", "‸",
    "quer‸y { a }",
    "{ animals(first: 1‸0) { id } }",
  ])
  func otherTextHasNoHover(text: String) {
    let fixture = Fixture(text)
    #expect(fixture.project.hover(fixture.path, at: fixture.offset) == nil)
  }

  @Test func largeTypesAreTruncated() {
    let fields = (0..<20).map { "f\($0): Int" }.joined(separator: " ")
    let fixture = Fixture("# file: s.graphqls\ntype Query { a: Qu‸ery \(fields) }")
    let code = fixture.project.hover(fixture.path, at: fixture.offset)?.code ?? ""
    #expect(code.hasSuffix("  f10: Int\n  # and 9 more\n}"))
  }
}
