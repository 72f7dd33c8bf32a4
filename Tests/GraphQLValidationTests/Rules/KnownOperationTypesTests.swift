import Testing

@testable import GraphQLValidation

struct KnownOperationTypesTests {
  static let rows = [
    RuleRow(
      "all roots",
      "query Q { dog { name } } mutation M { rename(id: 1) { name } } subscription S { born { name } }")
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.knownOperationTypes)
  }
}
