import BuildGraph
import EditorFeatures
import Foundation
import Source
import Testing

@Suite struct CompletionTests {
  /// A text with a cursor and the labels of its completions.
  struct Row: CustomTestStringConvertible {
    let text: String
    let labels: [String]
    var testDescription: String { text }

    init(_ text: String, _ labels: String) {
      self.text = text
      self.labels = labels.isEmpty ? [] : labels.components(separatedBy: ", ")
    }
  }

  @Test(arguments: [
    // Fields: the type's own, then meta-fields, deprecated ones last.
    Row("{ ‸ }", "animal, animals, search, __typename, __schema, __type, owner"),
    Row("{ an‸ }", "animal, animals"),
    Row("{ animals { ‸ } }", "id, name, friends, kind, __typename"),
    Row("{ animals { ... on Cat { ‸ } } }", "id, name, friends, kind, lives, born, __typename"),
    Row("{ animals { id nick: name ‸ } }", "name, friends, kind, id, __typename"),
    Row("{ animals { a: ‸ } }", "id, name, friends, kind, __typename"),
    Row("{ search(text: \"\") { ‸ } }", "__typename"),
    Row("fragment F on Person { ‸ }", "id, name, pets, __typename"),
    Row("{ unknown { ‸ } }", ""),
    // Half-typed text.
    Row("{ animals { ‸", "id, name, friends, kind, __typename"),
    Row("query A { animals { ‸\nquery B { owner { id } }", "id, name, friends, kind, __typename"),
    Row("query A { animals { id }\n\nquery B { owner { ‸ } }", "id, name, pets, __typename"),
    Row("{ animal(id: ) { ‸ } }", "id, name, friends, kind, __typename"),
    Row("{ animal(id { n‸ } }", "name, friends, kind, __typename"),
    // Arguments.
    Row("{ animal(‸) { id } }", "id, kind"),
    Row("{ animal(id: 1, ‸) { id } }", "kind"),
    Row("{ animal(‸, id: 1) { id } }", "kind"),
    Row("{ animal(k‸ind: CAT) { id } }", "kind"),
    Row("mutation { feed(input: {‸}) { id } }", "id, grams, note"),
    Row("mutation { feed(input: {id: 1, ‸}) { id } }", "grams, note"),
    Row("{ animals(filter: {not: {kind: ‸}}) { id } }", "CAT, DOG, null, OLD"),
    Row("{ owner @tagged(‸) { id } }", "by"),
    // Values.
    Row("{ animal(kind: ‸) { id } }", "CAT, DOG, null, OLD"),
    Row("{ animal(kind: D‸) { id } }", "DOG, OLD"),
    Row("mutation { feed(at: [CAT, ‸]) { id } }", "DOG, OLD"),
    Row("{ owner { name(short: ‸) } }", "true, false, null"),
    Row("{ animals(filter: ‸) { id } }", "{}, null"),
    Row("query Q($k: Kind = ‸) { owner { id } }", "CAT, DOG, null, OLD"),
    Row(
      "query Q($a: Int, $b: Kind!, $c: [Kind], $d: Kind) { animal(kind: ‸) { id } }",
      "CAT, DOG, $b, $d, null, $a, $c, OLD"),
    Row("query Q($a: Int, $b: ID!, $c: ID) { animal(id: $‸) { id } }", "$b, $a, $c"),
    Row("fragment F on Query { animal(id: $‸) { id } } query Q($a: ID!, $b: Int) { ...F }", "$a, $b"),
    Row("{ animals(filter: {not: ‸}) { id } }", "{}, null"),
    Row("query Q($f: Filter = {not: ‸}) { owner { id } }", "{}, null"),
    // Fragments and types.
    Row(
      "{ search(text: \"\") { ...‸ } } fragment A on Cat { id } fragment B on Dog { id } fragment C on Person { id }",
      "A, C, on Cat, on Person, on Animal, on Result, on, B"),
    Row("{ animals { ... on ‸ } }", "Cat, Dog, Result, Animal"),
    Row("fragment A on Cat { ...‸ }", "on Animal, on Result, on Cat, on"),
    Row("fragment A ‸", "on"),
    Row("fragment A on ‸", "Animal, Cat, Dog, Mutation, Person, Query, Result"),
    Row("query Q($a: ‸) { owner { id } }", "Boolean, Date, FeedInput, Filter, ID, Int, Kind, String"),
    Row("query Q($a: [Fi‸]) { owner { id } }", "FeedInput, Filter"),
    // The type that a variable needs.
    Row(
      "query Q($k: ‸) { animal(id: 1, kind: $k) { id } }",
      "Kind, Boolean, Date, FeedInput, Filter, ID, Int, String"),
    Row(
      "query Q($i: ‸) { animal(id: $i) { id } }", "ID!, Boolean, Date, FeedInput, Filter, ID, Int, Kind, String"),
    Row(
      "query Q($i: ‸, $k: Kind) { animal(id: $i, kind: $k) { id } }\nquery B($i: Int) { animals(first: $i) { id } }",
      "ID!, Boolean, Date, FeedInput, Filter, ID, Int, Kind, String"),
    Row(
      "query Q($i: ‸!) { animal(id: $i) { id } }", "ID, Boolean, Date, FeedInput, Filter, Int, Kind, String"),
    Row("query Q($k: [K‸]) { animals(filter: {kind: $k}) { id } }", "Kind"),
    Row("query Q($b: B‸) { owner { name(short: $b) @include(if: $b) } }", "Boolean!, Boolean"),
    Row(
      "query Q($i: ‸) { ...F } fragment F on Query { ...G } fragment G on Query { animal(id: $i) { id } }",
      "ID!, Boolean, Date, FeedInput, Filter, ID, Int, Kind, String"),
    // Unclosed strings hide the end of their line.
    Row("{\n  search(text: \"lu) {\n    ‸\n  }\n}", "__typename"),
    Row(
      "{\n  search(text: \"lu) { ... on Cat { id } }\n  owner {\n    ‸\n  }\n}", "id, name, pets, __typename"),
    Row("{\n  search(text: \"lu\n  owner {\n    ‸\n  }\n}", "id, name, pets, __typename"),
    Row("{\n  search(text: \"lu\n  own‸\n}", "owner"),
    Row(
      "{\n  animals(filter: {names: [\"a}) {\n    ‸\n  }\n}", "id, name, friends, kind, __typename"),
    Row(
      "{\n  search(text: \"(lu) x) { ... on Cat {\n    ‸\n  } }\n}",
      "id, name, friends, kind, lives, born, __typename"),
    // Incomplete definitions below.
    Row("fragment A on ‸\n\nquery B { owner { ", "Animal, Cat, Dog, Mutation, Person, Query, Result"),
    Row("fragment A on ‸\nquery B { owner( }", "Animal, Cat, Dog, Mutation, Person, Query, Result"),
    Row("{ animals { ... on ‸\n\nfragment B on Dog {\n  id(\n}", "Cat, Dog, Result, Animal"),
    Row("query Q($a: [‸\nquery B { owner { }", "Boolean, Date, FeedInput, Filter, ID, Int, Kind, String"),
    Row("query A { animals { ‸\nquery B { owner { ", "id, name, friends, kind, __typename"),
    Row("query A { animal(‸\nquery B { owner { ", "id, kind"),
    Row("type T implements ‸\ntype U { a: ", "Animal"),
    Row("union U = ‸\ntype U { a: ", "Cat, Dog, Mutation, Person, Query"),
    Row(
      "{ owner { id } }\n‸\nquery B { owner { ",
      "query, mutation, fragment, type, interface, input, enum, union, scalar, directive, schema, extend"),
    // Directives.
    Row("{ owner @‸ { id } }", "@tagged, @include, @skip"),
    Row("{ ... @‸ { owner { id } } }", "@defer, @include, @skip"),
    Row("query Q @‸ { owner { id } }", "@tagged"),
    // Keywords.
    Row("‸", "query, mutation, fragment, type, interface, input, enum, union, scalar, directive, schema, extend"),
    Row("{ owner { id } }\nfr‸", "fragment"),
    // Text after the cursor.
    Row("{ animals { ... on‸ Cat { id } } } fragment A on Cat { id }", "on"),
    Row("{ animals { ...‸ on Cat { id } } } fragment A on Cat { id }", ""),
    Row("{ animals { ...‸{ id } } } fragment A on Cat { id }", "on Cat, on Dog, on Result, on Animal, on"),
    Row("{ animals { ...‸ id } } fragment A on Cat { id }", "A, on Cat, on Dog, on Result, on Animal, on"),
    // No completions.
    Row("query ‸ { owner { id } }", ""),
    Row("{ # ‸\n }", ""),
    Row("{ search(text: \"‸\") { __typename } }", ""),
    Row("query Q($‸) { owner { id } }", ""),
    Row("{ animals(first: 5‸) { id } }", ""),
    Row("{ animals(first: 5.5‸) { id } }", ""),
    Row("{ animals(first: 5 ‸) { id } }", "filter"),
    Row("{ search(text: \"lu‸) { __typename } }", ""),
    Row("{ search(text: \"lu‸\n", ""),
    Row("{ search(text: \"lu‸", ""),
  ])
  func matchingItemsAreOffered(row: Row) {
    #expect(EditorView.labels(row.text).filter { $0 != "@import" && !$0.hasPrefix("@apollo") } == row.labels)
  }

