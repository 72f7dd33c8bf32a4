import Source
import SwiftEmission
import Testing

struct MemberClashesTests {
  private static let sdl = """
    enum Size { VERY_LARGE veryLarge small }
    input Filter { first_name: String firstName: String last: Int }
    input By @oneOf { id: ID ID: Int }
    """

  @Test(arguments: [
    ("Size", "'VERY_LARGE' and 'veryLarge' have the same name 'veryLarge'"),
    ("Filter", "'first_name' and 'firstName' have the same name 'firstName'"),
    ("By", "'id' and 'ID' have the same name 'id'"),
  ])
  func memberConflictsAreReported(type: String, reason: String) throws {
    let name = Name(type)
    let problems = try schemaTypeFile(name, Self.sdl).problems
    #expect(
      problems.map(\.message) == [
        "The model of '\(type)' will not compile, because \(reason); rename one of them with "
          + "'customTypeNames'"
      ])
    let verbatim = ModelOptions.sample {
      $0.emission.enumCaseConversion = .none
      $0.inputFieldConversion = .none
    }
    #expect(try schemaTypeFile(name, Self.sdl, options: verbatim).problems.isEmpty)
  }

  @Test(
    arguments: [
      ("enum E { OLD @deprecated }", "all its values are deprecated, and 'deprecatedEnumCases' excludes them"),
      ("enum E { OLD @deprecated NEW }", nil),
    ] as [(String, String?)])
  func enumsWithoutCasesAreReported(sdl: String, reason: String?) throws {
    let options = ModelOptions.sample { $0.emission.excludesDeprecatedEnumCases = true }
    let messages = try schemaTypeFile("E", sdl, options: options).problems.map(\.message)
    let expected = reason.map {
      "The model of 'E' will not compile, because \($0); include them, or add a value"
    }
    #expect(messages == [expected].compactMap(\.self))
    #expect(try schemaTypeFile("E", sdl).problems == [])
  }

  /// Apollo's generator escapes no operators, and no custom names.
  @Test func unescapedNamesAreReported() throws {
    let sdl = "enum E { A } input I { await: Int other: Int } input O @oneOf { await: Int }"
    let options = ModelOptions.sample {
      $0.emission.customTypes["E"] = TypeCustomization(.enumeration, name: nil, enumCases: ["A": "class"])
      $0.emission.customTypes["I"] = TypeCustomization(.inputObject, name: nil, inputFields: ["other": "default"])
    }
    let exact = options.with { $0.emission.correctsKnownBugs = false }
    let text = try ["E", "I", "O"].map { try schemaTypeFile($0, sdl, options: options) }
    #expect(text.flatMap(\.problems) == [])
    #expect(text[0].text.contains("case `class` = \"A\""))
    #expect(text[1].text.contains("\"await\": `await`") && text[1].text.contains("var `default`: "))
    let reserved = { (name: String, swiftName: String) in
      "because '\(name)' has the name '\(swiftName)', which Swift reserves; choose another name with 'customTypeNames'"
    }
    #expect(
      try ["E", "I", "O"].map { try schemaTypeFile($0, sdl, options: exact).problems.map(\.message) } == [
        ["The model of 'E' will not compile, " + reserved("A", "class")],
        [
          "The model of 'I' will not compile, " + reserved("await", "await"),
          "The model of 'I' will not compile, " + reserved("other", "default"),
        ],
        [],
      ])
  }
}
