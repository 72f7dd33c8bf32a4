import BuildGraph
import Configuration
import Foundation
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Source
import TestSupport
import Testing

/// The queries report the same diagnostics as one `Validator.validate` of all operations. Failures name their seed,
/// and `MOCKD_SEED` starts with it.
@Suite struct ValidatorAgreementTests {
  private static let schema = SourceFile(
    path: "schema.graphqls",
    text: """
      interface Pet { name: String }
      type Dog implements Pet { name: String, nickname: String, owner: Human, barks(loudly: Boolean): Boolean }
      type Cat implements Pet { name: String, meows: Int }
      type Human { name: String, pets: [Pet] }
      type Query { dog: Dog, cat: Cat, pet(id: ID!): Pet, human: Human }
      type Mutation { rename(id: ID!): Pet }
      """)

  private static let texts = [
    "query A { dog { ...F ...G } } query B { dog { barks(loudly: 1) } } type T @gone { a: Int }",
    "fragment F on Dog { name } fragment G on Dog { name ...G ...F }",
    "fragment F on Dog { x: name ...G } fragment K on Cat { ...K } fragment K on Cat { meows }",
    "query A($v: Int) { dog { ...H } } fragment H on Dog { ...I } fragment I on Dog { name ...H ...J }",
    "{ cow } fragment J on Dog { name } fragment L on Dog { ...H }",
    "mutation M { rename(id: $x) { ...F } } { human { name } } fragment F on Cat { ...H }",
    "query D { dog { ... on Dog @defer(label: \"a\") { name } ... on Dog @defer(label: \"a\") { nickname } } }",
    "fragment E on Dog { ... on Dog @defer(label: \"a\") { name } ... on Dog @defer(label: \"b\") { nickname } }",
    "query E { dog { ...E ... on Dog @defer(label: \"b\") { owner { name } } ...Gone } }",
    "schema @once { query: Query } directive @z on FIELD",
  ]

  @Test func queriesReportTheDiagnosticsOfTheValidator() {
    var codes: Set<DiagnosticCode> = []
    for seed in Seeds.first..<Seeds.first + 150 {
      var random = SplitMix64(seed: seed)
      let texts = Self.texts.shuffled(using: &random).prefix(Int.random(in: 1...Self.texts.count, using: &random))
      let files = texts.enumerated().map { SourceFile(path: "\($0).graphql", text: $1) }
      let found = ProjectBuilder.build(Project(), sources: ProjectSources(schema: [Self.schema], operations: files))
        .diagnostics
      let expected = Self.validate(files)
      #expect(found == expected, "seed \(seed)")
      codes.formUnion(expected.map(\.code))
    }
    for code in [DiagnosticCode.deferStreamDirectiveLabel, .noFragmentCycles, .uniqueFragmentNames] {
      #expect(codes.contains(code))
    }
  }

  private static func validate(_ files: [SourceFile]) -> [Diagnostic] {
    let result = SchemaBuilder.build(
      [Document.parse(schema).document], options: SchemaOptions(apolloClientDirectives: true))
    let options = ValidationOptions(schemaNamespace: Project().namespaceName)
    return Validator.validate(files.map { Document.parse($0).document }, schema: result.schema, options: options)
  }
}