  static let types = "# file: s.graphqls\n"

  private static let behindType =
    "implements, type, interface, input, enum, union, scalar, directive, schema, extend, query, fragment"

  @Test(arguments: [
    Row("type Query { a: ‸ }\ntype A { b: Int }", "A, Boolean, Float, ID, Int, String"),
    Row("type Query { a(b: ‸): Int }\ninput I { a: Int }", "Boolean, Float, I, ID, Int, String"),
    Row("type Query { a(b: K = ‸): Int }\nenum K { A B }", "A, B, null"),
    Row("type Query implements A & ‸ { a: Int }\ninterface A { a: Int }\ninterface B { a: Int }", "B"),
    Row("type Query { a: Int }\nunion U = ‸", "Query"),
    Row("type Query { a: Int }\ntype B { a: Int }\nunion U = B\nextend union U = ‸", "Query"),
    Row("type Query { a: Int }\ntype B { a: Int }\nunion U = B‸", "B"),
    Row("type A implements I { a: Int }\ninterface I { a: Int }\ninterface J\nextend type A implements ‸", "J"),
    Row("type Query ‸", Self.behindType),
    Row("type Query im‸", "implements"),
    Row("type Query @a im‸\ndirective @a on OBJECT", "implements"),
    Row("interface A\n‸\ntype Query { a: Int }", Self.behindType),
    Row("type Query { a: Int }\n‸", Self.behindType.replacing("implements, ", with: "")),
    Row("type Query { a: Int @deprecated }\n‸", Self.behindType.replacing("implements, ", with: "")),
    Row("enum E { A @deprecated }\n‸\ntype Query { a: Int }", Self.behindType.replacing("implements, ", with: "")),
    Row(
      "input I { a: Int = 1 @deprecated }\n‸\ntype Query { a: Int }",
      Self.behindType.replacing("implements, ", with: "")),
    Row("type Query { a: Int }\nextend type ‸", "Query"),
    Row("type Query { a: Int @‸ }", "@deprecated"),
    Row("type Query ‸{ a: Int }", Self.behindType),
    Row(
      "type Query { a: Int }\ndirective @a on ‸",
      "QUERY, MUTATION, SUBSCRIPTION, FIELD, FRAGMENT_DEFINITION, FRAGMENT_SPREAD, INLINE_FRAGMENT, VARIABLE_DEFINITION, SCHEMA, SCALAR, OBJECT, FIELD_DEFINITION, ARGUMENT_DEFINITION, INTERFACE, UNION, ENUM, ENUM_VALUE, INPUT_OBJECT, INPUT_FIELD_DEFINITION"
    ),
    Row("schema { query: Query ‸ }\ntype Query { a: Int }", "mutation, subscription"),
    Row("schema { query: ‸ }\ntype Query { a: Int }", "Query"),
    Row("type Query { ‸ }", ""),
  ])
  func schemaPositionsGetMatchingItems(row: Row) {
    let labels = EditorView.labels(Self.types + row.text)
    #expect(labels.filter { !Self.apollo.contains($0) } == row.labels)
  }

