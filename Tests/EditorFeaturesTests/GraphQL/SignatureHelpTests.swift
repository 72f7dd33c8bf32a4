import EditorFeatures
import Testing

@Suite struct SignatureHelpTests {
  @Test(arguments: [
    ("{ animal(‸) { id } }", "animal(<id: ID!>, kind: Kind = CAT): Animal"),
    ("{ animal(id: ‸) { id } }", "animal(<id: ID!>, kind: Kind = CAT): Animal"),
    ("{ animal(id: \"a‸b\") { id } }", "animal(<id: ID!>, kind: Kind = CAT): Animal"),
    ("{ animal(id: 1, ‸) { id } }", "animal(id: ID!, <kind: Kind = CAT>): Animal"),
    ("{ animal(id: 1, ki‸nd: CAT) { id } }", "animal(id: ID!, <kind: Kind = CAT>): Animal"),
    ("{ animal(kind: CAT, ‸) { id } }", "animal(<id: ID!>, kind: Kind = CAT): Animal"),
    ("{ animal(kind: CAT, id: 1 ‸) { id } }", "animal(id: ID!, kind: Kind = CAT): Animal"),
    ("{ animals(filter: {not: {‸}}) { id } }", "animals(<filter: Filter>, first: Int): [Animal!]!"),
    ("{ owner @tagged(‸) { id } }", "@tagged(<by: String!>)"),
    ("{ animal(id‸", "animal(<id: ID!>, kind: Kind = CAT): Animal"),
    ("{ animals(first: 5‸) { id } }", "animals(filter: Filter, <first: Int>): [Animal!]!"),
    ("{ animal(id: 1) { ‸ } }", ""), ("{ animals‸ { id } }", ""), ("{ owner { name(short: true) ‸ } }", ""),
  ])
  func parametersAreShown(text: String, shown: String) {
    let fixture = Fixture(text)
    let help = fixture.project.signatureHelp(fixture.path, at: fixture.offset)
    let parameters = help?.parameters.enumerated().map { help?.active == $0 ? "<\($1.text)>" : $1.text } ?? []
    #expect(help.map { $0.start + parameters.joined(separator: ", ") + $0.end } ?? "" == shown)
  }
}
