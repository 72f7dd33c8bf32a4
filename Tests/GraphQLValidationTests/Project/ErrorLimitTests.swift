import GraphQLSchema
import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

struct ErrorLimitTests {
  private static let message = "Too many validation errors, error limit reached. Validation aborted."

  private func validate(_ text: String, rules: Set<ValidationRule> = ValidationOptions.specified) -> [Diagnostic] {
    let project = UnitProject("limit", [text], schema: UnitProject.petTypes, rules: rules)
    return Validator.merge(project.unit.validate(each: project.unit.order) + [project.unit.validateProject()])
  }

  private func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: " ")
  }

  @Test(arguments: [99, 100]) func errorsUpToTheLimitAreReported(count: Int) {
    let found = validate("query Q { dog { name \(list(count) { "x\($0)" }) } }")
    #expect(found.map(\.code) == Array(repeating: .fieldsOnCorrectType, count: count))
  }

  @Test(arguments: [101, 5_000]) func oneNoticeReplacesFurtherErrors(count: Int) {
    let found = validate("query Q { dog { name \(list(count) { "x\($0)" }) } }")
    #expect(found.count == 101)
    #expect(found.dropLast().allSatisfy { $0.code == .fieldsOnCorrectType })
    #expect(found.last?.code == .tooManyErrors)
    #expect(found.last?.severity == .error)
    #expect(found.last?.message == Self.message)
    #expect(found.last?.location.range.lower == (found.dropLast().last?.location.range.upper ?? 0) + 1)
  }

  @Test func eachDefinitionHasItsOwnLimit() {
    let fields = list(150) { "x\($0)" }
    let found = validate("query Q { dog { \(fields) } } fragment F on Dog { \(fields) } query R { dog { x } }")
    #expect(found.filter { $0.code == .fieldsOnCorrectType }.count == 201)
    #expect(found.filter { $0.code == .tooManyErrors }.count == 2)
  }

  @Test func rulesAreLimitedTogether() {
    let found = validate("query Q { dog { \(list(80) { "x\($0)" }) \(list(80) { "name @x\($0)" }) } }")
    #expect(found.count == 101)
    #expect(Set(found.map(\.code)) == [.fieldsOnCorrectType, .knownDirectives, .tooManyErrors])
  }

  /// n fields of one name conflict in n² / 2 pairs.
  @Test func conflictsAreLimited() {
    let found = validate("query Q { dog { \(list(2_000) { "x: barks(times: \($0))" }) } }")
    #expect(found.count == 101)
    #expect(found.first?.code == .overlappingFieldsCanBeMerged)
  }

  @Test func conflictsBelowFieldsAreLimited() {
    let found = validate("query Q { \(list(1_000) { "dog { x: barks(times: \($0)) }" }) }")
    #expect(found.count == 101)
  }

  /// Comparing the pairs of the first fields exhausts the limit.
  @Test func anExhaustedConflictSearchIsAnError() {
    let found = validate("query Q { dog { \(list(1_000) { _ in "name" }) x: name x: nickname } }")
    #expect(found.map(\.code) == [.overlappingFieldsCanBeMerged])
    #expect(found.first?.severity == .error)
  }

  @Test(arguments: [
    ("query Q { __typename }", ValidationRule.uniqueOperationNames, DiagnosticCode.uniqueOperationNames),
    ("{ __typename }", .loneAnonymousOperation, .loneAnonymousOperation),
    ("fragment F on Dog { name }", .uniqueFragmentNames, .uniqueFragmentNames),
    (
      #"query { dog { ... @defer(label: "l") { name } } }"#, .deferStreamDirectiveLabel, .deferStreamDirectiveLabel
    ),
  ])
  func rulesOnNamesAreLimited(text: String, rule: ValidationRule, code: DiagnosticCode) {
    let found = validate(list(3_000) { _ in text }, rules: [rule])
    #expect(found.count == 101)
    #expect(found.dropLast().allSatisfy { $0.code == code })
    #expect(found.last?.code == .tooManyErrors)
  }

  @Test func fragmentCyclesAreLimited() {
    let text = list(1_000) { "fragment F\($0) on Dog { ...F\(($0 + 1) % 1_000) \($0 < 999 ? "...F0" : "") }" }
    let found = validate(text, rules: [.noFragmentCycles])
    #expect(found.count == 101)
    #expect(found.filter { $0.code == .tooManyErrors }.count == 1)
  }

  @Test func hintsDoNotHideErrors() {
    let text = "query Q { dog { \(list(200) { "a\($0): nickname" }) x } }"
    let rules: Set<ValidationRule> = [.noDeprecated, .fieldsOnCorrectType]
    let project = UnitProject("deprecated", [text], schema: UnitProject.petTypes, rules: rules)
    let found = project.unit.validate(each: project.unit.order).flatMap(\.self)
    #expect(found.filter { $0.code == .noDeprecated }.count == 100)
    #expect(found.filter { $0.code == .tooManyErrors }.map(\.severity) == [.hint])
    #expect(found.filter { $0.code == .fieldsOnCorrectType }.count == 1)
  }
}
