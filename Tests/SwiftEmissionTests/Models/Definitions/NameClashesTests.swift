import Source
import SwiftEmission
import Testing

/// Problems are reported for code that can't be generated or would not compile.
@Suite struct NameClashesTests {
  private func problems(
    _ document: String, _ change: (inout ModelOptions) -> Void = { _ in }
  ) -> [EmissionProblem] {
    let project = ModelProject(ModelSample.schema, document)
    let options = ModelSample.options(change)
    // The first definition is the operation.
    return project.sources.prefix(1).compactMap { renderDefinition($0, schema: project.schema, options: options) }
      .flatMap(\.problems)
  }

  @Test(arguments: [
    ("query Q { hero { id friend { id } } heroes { id } }", ""),
    ("query Q { hero { id Id: name } }", "'id' and 'Id' have the same property"),
    ("query Q { hero { friend { id } ... on Human { friends { id } } } }", "'friends' and 'friend' have structures of"),
    ("query Q { hero { asHuman: name ... on Human { id } } }", "'asHuman' and '... on Human' have the same property"),
    (
      "query Q { hero { AsHuman: friend { id } ... on Human { id } } }",
      "'AsHuman' and '... on Human' have structures of"
    ),
    ("query Q { f: hero { hero { ...F } } } fragment F on Character { id }", ""),
    ("query Q { f: hero { ...F } } fragment F on Character { id }", "'f' and 'F' have types of the same name"),
    (
      "query Q { hero { ...F ...f } } fragment F on Character { id } fragment f on Character { id }",
      "'F' and 'f' have the same property"
    ),
    ("query Q($id: ID $ID: ID) { search { __typename } }", "the variables 'id' and 'ID' have the same property"),
    (
      "query Q { graphQLEnum: hero { kind } }",
      "the structure of 'graphQLEnum' hides 'GraphQLEnum', which the code around it uses; use another alias"
    ),
    ("query Q { graphQLEnum: hero { id } }", ""),
    ("query Q { apolloAPI: hero { id } }", "the structure of 'apolloAPI' hides 'ApolloAPI'"),
    ("query Q { qQuery: hero { id } }", "the structure of 'qQuery' hides 'QQuery'"),
    ("fragment Hero on Query { hero { id } }", "the structure of 'hero' hides 'Hero'"),
    ("query GraphQL { hero { id } }", "generated code uses the name 'GraphQLQuery' for another type; rename"),
    ("fragment DataDict on Query { hero { id } }", ""),
    ("fragment inputDict on Query { hero { id } }", "generated code uses the name 'InputDict' for"),
    ("query Q($await: ID) { await: hero(id: $await) { id } }", ""),
  ])
  func nameConflictsAreReported(document: String, message: String) {
    let found = problems(document)
    #expect(found.contains { $0.message.contains(message) } || (message.isEmpty && found.isEmpty), "\(found)")
    #expect(found.allSatisfy { $0.code == .modelNameClash && $0.severity == .warning })
  }

  /// Apollo's generator escapes no operators, and only some reserved words.
  @Test(arguments: [
    ("query Q { hero { await: id } }", false, ""), ("query Q { hero { await: id } }", true, "'await' is an operator"),
    ("query Q($await: ID) { hero(id: $await) { id } }", false, "the variable 'await' is an operator in Swift"),
    (
      "query Q { hero { ...Class } } fragment Class on Character { id }", false,
      "Swift reserves 'class', the property of the fragment 'Class'"
    ),
  ])
  func unescapedNamesAreReported(document: String, hasInitializers: Bool, message: String) {
    let change = { (options: inout ModelOptions) in options.initializers.operations = hasInitializers }
    #expect(problems(document, change) == [])
    let exact = problems(document) {
      change(&$0)
      $0.emission.correctsKnownBugs = false
    }
    #expect(exact.map { $0.message.contains(message) } == (message.isEmpty ? [] : [true]), "\(exact)")
  }

  /// Each pair is reported once for all structures.
  @Test func eachConflictIsReportedOnce() {
    let document =
      "query Q { hero { id Id: name ... on Human { height } ... on Character { friend { id Id: name } } } }"
    #expect(problems(document).count == 1)
  }

  /// Nested fragments, deeper than structures can be. The time must not grow exponentially with the depth.
  @Test(arguments: [
    "friend { ...F#next }", "friend { ...F#next } ... on Human { friend { id ...F#next } }",
    "...F#next friend { id ...F#next }",
  ])
  func excessiveSizeIsReported(selections: String) {
    var document = "query Q { hero { ...F0 } }"
    for index in 0..<150 {
      document +=
        "\nfragment F\(index) on Character { id " + selections.replacing("#next", with: "\(index + 1)") + " }"
    }
    document += "\nfragment F150 on Character { id }"
    let found = problems(document)
    #expect(found.map(\.code) == [.modelTooLarge])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  /// One structure for each object under each type, at every level.
  @Test func excessiveStructuresAreReported() {
    var selections = "id"
    for _ in 0..<14 {
      selections = "friend { id ... on Human { height } ... on Character { \(selections) } }"
      selections += " ... on Human { friend { name } }"
    }
    let found = problems("query Q { hero { \(selections) } }")
    #expect(found.allSatisfy { $0.code == .modelTooLarge })
  }
}
