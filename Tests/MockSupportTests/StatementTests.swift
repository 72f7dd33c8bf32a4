import Foundation
import Testing

/// Observations on Apollo's runtime about mocks and models, each with the test that checks it here.
struct StatementTests {
  static let table: [(statement: String, test: String)] = [
    // Mocks.
    ("setting nil removes the key", "MockFieldTests.settingNilRemovesTheField"),
    (
      "Mock<X>(), .init() and Mock() set nothing but __typename", "MockFieldTests.theBareInitializerSetsTheTypenameOnly"
    ),
    ("an argument fills all required fields", "MockFieldTests.anyArgumentFillsAllRequiredFields"),
    ("defaults are shallow", "MockFieldTests.defaultsAreShallow"),
    ("so reading a field of a default ends the test", "UnsetFieldTests.fieldOfADefault"),
    ("a custom scalar that does not accept \"\" is no trap here", "ToleranceTests.scalarDefaultsDoNotTrap"),
    ("static members of Mock are inferred", "MockFormTests.staticMembersAreInferred"),
    ("initializers are inferred from their arguments", "MockFormTests.initializersAreInferredFromTheirArguments"),
    ("lists are appended to in place", "MockFormTests.listsAreAppendedTo"),
    // Conversions.
    ("a model of another type converts, and ends the test when it is read", "UnsetFieldTests.fieldOfAnotherType"),
    ("later changes of the mock do not show", "ConversionTests.laterChangesDoNotShow"),
    ("an unknown typename fulfills no condition", "ConversionTests.anUnknownTypeFulfillsNoCondition"),
    ("renamed types fulfill their interfaces here", "ConversionTests.typesThatAreRenamedInSwiftFulfillTheirInterfaces"),
    ("an absent variable leaves out, for @include and @skip", "ConditionTests.anAbsentVariableLeavesOut"),
    ("a nullable variable that is null is false", "ConditionTests.nullStandsForFalse"),
    ("a variable that is no Boolean ends the test", "WrongValueTests.variableThatIsNoBoolean"),
    ("@defer without a condition is never executed", "ConditionTests.whatIsDeferredNeverComes"),
    (
      "@defer with a variable that is false or absent is", "ConditionTests.whatIsDeferredByAVariableComesUnlessItIsTrue"
    ),
    ("merged fields are not filled directly", "UnsetFieldTests.mergedFieldInADirectConversion"),
    (
      "a merged-only model is not filled, not even its __typename",
      "ConversionTests.aMergedOnlyModelIsNotFilledDirectly"
    ),
    ("through the parent, merged fields are filled", "ConversionTests.mergedFieldsAreFilledThroughTheParent"),
    // Crashes of a test.
    ("required scalar", "UnsetFieldTests.scalar"),
    ("required enum", "UnsetFieldTests.enumeration"),
    ("required custom scalar", "UnsetFieldTests.customScalar"),
    ("required object", "UnsetFieldTests.object"),
    ("required list of objects", "UnsetFieldTests.listOfObjects"),
    ("required list of scalars", "UnsetFieldTests.listOfScalars"),
    ("optional scalar of another type", "WrongValueTests.scalarOfAnotherTypeEvenIfOptional"),
    ("a field of an object holds something else", "WrongValueTests.scalarForAnObject"),
    ("a list field holds something else", "WrongValueTests.objectForAList"),
    ("null for a required field", "WrongValueTests.nullForARequiredField"),
    ("null for a required element, with its path", "WrongValueTests.nullForARequiredElement"),
    ("a field of a fragment, which is made without a check", "UnsetFieldTests.fieldOfAFragment"),
    ("a conditional accessor without variables", "UnsetFieldTests.conditionalFieldWithoutVariables"),
    ("a String for an enum", "WrongValueTests.stringForAnEnum"),
    // Tolerated values.
    ("an optional field that is not set is nil", "ToleranceTests.optionalFieldsAreNil"),
    ("null elements stay where they may", "ConversionTests.nullElementsStayWhereTheyMay"),
    (
      "an optional merged field of a direct conversion is nil",
      "ConversionTests.optionalMergedFieldsAreNilInADirectConversion"
    ),
    ("a mock of another type may do", "ToleranceTests.aMockOfAnotherTypeMayDo"),
    (
      "==, hash, debugDescription, asRootEntityType read nothing that is missing",
      "ToleranceTests.onlyWhatIsReadMatters"
    ),
    ("required fields of other types do not matter", "ToleranceTests.requiredFieldsOfOtherTypesDoNotMatter"),
    ("custom scalars keep their value", "ToleranceTests.customScalarsKeepTheirValue"),
    ("unknown enum values pass through, equal by raw value", "ToleranceTests.unknownEnumValuesPassThrough"),
    ("an Int where a Double is expected is tolerated", "ToleranceTests.anIntegerMayStandForAFloat"),
    ("fields that the model does not select do not count for equality", "EqualityTests.modelsAreEqualByWhatTheySelect"),
    // Initializers of models.
    ("all fragments that are fulfilled are marked", "InitializerTests.fulfilledFragmentsAreMarked"),
  ]

  @Test(arguments: table) func theTestExists(statement: String, test: String) throws {
    let parts = test.split(separator: ".")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: folder.appending(path: "\(parts[0]).swift"), encoding: .utf8)
    let declaration = try #require(source.range(of: "func \(parts[1])("), "\(test) is missing")
    #expect(source[..<declaration.lowerBound].suffix(200).contains("@Test"))
  }
}
