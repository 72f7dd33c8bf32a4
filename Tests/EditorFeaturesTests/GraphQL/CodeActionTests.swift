import EditorFeatures
import Source
import Testing

@Suite struct CodeActionTests {
  typealias Row = CodeActionRow

  @Test(arguments: [
    // Similar names.
    Row("{ own‸r { id } }", ["Change to 'owner'"], "{ owner { id } }"),
    Row("{ own‸er { id } }", []),
    Row(
      "{ animal(id: 1, kint‸: CAT) { id } }", ["Change to 'kind'", "Delete argument 'kint'"],
      "{ animal(id: 1, kind: CAT) { id } }"),
    Row(
      "{ animal(id: 1, kind: CA‸D) { id } }", ["Change to 'CAT'", "Change to 'OLD'"],
      "{ animal(id: 1, kind: CAT) { id } }"),
    Row(
      "{ search(text: \"\") { ... on Ca‸ { id } } }", ["Change to 'Cat'"],
      "{ search(text: \"\") { ... on Cat { id } } }"),
    Row(
      "{ owner { ...Nam‸ } } fragment Name on Person { id }", ["Change to 'Name'", "Create fragment 'Nam'"],
      "{ owner { ...Name } } fragment Name on Person { id }"),
    Row(
      "query Q($one: ID!) { animal(id: $o‸ne1) { id } }", ["Change to 'one'", "Declare variable '$one1: ID!'"],
      "query Q($one: ID!) { animal(id: $one) { id } }"),
    Row(
      "query Q($a: Kin‸) { animal(id: 1, kind: $a) { id } }", ["Change to 'Kind'"],
      "query Q($a: Kind) { animal(id: 1, kind: $a) { id } }"),
    Row("{ owner @tagge‸(by: \"a\") { id } }", ["Change to 'tagged'"], "{ owner @tagged(by: \"a\") { id } }"),
    // Correct names.
    Row("{ owner { name(short: tr‸ue) } }", []),
    Row("{ owner { name(short: nul‸l) } }", []),
    Row("{ owner @include(i‸f: true) { id } }", []),
    Row("{ animal(id: 1, kind: nul‸l) { id } }", []),
    Row("{ animal(id: 1, kind: tru‸e) { id } }", []),
    // Unused variables and fragments.
    Row("query Q($a‸: Int) { owner { id } }", ["Delete variable '$a'"], "query Q { owner { id } }"),
    Row(
      "query Q($a: Int, $‸b: Int) { animals(first: $a) { id } }", ["Delete variable '$b'"],
      "query Q($a: Int) { animals(first: $a) { id } }"),
    Row(
      "query Q($a‸: Int, $b: Int) { animals(first: $b) { id } }", ["Delete variable '$a'"],
      "query Q($b: Int) { animals(first: $b) { id } }"),
    // Comments are deleted with their variable.
    Row(
      "query Q(\n  # a\n  $a‸: Int # a\n  # b\n  $b: Int # b\n) { animals(first: $b) { id } }",
      ["Delete variable '$a'"], "query Q(\n  # b\n  $b: Int # b\n) { animals(first: $b) { id } }"),
    Row(
      "query Q(\n  $a: Int, # a\n  # b\n  $b‸: Int # b\n) { animals(first: $a) { id } }", ["Delete variable '$b'"],
      "query Q(\n  $a: Int, # a\n) { animals(first: $a) { id } }"),
    Row(
      "query Q($a‸: Int, # a\n  $b: Int) { animals(first: $b) { id } }", ["Delete variable '$a'"],
      "query Q(\n  $b: Int) { animals(first: $b) { id } }"),
    Row(
      "query Q($a: Int, # a\n  $b‸: Int) { animals(first: $a) { id } }", ["Delete variable '$b'"],
      "query Q($a: Int, # a\n  ) { animals(first: $a) { id } }"),
    Row(
      "query Q(\n  $a: Int\n  $b‸: Int\n) { animals(first: $a) { id } }", ["Delete variable '$b'"],
      "query Q(\n  $a: Int\n) { animals(first: $a) { id } }"),
    Row("query Q($a‸: Int) { ...F } fragment F on Query { animals(first: $a) { id } }", []),
    Row("fragment F‸ on Cat { id }\n\n{ owner { id } }", ["Delete fragment 'F'"], "{ owner { id } }"),
    Row("fragment F‸ on Person { id } { owner { ...F } }", []),
    Row("fragment F‸ on Person { id } fragment G on Person { ...F }", []),
    Row("fragment F‸ on Person { id }\n# file: T.swift\nfunc test() { Mock<Person>(); F.from(Mock<Person>()) }", []),
    // Extraction.
    Row(
      "query Q {\n  owner {\n    ‸id\n    name‸\n    pets { id }\n  }\n}", ["Extract fragment 'PersonFields'"],
      "query Q {\n  owner {\n    ...PersonFields\n    pets { id }\n  }\n}\n\nfragment PersonFields on Person {\n  id\n  name\n}"
    ),
    Row(
      "query Q {\n  ‸owner {\n    id\n  }‸\n}\nfragment QueryFields on Query { owner { id } }",
      ["Extract fragment 'QueryFields2'"],
      "query Q {\n  ...QueryFields2\n}\n\nfragment QueryFields2 on Query {\n  owner {\n    id\n  }\n}\nfragment QueryFields on Query { owner { id } }"
    ),
    Row("query Q { ‸ owner { id } }", []),
  ])
  func applicableActionsAreOffered(row: Row) throws { try row.check() }
}
