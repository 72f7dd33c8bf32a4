import Testing

@testable import GraphQLValidation

struct OverlappingFieldsCanBeMergedTests {
  static let rows = [
    ValidationRuleRow(
      "the same field twice, in other order",
      "query Q { dog { barks(times: 1, loudly: true) barks(loudly: true, times: 1) friends { name } friends { owner { name } name } } }"
    ),
    ValidationRuleRow(
      "objects that exclude each other",
      "query Q { either { ... on Dog { x: name } ... on Cat { x: __typename } } }"),
    ValidationRuleRow(
      "different fields",
      "query Q { dog { 1️⃣x: name 2️⃣x: nickname } }",
      finds: [
        #"2️⃣1️⃣ Fields "x" conflict because "name" and "nickname" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    ValidationRuleRow(
      "different arguments across files",
      "query Q { 1️⃣pet(id: 1) { name } ...F }",
      "fragment F on Query { 2️⃣pet(id: 2) { name } }",
      finds: [
        #"2️⃣1️⃣ Fields "pet" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    ValidationRuleRow(
      "conflicting types below objects that exclude each other",
      "query Q { either { ... on Dog { 1️⃣friends { name } } ... on Cat { 2️⃣friends { name } } } }",
      finds: [
        #"2️⃣1️⃣ Fields "friends" conflict because they return conflicting types "[Pet!]!" and "[Pet]". Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    ValidationRuleRow(
      "below, through fragments",
      "query Q { human { ...A ...B } } fragment A on Human { 1️⃣home { 2️⃣x: rooms } } fragment B on Human { 3️⃣home { 4️⃣x: door } }",
      finds: [
        #"3️⃣1️⃣2️⃣4️⃣ Fields "home" conflict because subfields "x" conflict because "rooms" and "door" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
    ValidationRuleRow(
      "a conflict of a fragment is reported there only",
      "query Q { dog { ...F } } fragment F on Dog { 1️⃣x: name 2️⃣x: nickname }",
      finds: [
        #"2️⃣1️⃣ Fields "x" conflict because "name" and "nickname" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ]),
  ]

  private static let end = "Use different aliases on the fields to fetch both if this was intentional."
  private static let discussion = "See https://github.com/graphql/defer-stream-wg/discussions/100"

  /// Cases of the reference implementation since version 17.0.0-alpha.8.
  static let streams = [
    ValidationRuleRow(
      "equal streams",
      "fragment F on Dog { 1️⃣friends @stream(initialCount: 1) { name } 2️⃣friends @stream(initialCount: 1) { name } }",
      finds: [
        #"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(discussion). \#(end)"#
      ]),
    ValidationRuleRow(
      "different labels",
      #"fragment F on Dog { 1️⃣friends @stream(label: "a") { name } 2️⃣friends @stream(label: "b") { name } }"#,
      finds: [#"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(end)"#]),
    ValidationRuleRow(
      "one without arguments",
      "fragment F on Dog { 1️⃣friends @stream { name } 2️⃣friends @stream(initialCount: 1) { name } }",
      finds: [#"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(end)"#]),
    ValidationRuleRow(
      "two without arguments",
      "fragment F on Dog { 1️⃣friends @stream { name } 2️⃣friends @stream { name } }",
      finds: [
        #"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(discussion). \#(end)"#
      ]),
    ValidationRuleRow(
      "one of two",
      "fragment F on Dog { 1️⃣friends @include(if: true) { name } 2️⃣friends @stream { name } }",
      finds: [#"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(end)"#]),
    ValidationRuleRow("one alone", "fragment F on Dog { friends @stream { name } }"),
    ValidationRuleRow(
      "under two aliases", "fragment F on Dog { a: friends @stream { name } b: friends @stream { name } }"),
    ValidationRuleRow(
      "one through two spreads", "query Q { dog { ...F ...F } } fragment F on Dog { friends @stream { name } }"),
    ValidationRuleRow(
      "through fragments",
      "query Q { dog { ...F ...G } } fragment F on Dog { 1️⃣friends @stream { name } } fragment G on Dog { 2️⃣friends { name } }",
      finds: [#"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(end)"#]),
    ValidationRuleRow(
      "below another field",
      "query Q { 1️⃣dog { 2️⃣friends @stream { name } } 3️⃣dog { 4️⃣friends { name } } }",
      finds: [
        #"3️⃣1️⃣2️⃣4️⃣ Fields "dog" conflict because subfields "friends" conflict because they have overlapping stream directives. \#(end)"#
      ]),
    ValidationRuleRow(
      "on objects that exclude each other",
      "query Q { either { ... on Dog { 1️⃣friends @stream { name } } ... on Cat { 2️⃣friends { name } } } }",
      finds: [#"2️⃣1️⃣ Fields "friends" conflict because they have overlapping stream directives. \#(end)"#]),
  ]

  @Test(arguments: rows + streams) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.overlappingFieldsCanBeMerged)
  }
}
