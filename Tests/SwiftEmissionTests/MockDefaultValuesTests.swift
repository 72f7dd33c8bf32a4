import MockIR
import Source
import SwiftCode
import SwiftEmission
import Testing

struct MockDefaultValuesTests {
  static func parameter(_ type: MockType, _ options: EmissionOptions) -> String? {
    let mock = ObjectMock(typeName: "Dog", fields: [MockField(responseKey: "x", type: type)])
    return renderObjectMock(mock, options: options).line(with: "x: ")
  }

  // MARK: Enums

  static let size = MockType(
    .enumeration(EnumReference(name: "Size", firstValue: "OLD_ONE", firstCurrentValue: "NEW_ONE")), .nonNull)

  @Test(arguments: [
    ("1.25.5", false, "oldOne"), ("1.25.6", true, "newOne"), ("1.25", true, "newOne"), ("2.0.0", false, "oldOne"),
    ("2.0.6", false, "oldOne"), ("2.1.0", false, "oldOne"), ("2.1.1", true, "newOne"), ("2.4", true, "newOne"),
  ])
  func excludedCasesAreNoDefaults(version: String, skips: Bool, expected: String) {
    func parameter(_ change: (inout EmissionOptions) -> Void) -> String? {
      Self.parameter(Self.size, .exact(version, change))
    }
    #expect(parameter { $0.excludesDeprecatedEnumCases = true } == "x: GraphQLEnum<N.Size> = .case(.\(expected))")
    #expect(parameter { $0.excludesDeprecatedEnumCases = false } == "x: GraphQLEnum<N.Size> = .case(.oldOne)")
    let corrected = parameter {
      $0.excludesDeprecatedEnumCases = true
      $0.correctsKnownBugs = true
    }
    #expect(corrected == "x: GraphQLEnum<N.Size> = .case(.newOne)")
  }

  @Test(arguments: [
    (EmissionOptions.EnumCaseConversion.camelCase, "DEFAULT", ".case(.`default`)"),
    (.none, "DEFAULT", ".case(.DEFAULT)"),
    (.none, "default", ".case(.`default`)"), (.camelCase, "TYPE", ".case(.type)"), (.none, "Type", ".case(.Type)"),
    (.none, "Any", ".case(.Any)"), (.camelCase, "A_B", ".case(.aB)"), (.none, "A_B", ".case(.A_B)"),
  ])
  func defaultsUseSwiftCaseNames(conversion: EmissionOptions.EnumCaseConversion, value: Name, expected: String) {
    let type = MockType(.enumeration(EnumReference(name: "E", firstValue: value, firstCurrentValue: value)), .nonNull)
    let options = EmissionOptions.sample { $0.enumCaseConversion = conversion }
    #expect(Self.parameter(type, options) == "x: GraphQLEnum<N.E> = \(expected)")
  }

  @Test func customCasesAreUsedUnchanged() {
    let options = EmissionOptions.sample {
      $0.customTypes["Size"] = TypeCustomization(.enumeration, name: "Format", enumCases: ["OLD_ONE": "Vintage"])
      $0.capitalizationRules = [CapitalizationRule(.word("vintage"), .upper)]
    }
    #expect(Self.parameter(Self.size, options) == "x: GraphQLEnum<N.Format> = .case(.Vintage)")
  }

  @Test(arguments: [("2.2", "userId"), ("2.3.0", "userID"), ("2.4", "userID")])
  func capitalizationRulesApplyToCases(version: String, expected: String) {
    let type = MockType(.enumeration(EnumReference(name: "E", firstValue: "USER_ID", firstCurrentValue: nil)), .nonNull)
    let options = EmissionOptions.exact(version) { $0.capitalizationRules = [CapitalizationRule(.word("id"), .upper)] }
    #expect(Self.parameter(type, options) == "x: GraphQLEnum<N.E> = .case(.\(expected))")
  }

  // MARK: Objects, interfaces and unions

