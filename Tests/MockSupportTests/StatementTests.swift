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
    ("reading a field of a default ends the test", "UnsetFieldTests.readingAFieldOfADefaultEndsTheTest"),
    ("a custom scalar that does not accept \"\" is no trap here", "ToleranceTests.scalarDefaultsDoNotTrap"),
    ("static members of Mock are inferred", "MockFormTests.staticMembersAreInferred"),
    ("initializers are inferred from their arguments", "MockFormTests.initializersAreInferredFromTheirArguments"),
    ("lists are appended to in place", "MockFormTests.listsAreAppendedTo"),
    // Conversions.
    (
      "a model of another type converts, and ends the test when it is read",
      "UnsetFieldTests.readingAFieldOfAnotherTypeEndsTheTest"
    ),
    ("later changes of the mock do not show", "ConversionTests.laterChangesOfTheMockAreIgnored"),
    ("an unknown typename fulfills no condition", "ConversionTests.anUnknownTypeFulfillsNoCondition"),
    ("renamed types fulfill their interfaces here", "ConversionTests.renamedTypesFulfillTheirInterfaces"),
    ("an absent variable leaves out, for @include and @skip", "ConditionTests.absentVariablesOmitFields"),
    ("a nullable variable that is null is false", "ConditionTests.nullCountsAsFalse"),
    ("a variable that is no Boolean ends the test", "WrongValueTests.nonBooleanVariablesEndTheTest"),
    ("@defer without a condition is never executed", "ConditionTests.deferredFragmentsArePending"),
    (
      "@defer with a variable that is false or absent is", "ConditionTests.deferralFollowsItsVariable"
    ),
    ("merged fields are not filled directly", "UnsetFieldTests.readingAMergedFieldOfADirectConversionEndsTheTest"),
    (
      "a merged-only model is not filled, not even its __typename",
      "ConversionTests.aMergedOnlyModelIsNotFilledDirectly"
    ),
    ("through the parent, merged fields are filled", "ConversionTests.mergedFieldsAreFilledThroughTheParent"),
    // Crashes of a test.
    ("required scalar", "UnsetFieldTests.readingAnUnsetScalarEndsTheTest"),
    ("required enum", "UnsetFieldTests.readingAnUnsetEnumEndsTheTest"),
    ("required custom scalar", "UnsetFieldTests.readingAnUnsetCustomScalarEndsTheTest"),
    ("required object", "UnsetFieldTests.readingAnUnsetObjectEndsTheTest"),
    ("required list of objects", "UnsetFieldTests.readingAnUnsetListOfObjectsEndsTheTest"),
    ("required list of scalars", "UnsetFieldTests.readingAnUnsetListOfScalarsEndsTheTest"),
    ("optional scalar of another type", "WrongValueTests.scalarsOfOtherTypesEndTheTest"),
    ("a field of an object holds something else", "WrongValueTests.scalarsForObjectsEndTheTest"),
    ("a list field holds something else", "WrongValueTests.objectsForListsEndTheTest"),
    ("null for a required field", "WrongValueTests.nullForARequiredFieldEndsTheTest"),
    ("null for a required element, with its path", "WrongValueTests.nullForARequiredElementEndsTheTest"),
    (
      "a field of a fragment, which is made without a check",
      "UnsetFieldTests.readingAnUnsetFieldOfAFragmentEndsTheTest"
    ),
    ("a conditional accessor without variables", "UnsetFieldTests.readingAConditionalFieldWithoutVariablesEndsTheTest"),
    ("a String for an enum", "WrongValueTests.stringsForEnumsEndTheTest"),
    // Tolerated values.
    ("an optional field that is not set is nil", "ToleranceTests.optionalFieldsAreNil"),
    ("nullable elements keep null", "ConversionTests.nullableElementsKeepNull"),
    (
      "an optional merged field of a direct conversion is nil",
      "ConversionTests.optionalMergedFieldsAreNilInADirectConversion"
    ),
    ("a mock of another type may do", "ToleranceTests.mocksOfOtherTypesAreAccepted"),
    (
      "==, hash, debugDescription, asRootEntityType read nothing that is missing",
      "ToleranceTests.onlyReadFieldsMatter"
    ),
    ("required fields of other types do not matter", "ToleranceTests.requiredFieldsOfOtherTypesAreIgnored"),
    ("custom scalars keep their value", "ToleranceTests.customScalarsKeepTheirValues"),
    ("unknown enum values pass through, equal by raw value", "ToleranceTests.unknownEnumValuesPassThrough"),
    ("an Int where a Double is expected is tolerated", "ToleranceTests.integersAreAcceptedForFloats"),
    ("fields that the model does not select do not count for equality", "EqualityTests.equalityComparesSelectedFields"),
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
