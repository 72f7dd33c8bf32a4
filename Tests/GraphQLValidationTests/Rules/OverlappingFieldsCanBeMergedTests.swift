import Testing

@testable import GraphQLValidation

struct OverlappingFieldsCanBeMergedTests {
  static let rows = [
    RuleRow(
      "the same field twice, in other order",
      "query Q { dog { barks(times: 1, loudly: true) barks(loudly: true, times: 1) friends { name } friends { owner { name } name } } }"
    ),
    RuleRow(
      "objects that exclude each other",
      "query Q { either { ... on Dog { x: name } ... on Cat { x: __typename } } }"),
    RuleRow(
      "different fields",
      "query Q { dog { 1️⃣x: name 2️⃣x: nickname } }",
      finds: [
        #"2️⃣1️⃣ Fields "x" conflict because "name" and "nickname" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    RuleRow(
      "different arguments across files",
      "query Q { 1️⃣pet(id: 1) { name } ...F }",
      "fragment F on Query { 2️⃣pet(id: 2) { name } }",
      finds: [
        #"2️⃣1️⃣ Fields "pet" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    RuleRow(
      "conflicting types below objects that exclude each other",
      "query Q { either { ... on Dog { 1️⃣friends { name } } ... on Cat { 2️⃣friends { name } } } }",
      finds: [
        #"2️⃣1️⃣ Fields "friends" conflict because they return conflicting types "[Pet!]!" and "[Pet]". Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    RuleRow(
      "below, through fragments",
      "query Q { human { ...A ...B } } fragment A on Human { 1️⃣home { 2️⃣x: rooms } } fragment B on Human { 3️⃣home { 4️⃣x: door } }",
      finds: [
        #"3️⃣1️⃣2️⃣4️⃣ Fields "home" conflict because subfields "x" conflict because "rooms" and "door" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    RuleRow(
      "a conflict of a fragment is reported there only",
      "query Q { dog { ...F } } fragment F on Dog { 1️⃣x: name 2️⃣x: nickname }",
      finds: [
        #"2️⃣1️⃣ Fields "x" conflict because "name" and "nickname" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.overlappingFieldsCanBeMerged)
  }
}
