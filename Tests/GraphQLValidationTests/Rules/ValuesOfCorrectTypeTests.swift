import Testing

@testable import GraphQLValidation

struct ValuesOfCorrectTypeTests {
  static let rows = [
    ValidationRuleRow(
      "values of all kinds",
      #"query Q($a: Filter = { name: "x" }, $n: String!) { find(filter: { name: $n, color: RED, names: "one", nested: null }, choice: { id: 4 }, any: { a: [1, $n] }, ids: [1, "2"], color: null, ratio: 1) { name } }"#
    ),
    ValidationRuleRow(
      "wrong leaves",
      #"query Q($a: Int = 1️⃣99999999999, $b: String = 2️⃣1, $c: Boolean = 3️⃣"x") { find(ratio: 4️⃣"1", color: 5️⃣PURPLE, ids: [6️⃣1.5]) { name } }"#,
      finds: [
        "1️⃣ Int cannot represent non 32-bit signed integer value: 99999999999",
        "2️⃣ String cannot represent a non string value: 1",
        #"3️⃣ Boolean cannot represent a non boolean value: "x""#,
        #"4️⃣ Float cannot represent non numeric value: "1""#,
        #"5️⃣ Value "PURPLE" does not exist in "Color" enum."#,
        "6️⃣ ID cannot represent a non-string and non-integer value: 1.5",
      ]),
    ValidationRuleRow(
      "wrong objects",
      #"query Q { find(filter: 1️⃣{ 2️⃣nam: "x", color: 3️⃣"RED", nested: 4️⃣1, names: [5️⃣null] }, choice: 6️⃣{ name: "a", id: 1 }) { name } again: find(choice: 7️⃣{ name: null }) { name } }"#,
      finds: [
        #"1️⃣ Field "Filter.name" of required type "String!" was not provided."#,
        #"2️⃣ Field "nam" is not defined by type "Filter". Did you mean "name" or "names"?"#,
        #"3️⃣ Enum "Color" cannot represent non-enum value: "RED". Did you mean the enum value "RED" or "GREEN"?"#,
        #"4️⃣ Expected value of type "Filter", found 1."#,
        #"5️⃣ Expected value of type "String!", found null."#,
        #"6️⃣ OneOf Input Object "Choice" must specify exactly one key."#,
        #"7️⃣ Field "Choice.name" must be non-null."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.valuesOfCorrectType)
  }
}