  private static let apollo: Set<String> = ["@typePolicy", "@fieldPolicy"]

  @Test(arguments: [
    ("{ anima‸ls }", "animals", "animals {\n  $0\n}"),
    ("{ animal‸ }", "animal", "animal(id: $1) {\n  $0\n}"),
    ("{ anim‸al { id } }", "animal", "animal(id: $1)"),
    ("{ anim‸al(id: 1) { id } }", "animal", nil),
    ("mutation { feed(input: ‸) }", "{}", "{id: $1}"),
    ("{ owner @inc‸ }", "@include", "include(if: $1)"),
    ("{ search(text: \"\") { ...‸ } }", "on Cat", "on Cat {\n  $0\n}"),
    ("{ search(text: \"\") { ...‸ @include(if: true) { id } } }", "on Cat", nil),
    ("{ own‸ @include(if: true) { id } }", "owner", nil),
    ("{ anim‸ @include(if: true) { id } }", "animal", "animal(id: $1)"),
    ("quer‸", "query", "query ${1:Name} {\n  $0\n}"),
    ("quer‸\nquery A { owner { id } }", "query", "query ${1:Name} {\n  $0\n}"),
    ("que‸ry A { owner { id } }", "query", nil), ("fra‸ Foo on Cat { id }", "fragment", nil),
    ("‸{ owner { id } }", "query", nil), ("quer‸ @tagged(by: \"\") { owner { id } }", "query", nil),
  ])
  func snippetsContainRequiredArguments(text: String, label: String, snippet: String?) {
    let fixture = Fixture(text)
    let list = fixture.project.completion(fixture.path, at: fixture.offset)
    let item = list?.items.first { $0.label == label }
    #expect(item != nil && item?.snippet == snippet)
  }

