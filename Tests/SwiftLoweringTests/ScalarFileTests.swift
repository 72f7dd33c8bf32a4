import Source
import SwiftLowering
import Testing

/// Tests which facts about custom scalars are read from the code under test.
@Suite struct ScalarFileTests {
  private static func read(_ path: String, _ text: String) -> SwiftFileFacts {
    SwiftFileFacts.readScalars(SourceFile(path: path, text: text))
  }

  @Test func generatedFilesHaveAliases() {
    let file = Self.read(
      "API/Schema/CustomScalars/Instant.swift", "public extension ZooAPI { typealias Instant = Foundation.Date }")
    #expect(file.aliases.map(\.name) == ["Instant"])
    #expect(file.functions.isEmpty && file.types.isEmpty)
  }

  /// Functions of the code under test are not used as helpers.
  @Test func functionsOfScalarFilesAreNoHelpers() {
    let file = Self.read(
      "App/Instant.swift",
      """
      struct Instant: CustomScalarType {
        static let defaultMockValue = Instant()
        let text = "", other = 1
        init(_jsonValue value: JSONValue) throws { throw Unsupported() }
        init() {}
        func makeMock() -> Mock<Otter> { Mock<Otter>() }
      }
      """)
    #expect(file.functions.map(\.name) == ["init(_jsonValue:)"])
    #expect(file.types.flatMap(\.properties).map(\.name) == ["defaultMockValue"])
  }

  @Test func otherFilesAreNotRead() {
    #expect(Self.read("App/View.swift", "struct Mock {}") == SwiftFileFacts(path: "App/View.swift"))
  }

  @Test func aliasesOfOtherFilesAreRead() {
    let file = Self.read("App/View.swift", "typealias A = B; private typealias C = D; struct E { func f() {} }")
    #expect(file.aliases.map(\.name) == ["A"])
    #expect(file.functions.isEmpty && file.types.isEmpty)
  }
}
