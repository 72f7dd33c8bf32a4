import EditorFeatures
import Foundation
import GraphQLSyntax
import Source
import Testing

@Suite struct CodeActionTests {
  /// A text with a cursor or a selection between two cursors, the titles of its actions, and the result of the first
  /// one.
  struct Row: CustomTestStringConvertible {
    let text: String
    let titles: [String]
    let result: String?
    var testDescription: String { text }

    init(_ text: String, _ titles: [String], _ result: String? = nil) {
      self.text = text
      self.titles = titles
      self.result = result
    }
  }

  @Test(arguments: [
    // Similar names.
    Row("{ own‸r { id } }", ["Change to 'owner'"], "{ owner { id } }"),
    Row("{ own‸er { id } }", []),
    Row("{ animal(id: 1, kint‸: CAT) { id } }", ["Change to 'kind'"], "{ animal(id: 1, kind: CAT) { id } }"),
    Row(
      "{ animal(id: 1, kind: CA‸D) { id } }", ["Change to 'CAT'", "Change to 'OLD'"],
      "{ animal(id: 1, kind: CAT) { id } }"),
    Row(
      "{ search(text: \"\") { ... on Ca‸ { id } } }", ["Change to 'Cat'"],
      "{ search(text: \"\") { ... on Cat { id } } }"),
    Row(
      "{ owner { ...Nam‸ } } fragment Name on Person { id }", ["Change to 'Name'"],
      "{ owner { ...Name } } fragment Name on Person { id }"),
    Row(
      "query Q($one: ID!) { animal(id: $o‸ne1) { id } }", ["Change to 'one'"],
      "query Q($one: ID!) { animal(id: $one) { id } }"),
    Row(
      "query Q($a: Kin‸) { animal(id: 1, kind: $a) { id } }",
      ["Change to 'Kind'", "Change to 'ID'", "Change to 'Int'"],
      "query Q($a: Kind) { animal(id: 1, kind: $a) { id } }"),
    Row("{ owner @tagge‸(by: \"a\") { id } }", ["Change to 'tagged'"], "{ owner @tagged(by: \"a\") { id } }"),
    // Correct names.
    Row("{ owner { name(short: tr‸ue) } }", []),
    Row("{ owner { name(short: nul‸l) } }", []),
    Row("{ owner @include(i‸f: true) { id } }", []),
    Row("{ animal(id: 1, kind: nul‸l) { id } }", []),
    Row("{ animal(id: 1, kind: tru‸e) { id } }", []),
    // Arguments.
    Row("{ ani‸mal { id } }", ["Add missing argument 'id'"], "{ animal(id: \"\") { id } }"),
    Row(
      "query Q($id: ID!) { ani‸mal(kind: CAT) { id } }", ["Add missing argument 'id'"],
      "query Q($id: ID!) { animal(kind: CAT, id: $id) { id } }"),
    Row("{ animal(‸) { id } }", ["Add missing argument 'id'"], "{ animal(id: \"\") { id } }"),
    Row("mutation { fe‸ed { id } }", ["Add missing argument 'input'"], "mutation { feed(input: { id: \"\" }) { id } }"),
    Row("{ owner @tagge‸d { id } }", ["Add missing argument 'by'"], "{ owner @tagged(by: \"\") { id } }"),
    Row(
      "query Q($text: [String!]!) { sea‸rch { __typename } }", ["Add missing argument 'text'"],
      "query Q($text: [String!]!) { search(text: \"\") { __typename } }"),
    Row(
      "query Q($text: String) { sea‸rch { __typename } }", ["Add missing argument 'text'"],
      "query Q($text: String) { search(text: \"\") { __typename } }"),
    Row(
      "query Q($text: String = \"\") { sea‸rch { __typename } }", ["Add missing argument 'text'"],
      "query Q($text: String = \"\") { search(text: $text) { __typename } }"),
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
  func applicableActionsAreOffered(row: Row) throws {
    // Other files have no cursors.
    let files = row.text.components(separatedBy: "\n# file: ")
    var text = files[0]
    let first = try #require(text.firstIndex(of: "‸"))
    let lower = text[..<first].utf8.count
    text.remove(at: first)
    var upper = lower
    if let second = text.firstIndex(of: "‸") {
      upper = text[..<second].utf8.count
      text.remove(at: second)
    }
    let fixture = Fixture(([text] + files.dropFirst()).joined(separator: "\n# file: "))
    let range = TextRange(UInt32(lower), UInt32(upper))
    let actions = fixture.project.codeActions("A.graphql", in: range)
    #expect(actions.map(\.title) == row.titles)
    guard let result = row.result, let action = actions.first else { return }
    var bytes = Array(text.utf8)
    for edit in action.edits.sorted(by: { $0.range < $1.range }).reversed() {
      bytes.replaceSubrange(edit.range.indices, with: edit.text.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }

  /// An input object with one required field gets that field.
  @Test(arguments: [
    ("{ fi‸nd }", "{ find(by: { name: \"\" }) }"), ("{ fi‸rst }", "{ first(by: { other: { name: \"\" } }) }"),
  ])
  func aOneOfArgumentGetsOneField(text: String, result: String) throws {
    let fixture = Fixture(
      """
      \(text)
      # file: schema.graphqls
      type Query { find(by: By!): Int, first(by: Only!): Int }
      input By @oneOf { other: By, name: String, id: ID }
      input Only @oneOf { other: By }
      """)
    let action = try #require(
      fixture.project.codeActions(fixture.path, in: TextRange(at: UInt32(fixture.offset))).first)
    let edits = action.edits.map { Diagnostic.Edit(Location(fixture.path, $0.range), $0.text) }
    #expect(fixture.applying(edits)["A.graphql"] == result)
  }
}
