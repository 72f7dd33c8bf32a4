import Source
import Testing

@testable import GraphQLValidation

struct DescriptionsTests {
  static let row = ValidationRuleRow(
    "descriptions",
    """
    1️⃣"Loads." query Q(2️⃣"The number." $id: ID!, $first: Int) { pet(id: $id) { ...F } }
    3️⃣\"""A pet.\""" fragment F on Pet { name }
    """,
    finds: [1, 2, 3].map {
      "\($0)\u{FE0F}\u{20E3} Apollo 2.0.6 rejects descriptions of operations, fragments and variables; use a "
        + "comment, or update to Apollo 2.1.0"
    })

  @Test func olderVersionsRejectDescriptions() {
    Self.row.check(.descriptions, apolloVersion: ApolloVersion(2, 0, 6))
  }

  @Test(arguments: [ApolloVersion(1, 15, 0), ApolloVersion(1, 25), ApolloVersion(2, 0)])
  func commentsAreAccepted(_ version: ApolloVersion) {
    ValidationRuleRow("", "# Loads.\nquery Q { dog { name } }").check(.descriptions, apolloVersion: version)
  }

  @Test(arguments: [ApolloVersion(2, 1, 0), ApolloVersion(2, 4)])
  func newerVersionsAcceptDescriptions(_ version: ApolloVersion) {
    ValidationRuleRow("", "\"Loads.\" query Q { dog { name } }").check(.descriptions, apolloVersion: version)
  }
}