  /// Required input objects within an input object have braces.
  @Test(arguments: [
    ("{ find(by: ‸) }", "{}", "{name: $1, inner: {id: $2, options: {$3}}, last: $4}"),
    ("{ all(by: ‸) }", "[]", "[{id: $1, options: {$2}}]"), ("{ plain(by: ‸) }", "{}", "{$0}"),
    ("{ find(by: {inner: ‸}) }", "{}", "{id: $1, options: {$2}}"),
  ])
  func snippetsContainNestedInputs(text: String, label: String, snippet: String) throws {
    let fixture = Fixture(
      """
      \(text)
      # file: schema.graphqls
      type Query { find(by: By): Int, all(by: [Inner!]): Int, plain(by: Options): Int }
      input By { name: String!, inner: Inner!, last: [Inner!]!, note: String }
      input Inner { id: ID!, options: Options! }
      input Options { limit: Int }
      """)
    let list = try #require(fixture.project.completion(fixture.path, at: fixture.offset))
    #expect(list.items.first { $0.label == label }?.snippet == snippet)
  }

  @Test(arguments: [
    ("que‸ry A { owner { id } }", "query", "query A { owner { id } }"),
    ("‸{ owner { id } }", "query", "query { owner { id } }"),
    ("fra‸ Foo on Cat { id }", "fragment", "fragment Foo on Cat { id }"),
    ("{ animals { ...‸{ id } } }", "on Cat", "{ animals { ...on Cat { id } } }"),
    ("{ animals { ... on‸ Cat { id } } }", "on", "{ animals { ... on Cat { id } } }"),
    ("{ animals { ... o‸ { id } } }", "on Cat", "{ animals { ... on Cat { id } } }"),
    ("# file: s.graphqls\nschema { que‸: Query }", "query", "schema { query: Query }"),
    ("# file: s.graphqls\nschema { que‸ }", "query", "schema { query:  }"),
  ])
  func insertedTextFitsTheContext(text: String, label: String, result: String) throws {
    let fixture = Fixture(text)
    let list = try #require(fixture.project.completion(fixture.path, at: fixture.offset))
    let item = try #require(list.items.first { $0.label == label })
    let edit = Diagnostic.Edit(Location(fixture.path, list.replaced), item.snippet ?? item.text ?? item.label)
    #expect(fixture.applying([edit])[fixture.path] == result)
  }

  @Test func wholeNamesAreReplaced() {
    let fixture = Fixture("{ ani‸mals { id } }")
    let list = fixture.project.completion(fixture.path, at: fixture.offset)
    #expect(list.map { fixture.show($0.replaced) } == "A.graphql:1:3 animals")
  }
}
