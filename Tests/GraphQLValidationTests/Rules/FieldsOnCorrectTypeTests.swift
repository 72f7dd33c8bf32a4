import Testing

@testable import GraphQLValidation

struct FieldsOnCorrectTypeTests {
  static let rows = [
    ValidationRuleRow(
      "fields and meta-fields",
      "query Q { __typename __schema { types { name } } either { __typename } }"),
    ValidationRuleRow(
      "a typo",
      "query Q { dog { 1️⃣nane } }",
      finds: [
        #"1️⃣ Cannot query field "nane" on type "Dog". Did you mean "name"?"#
      ]),
    ValidationRuleRow(
      "a field of subtypes",
      "query Q { pet(id: 1) { 1️⃣friends { name } } }",
      finds: [
        #"1️⃣ Cannot query field "friends" on type "Pet". Did you mean to use an inline fragment on "Cat" or "Dog"?"#
      ]),
    ValidationRuleRow(
      "a field of a union",
      "query Q { either { 1️⃣name } }",
      finds: [
        #"1️⃣ Cannot query field "name" on type "CatOrDog". Did you mean to use an inline fragment on "Being", "Pet", "Cat", or "Dog"?"#
      ]),
    ValidationRuleRow(
      "nothing below unknown fields",
      "query Q { dog { 1️⃣zzzzzz { a { b(c: 1) } } } }",
      finds: [
        #"1️⃣ Cannot query field "zzzzzz" on type "Dog"."#
      ]),
    ValidationRuleRow(
      "introspection away from the root",
      "query Q { dog { 1️⃣__schema { types { name } } } }",
      finds: [
        #"1️⃣ Cannot query field "__schema" on type "Dog"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.fieldsOnCorrectType)
  }
}
