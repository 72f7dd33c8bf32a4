import GraphQLSchema
import GraphQLSyntax
import Source
import TestSupport
import Testing

@testable import GraphQLValidation

struct ValidatorTests {
  private static let schema = SchemaBuilder.build([
    Document.parse(SourceFile(path: "schema.graphqls", text: petSchema)).document
  ]).schema

  private func validate(_ texts: [String], options: ValidationOptions = ValidationOptions()) -> [Diagnostic] {
    let documents = texts.enumerated().map { number, text in
      Document.parse(SourceFile(path: "\(number).graphql", text: text)).document
    }
    return Validator.validate(documents, schema: Self.schema, options: options)
  }

  @Test func orderOfDocumentsIsIrrelevant() {
    let texts = [
      "query A { dog { ...F x: name } } fragment F on Dog { x: nickname }", "fragment F on Cat { name }",
      "query A($a: Int) { cow }", "fragment G on Dog { ...H } fragment H on Dog { ...G }",
    ]
    let documents = texts.enumerated().map { number, text in
      Document.parse(SourceFile(path: "\(number).graphql", text: text)).document
    }
    let expected = Validator.validate(documents, schema: Self.schema)
    #expect(4 < expected.count)
    #expect(expected == expected.sorted())
    for shift in 1..<documents.count {
      let shuffled = Array(documents[shift...] + documents[..<shift]).reversed()
      #expect(Validator.validate(Array(shuffled), schema: Self.schema) == expected)
    }
  }

  @Test func partialResultsMergeToTheWhole() {
    let texts = ["query A { dog { ...F ...G } }", "fragment F on Dog { x: name } fragment G on Dog { x: nickname y }"]
    let documents = ExecutableDocuments(
      texts.enumerated().map { Document.parse(SourceFile(path: "\($0).graphql", text: $1)).document })
    let all = documents.definitions.indices
    let resolved = all.flatMap { Validator.resolve($0..<$0 + 1, of: documents, schema: Self.schema) }
    let unit = ValidationUnit(
      documents: documents, resolved: resolved, schema: Self.schema, options: ValidationOptions())
    let parts = all.map { unit.validate(definition: $0) } + [unit.validateProject()]
    #expect(Validator.merge(parts) == validate(texts))
    #expect(validate(texts).count == 2)
  }

  // MARK: Hostile input

  @Test(arguments: [900, 20_000]) func longFragmentChainsAreValidated(count: Int) {
    var text = "query Q($v: ID!) { dog { ...F0 } }\n"
    for index in 0..<count {
      text += "fragment F\(index) on Dog { name friends { ...F\(index + 1) } ...F\(index + 1) }\n"
    }
    text += "fragment F\(count) on Dog { owner { name } }"
    let found = validate([text], options: ValidationOptions(rules: ValidationOptions.specified))
    #expect(found.contains { $0.code == .noUnusedVariables } == (count < FragmentLimit.maximumFragments))
    #expect(found.filter { $0.code == .tooManyFragments }.count == (count < FragmentLimit.maximumFragments ? 0 : 1))
    #expect(!found.contains { $0.code == .noFragmentCycles })
  }

  @Test func longFragmentCyclesAreValidated() {
    let count = 20_000
    var text = "query Q { dog { ...F0 } }\n"
    for index in 0..<count { text += "fragment F\(index) on Dog { ...F\((index + 1) % count) }\n" }
    let found = validate([text])
    #expect(found.map(\.code) == [.noFragmentCycles])
    #expect((found.first?.message.utf8.count ?? 0) < 2000)
  }

  /// Each fragment spreads the next one twice, so the operation stands for 2 to the 60th fields.
  @Test func exponentialFragmentsAreValidated() {
    var text = "query Q { human { ...F0 } }\n"
    for index in 0..<60 {
      text += """
        fragment F\(index) on Human {
          a: pets { owner { ...F\(index + 1) } } b: pets { owner { ...F\(index + 1) } }
          a: pets { owner { ...F\(index + 1) } } ...F\(index + 1)
        }\n
        """
    }
    text += "fragment F60 on Human { name }"
    #expect(validate([text]).isEmpty)
    #expect(!validate([text.replacing("{ name }", with: "{ name name: home { door } }")]).isEmpty)
  }

  @Test func manyFieldsWithOneKeyAreValidated() {
    let fields = String(repeating: "name ", count: 20_000)
    #expect(validate(["query Q { dog { \(fields) } }"]).isEmpty)
    #expect(!validate(["query Q { dog { \(fields) name: nickname } }"]).isEmpty)
  }
}
