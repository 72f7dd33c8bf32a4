import CrashAnalysis
import Foundation
import GraphQLSyntax
import Source
import SwiftEmission
import TestSupport
import Testing

/// Tests that new tests of operations compile, pass, and have no diagnostics.
@Suite struct OperationTestTests {
  @Test func aTestIsGenerated() throws {
    let project = try Self.starWars()
    var style = TestStyle()
    style.imports = ["@testable import App", "import Testing"]
    #expect(
      OperationTest(of: "HeroQuery", project.code)?.text(suite: "HeroQueryTests", style: style) == """
        @testable import App
        import Testing

        @Suite struct HeroQueryTests {
          @Test func heroQuery() async {
            let mock = Mock<Query>(hero: Mock<Human>(appearsIn: [.case(.newhope)], id: "1", name: "name"))
            let data = await HeroQuery.Data.from(mock)
            #expect(data.hero?.id == "1")
          }
        }

        """)
    style.library = .xctest
    style.indentation = "    "
    style.imports = []
    #expect(
      OperationTest(of: "SearchQuery", project.code)?.text(suite: "SearchQueryTests2", style: style) == """
        final class SearchQueryTests2: XCTestCase {
            func testSearchQuery() async {
                let mock = Mock<Query>(search: [Mock<Human>(name: "name")])
                let data = await SearchQuery.Data.from(mock)
                XCTAssertEqual(data.search.first?.asCharacter?.name, "name")
            }
        }

        """)
  }

  @Test func longLinesAreWrapped() throws {
    let text = try OperationTest(of: "ResidentsQuery", AnalyzedProject.zoo().code)?.text(suite: "A", style: TestStyle())
    #expect(
      text == """
        @Suite struct A {
          @Test func residentsQuery() async {
            let mock = Mock<Query>(
              residents: [
                Mock<Parrot>(
                  den: Mock<Den>(depth: 0, width: 0),
                  diet: .case(.plants),
                  id: "1",
                  neighbors: [Mock<Parrot>(species: "species", wingspan: 0.0)],
                  species: "species",
                  wingspan: 0.0
                )
              ]
            )
            let data = await ResidentsQuery.Data.from(mock)
            #expect(data.residents.first?.id == "1")
          }
        }

        """)
  }

  /// Tests versions of Apollo with synchronous conversions, and operations inside a type.
  @Test func generatedTestsDependOnVersionAndNamespace() throws {
    let project = try AnalyzedProject.zoo { options in
      options.emission.runtime = .apollo
      options.emission.version = ApolloVersion(1, 20, 0)
      options.schemaModule = .embedded
    }
    let text = OperationTest(of: "FeedMutation", project.code)?.text(suite: "A", style: TestStyle())
    #expect(text?.contains("func feedMutation() {") == true)
    #expect(text?.contains("let data = ZooAPI.FeedMutation.Data.from(mock)") == true)
    #expect(OperationTest(of: "NobodyQuery", project.code) == nil)
  }

  /// New tests for the examples and for random schemas compile and pass.
  @Test(arguments: ["Zoo", "StarWars", "plain", "random"]) func generatedTestsCompileAndPass(name: String) throws {
    let modules =
      switch name {
      case "Zoo": try GeneratedModules.zoo()
      case "StarWars":
        GeneratedModules(
          project: try Self.starWars(), shapes: Shapes(try Self.starWars()), models: "StarWarsAPI",
          mocks: "StarWarsMocks", folder: nil,
          objects: try ["StarWarsAPI", "StarWarsMocks"].flatMap { try GeneratedModules.builtObjects(of: $0) })
      case "plain": try GeneratedModules.make(schema: Self.plainSchema, operations: Self.plainOperations)
      default: try GeneratedModules.random(seed: Seeds.first)
      }
    defer { modules.remove() }
    var style = TestStyle()
    style.library = .xctest
    let names = modules.project.definitions.map(\.swiftName).filter { $0.hasSuffix(".Data") }.map { $0.dropLast(5) }
    var texts: [String] = []
    var functions: [String] = []
    for name in names {
      let test = try #require(OperationTest(of: Name(String(name)), modules.project.code), "\(name)")
      texts.append(test.text(suite: "\(name)Tests", style: style))
      functions.append("func run\(name)() async { await \(name)Tests().test\(name)() }")
    }
    #expect(!names.isEmpty)
    for text in texts {
      let diagnostics = modules.project.diagnostics([SourceFile(path: "Tests.swift", text: text)])
      #expect(diagnostics.isEmpty, "\(text): \(diagnostics.map(\.message))")
      // A new test asserts a value of its operation.
      #expect(name == "random" || text.contains("XCTAssertEqual(data."), "\(text)")
      #expect(!text.contains("data.__typename"), "\(text)")
    }
    let prelude = """
      import MockSupport
      import \(modules.models)
      import \(modules.mocks)

      struct Failure: Error {}
      func XCTAssertEqual<T: Equatable>(_ a: T, _ b: T) { guard a == b else { fatalError("Fatal error: not equal") } }

      """
    let program = try CompiledFunctions(
      prelude + (texts + functions).joined(separator: "\n"), names: names.map { "run\($0)" }, with: modules)
    for (name, text) in zip(names, texts) {
      let ending = try program.ending(of: "run\(name)")
      #expect(ending == .atEnd, "MOCKD_SEED=\(Seeds.first): \(text)\(modules.documents)")
    }
  }

  /// A schema without fields of types with plain literals.
  private static let plainSchema = """
    type Query { pet: Pet! pets: [Pet]! kind: Kind tags: [String!] at: Stamp! }
    type Pet { nick: String kinds: [Kind!]! }
    enum Kind { CAT DOG }
    scalar Stamp
    """

  private static let plainOperations = """
    query Object { pet { nick } }
    query Objects { pets { kinds } }
    query Value { kind }
    query Values { tags }
    query Scalar { at }
    """

  @Test func everyResultHasAnExpectation() throws {
    let project = AnalyzedProject(
      [Self.plainSchema, Self.plainOperations].map { Document.parse(SourceFile(path: "a", text: $0)).document },
      options: AnalyzedProject.mockSupportOptions("API"))
    let expectations = ["Object", "Objects", "Value", "Values", "Scalar"].map { name in
      let text = OperationTest(of: Name(name + "Query"), project.code)?.text(suite: "A", style: TestStyle()) ?? ""
      return text.split(separator: "\n").first { $0.contains("#expect") }?.drop { $0 == " " } ?? ""
    }
    #expect(
      expectations == [
        #"#expect(data.pet.__typename == "Pet")"#, #"#expect(data.pets.first??.__typename == "Pet")"#,
        "#expect(data.kind == .case(.cat))", "#expect(data.tags?.count == 1)", "#expect(data.at == .defaultMockValue)",
      ])
  }

  @Test func stylesAreReadFromTests() {
    let style = TestStyle(
      readingFrom: Array(
        """
        // A comment.
        @testable import App
        import struct Foundation.Date
        import XCTest

        /*
         A comment.
         */
        final class Tests: XCTestCase {
        \tfunc test() { _ = Mock<Query>() }
        }
        """.utf8))
    #expect(style?.imports == ["@testable import App", "import XCTest"])
    #expect(style?.library == .xctest)
    #expect(style?.indentation == "\t")
    #expect(TestStyle(readingFrom: Array("import XCTest\nfunc f() {}".utf8)) == nil)
    #expect(TestStyle(readingFrom: Array("import App\nfunc f() { Mock<A>() }".utf8)) == nil)
  }

  private static func starWars() throws -> AnalyzedProject {
    let folder = Repository.root.appending(path: "Examples/StarWars/graphql")
    return try AnalyzedProject(documentsIn: folder, options: AnalyzedProject.mockSupportOptions("StarWarsAPI"))
  }
}
