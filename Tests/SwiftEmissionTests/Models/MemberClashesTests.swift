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
}
