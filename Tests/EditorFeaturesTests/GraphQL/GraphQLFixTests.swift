import EditorFeatures
import Source
import Testing

/// The quick fixes of GraphQL errors.
@Suite struct GraphQLFixTests {
  typealias Row = CodeActionRow

  @Test(arguments: [
    Row("{ ani‸mal { id } }", ["Add missing argument 'id'"], "query ($id: ID!) { animal(id: $id) { id } }"),
    Row("query { ani‸mal { id } }", ["Add missing argument 'id'"], "query ($id: ID!) { animal(id: $id) { id } }"),
    Row("query Q { ani‸mal { id } }", ["Add missing argument 'id'"], "query Q($id: ID!) { animal(id: $id) { id } }"),
    Row(
      "query Q($a: Int) { ani‸mal { id } animals(first: $a) { id } }", ["Add missing argument 'id'"],
      "query Q($a: Int, $id: ID!) { animal(id: $id) { id } animals(first: $a) { id } }"),
    Row(
      "query Q($id: ID!) { ani‸mal(kind: CAT) { id } }", ["Add missing argument 'id'"],
      "query Q($id: ID!) { animal(kind: CAT, id: $id) { id } }"),
    Row(
      "query Q($id: Int) { ani‸mal { id } animals(first: $id) { id } }", ["Add missing argument 'id'"],
      "query Q($id: Int, $id2: ID!) { animal(id: $id2) { id } animals(first: $id) { id } }"),
    Row(
      "query Q($text: String) { sea‸rch { __typename } }", ["Add missing argument 'text'"],
      "query Q($text: String, $text2: String!) { search(text: $text2) { __typename } }"),
    Row(
      "query Q($text: String = \"\") { sea‸rch { __typename } }", ["Add missing argument 'text'"],
      "query Q($text: String = \"\") { search(text: $text) { __typename } }"),
    Row("{ animal(‸) { id } }", ["Add missing argument 'id'"], "query ($id: ID!) { animal(id: $id) { id } }"),
    Row("{ ‸a: animal { id } }", ["Add missing argument 'id'"], "query ($id: ID!) { a: animal(id: $id) { id } }"),
    Row(
      "mutation { fe‸ed { id } }", ["Add missing argument 'input'"],
      "mutation ($input: FeedInput!) { feed(input: $input) { id } }"),
    Row(
      "{ owner ‸@tagged { id } }", ["Add missing argument 'by'"],
      "query ($by: String!) { owner @tagged(by: $by) { id } }"),
    Row(
      "query Q @tagge‸d { owner { id } }", ["Add missing argument 'by'"],
      "query Q($by: String!) @tagged(by: $by) { owner { id } }"),
    Row(
      "fragment F on Query { ani‸mal { id } }\n# file: B.graphql\nquery B($id: ID!) { ...F }",
      ["Add missing argument 'id'"], "fragment F on Query { animal(id: $id) { id } }"),
    // Input fields.
    Row(
      "mutation { feed(input: {‸grams: 1}) { id } }", ["Add missing input field 'id'"],
      "mutation ($id: ID!) { feed(input: {grams: 1, id: $id}) { id } }"),
    Row(
      "mutation { feed(input: ‸{}) { id } }", ["Add missing input field 'id'"],
      "mutation ($id: ID!) { feed(input: { id: $id }) { id } }"),
    Row(
      "mutation M($f: FeedInput! = ‸{ }) { feed(input: $f) { id } }", ["Add missing input field 'id'"],
      "mutation M($f: FeedInput! = { id: \"\" }) { feed(input: $f) { id } }"),
    // Variables.
    Row(
      "query Q { animal(id: ‸$id) { id } }", ["Declare variable '$id: ID!'"],
      "query Q($id: ID!) { animal(id: $id) { id } }"),
    Row(
      "{ animals(first: $fir‸st) { id } }", ["Declare variable '$first: Int'"],
      "query ($first: Int) { animals(first: $first) { id } }"),
    Row(
      "{ owner { name(short: $s‸) @include(if: $s) } }", ["Declare variable '$s: Boolean!'"],
      "query ($s: Boolean!) { owner { name(short: $s) @include(if: $s) } }"),
    Row("fragment F on Query { animal(id: $i‸d) { id } }\n# file: B.graphql\nquery B($id: ID!) { ...F }", []),
  ])
  func missingInputsBecomeDeclaredVariables(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      "{ owner { ...Na‸me } }", ["Create fragment 'Name'"],
      "{ owner { ...Name } }\n\nfragment Name on Person {\n  id\n}"),
    Row(
      "{ search(text: \"\") { ...R‸ } }", ["Create fragment 'R'"],
      "{ search(text: \"\") { ...R } }\n\nfragment R on Result {\n  __typename\n}"),
    // Selections.
    Row("{ own‸er }", ["Add selections '{ id }'"], "{ owner { id } }"),
    Row(
      "{ sear‸ch(text: \"\") @include(if: true) }", ["Add selections '{ __typename }'"],
      "{ search(text: \"\") @include(if: true) { __typename } }"),
    Row("{ owner { na‸me { id } } }", ["Delete the selections of 'name'"], "{ owner { name } }"),
    Row("{ owner { name ‸{ id } } }", ["Delete the selections of 'name'"], "{ owner { name } }"),
    // Needless arguments.
    Row("{ owner(x‸: 1) { id } }", ["Delete argument 'x'"], "{ owner { id } }"),
    Row("{ animals(zzzz‸: 1, first: 2) { id } }", ["Delete argument 'zzzz'"], "{ animals(first: 2) { id } }"),
    Row(
      "{ animals(first: 2, zzzz‸: [1, {a: 2}]) { id } }", ["Delete argument 'zzzz'"], "{ animals(first: 2) { id } }"),
    Row(
      "mutation { feed(input: {id: 1, zzzz‸: 2}) { id } }", ["Delete input field 'zzzz'"],
      "mutation { feed(input: {id: 1}) { id } }"),
    Row(
      "{ animals(first: 1, fir‸st: 2) { id } }", ["Delete repeated argument 'first'"],
      "{ animals(first: 1) { id } }"),
    Row(
      "mutation { feed(input: {id: 1, i‸d: 2}) { id } }", ["Delete repeated input field 'id'"],
      "mutation { feed(input: {id: 1}) { id } }"),
    // Inline fragments.
    Row(
      "{ animal(id: 1) { liv‸es } }", ["Wrap in '... on Cat'"], "{ animal(id: 1) { ... on Cat { lives } } }"),
    Row(
      "{\n  animal(id: 1) {\n    ‸a: lives\n  }\n}", ["Wrap in '... on Cat'"],
      "{\n  animal(id: 1) {\n    ... on Cat {\n      a: lives\n    }\n  }\n}"),
    // Repeated names.
    Row(
      "query Q { owner { id } }\nquery ‸Q { owner { id } }", ["Rename to 'Q2'"],
      "query Q { owner { id } }\nquery Q2 { owner { id } }"),
    Row("query ‸Q { owner { id } }\nquery Q { owner { id } }", []),
    Row(
      "fragment F on Cat { id } fragment ‸F on Cat { id } { search(text: \"\") { ...F } }", ["Rename to 'F2'"],
      "fragment F on Cat { id } fragment F2 on Cat { id } { search(text: \"\") { ...F } }"),
    Row(
      "query Q($a: Int, ‸$a: Int) { animals(first: $a) { id } }", ["Delete repeated variable '$a'"],
      "query Q($a: Int) { animals(first: $a) { id } }"),
  ])
  func structuralErrorsAreFixed(row: Row) throws { try row.check() }

  /// A similar name that would be another error is not offered.
  @Test(arguments: [
    Row("{ owner { nopename‸ } }", ["Change to 'name'"], "{ owner { name } }"),
    Row("{ owner { typename‸ } }", ["Change to '__typename'", "Change to 'name'"]),
    Row("{ animals { nam‸ { id } } }", []),
    Row(
      "{ animals { friend‸ } }", ["Change to 'friends { id }'", "Change to 'kind'"], "{ animals { friends { id } } }"),
    Row("{ animals { ‸a: nme } }", ["Change to 'name'"], "{ animals { a: name } }"),
    Row("{ own‸r { id }", ["Change to 'owner'"], "{ owner { id }"),
    Row(
      "query Q($a: String) { animal(id: $b‸) { id } }", ["Declare variable '$b: ID!'"],
      "query Q($a: String, $b: ID!) { animal(id: $b) { id } }"),
    Row(
      "{ animal(ki‸d: 1) { id } }", ["Change to 'id'", "Delete argument 'kid'", "Add missing argument 'id'"],
      "{ animal(id: 1) { id } }"),
    Row(
      "{ owner { ...Ca‸ } } fragment Cat on Cat { id } fragment Can on Person { id }",
      ["Change to 'Can'", "Create fragment 'Ca'"]),
    Row("fragment A on Person { ...C‸ } fragment B on Person { ...A }", ["Create fragment 'C'"]),
    Row("fragment F on D‸g { born } { search(text: \"\") { ...F } }", []),
    Row("{ owner @skipp‸(iff: true) { id } }", []),
  ])
  func similarNamesHaveFittingTypes(row: Row) throws { try row.check() }

  /// An input object with one required field gets that field.
  @Test(arguments: [
    ("type T @find(by: ‸{}) { a: Int }", "type T @find(by: { name: \"\" }) { a: Int }"),
    ("type T @first(by: ‸{}) { a: Int }", "type T @first(by: { other: { name: \"\" } }) { a: Int }"),
    ("type T @fi‸rst { a: Int }", "type T @first(by: { other: { name: \"\" } }) { a: Int }"),
  ])
  func aOneOfObjectGetsOneField(text: String, result: String) throws {
    let fixture = Fixture(
      """
      # file: types.graphqls
      \(text)
      # file: schema.graphqls
      type Query { a: Int }
      input By @oneOf { other: By, name: String, id: ID }
      input Only @oneOf { other: By }
      directive @find(by: By!) on OBJECT
      directive @first(by: Only!) on OBJECT
      """)
    let action = try #require(
      fixture.project.codeActions(fixture.path, in: TextRange(at: UInt32(fixture.offset))).first)
    #expect(fixture.applying(action.edits)[fixture.path] == result)
  }

  /// The variable of a OneOf object is not nullable.
  @Test func aOneOfArgumentGetsAVariable() throws {
    let fixture = Fixture(
      """
      { find(by: ‸{}) }
      # file: schema.graphqls
      type Query { find(by: By!): Int }
      input By @oneOf { name: String, id: ID }
      """)
    let action = try #require(
      fixture.project.codeActions(fixture.path, in: TextRange(at: UInt32(fixture.offset))).first)
    #expect(
      fixture.applying(action.edits)["A.graphql"] == "query ($name: String!) { find(by: { name: $name }) }")
  }

  @Test func variablesOfFragmentsAreDeclaredInOperations() throws {
    let row = Row(
      """
      fragment F on Query { animal(id: ‸$id) { id } }
      # file: B.graphql
      query B { ...F }
      # file: C.graphql
      query C($id: ID!) { ...F }
      # file: D.graphql
      query D($a: Int) { ...F animals(first: $a) { id } }
      """, [])
    let (fixture, actions) = try row.actions()
    #expect(actions.map(\.title) == ["Declare variable '$id: ID!'"])
    #expect(
      fixture.applying(actions.first?.edits ?? []) == [
        "B.graphql": "query B($id: ID!) { ...F }",
        "D.graphql": "query D($a: Int, $id: ID!) { ...F animals(first: $a) { id } }",
      ])
  }

  @Test(arguments: [
    ("{ own‸r { id } }", [true]), ("{ animal(id: 1, kint‸: CAT) { id } }", [false, false]),
    ("{ own‸er }", [true]), ("query Q {\n  owner {\n    ‸id\n    name‸\n  }\n}", [false]),
  ])
  func theOnlyFixIsPreferred(text: String, isPreferred: [Bool]) throws {
    #expect(try Row(text, []).actions().actions.map(\.isPreferred) == isPreferred)
  }
}