  @Test(arguments: [
    ("1.23.0", false, "Mock<person>()"), ("1.23.0", true, "Mock<Person>()"), ("1.24.0", false, "Mock<Person>()"),
    ("2.4", false, "Mock<Person>()"),
  ])
  func objectsDefaultToMocks(version: String, corrects: Bool, expected: String) {
    let options = EmissionOptions.exact(version) { $0.correctsKnownBugs = corrects }
    #expect(Self.parameter(MockType(.object("person"), .nonNull), options) == "x: Mock<Person> = \(expected)")
  }

  static let pet = AbstractReference(name: "Pet", firstPossibleType: "error", firstMockedType: "dog")

  @Test(arguments: [MockNamedType.interface(pet), .union(pet)])
  func abstractTypesDefaultToTheFirstImplementer(named: MockNamedType) {
    let type = MockType(named, .nonNull)
    let rename: (inout EmissionOptions) -> Void = { $0.customTypes["dog"] = TypeCustomization(.type, name: "Hound") }
    #expect(Self.parameter(type, .exact("2.4", rename)) == "x: (any AnyMock) = Mock<error>()")
    #expect(Self.parameter(type, .sample(rename)) == "x: (any AnyMock) = Mock<Hound>()")
    #expect(Self.parameter(type, .sample()) == "x: (any AnyMock) = Mock<Dog>()")
  }

  @Test func aCorrectedDefaultHasTheSuffixOfItsType() {
    let pet = AbstractReference(name: "Pet", firstPossibleType: "error", firstMockedType: "error")
    #expect(
      Self.parameter(MockType(.interface(pet), .nonNull), .sample()) == "x: (any AnyMock) = Mock<Error_Object>()")
  }

  // MARK: No possible value

  static let nothing = AbstractReference(name: "Pet", firstPossibleType: nil, firstMockedType: nil)

  @Test(arguments: [
    (MockNamedType.interface(nothing), "x: (any AnyMock)", "no object type implements 'Pet'"),
    (.union(nothing), "x: (any AnyMock)", "'Pet' has no members"),
    (
      .enumeration(EnumReference(name: "E", firstValue: nil, firstCurrentValue: nil)), "x: GraphQLEnum<N.E>",
      "'E' has no values"
    ),
  ])
  func typesWithoutCandidatesHaveNoDefault(named: MockNamedType, expected: String, reason: String) throws {
    let mock = ObjectMock(typeName: "Dog", fields: [MockField(responseKey: "x", type: MockType(named, .nonNull))])
    let corrected = renderObjectMock(mock, options: .sample())
    #expect(corrected.line(with: "x: ") == expected)
    #expect(corrected.problems.isEmpty)
    let exact = renderObjectMock(mock, options: .exact("2.4"))
    #expect(exact.contents == corrected.contents)
    let problem = try #require(exact.problems.first)
    #expect(exact.problems.count == 1)
    #expect(problem.responseKey == "x")
    let message = "The mock of 'Dog' has no default for 'x', because \(reason); Apollo's generator crashes here"
    let location = Location("a.graphql", TextRange(1, 2))
    #expect(problem.diagnostic(at: location) == Diagnostic(.outputMockDefault, .warning, message, at: location))
    #expect(renderObjectMock(mock, options: .exact("1.22")).problems.isEmpty)
  }

  @Test func nullableAndListFieldsNeedNoCandidate() {
    let fields = [
      MockField(responseKey: "a", type: MockType(.interface(Self.nothing))),
      MockField(responseKey: "b", type: MockType(.interface(Self.nothing), .nonNull, in: [.nonNull])),
    ]
    let file = renderObjectMock(ObjectMock(typeName: "Dog", fields: fields), options: .exact("2.4"))
    #expect(file.problems.isEmpty)
    #expect(file.line(with: "a: ") == "a: (any AnyMock)? = nil")
    #expect(file.line(with: "b: ") == "b: [(any AnyMock)] = []")
  }
}
