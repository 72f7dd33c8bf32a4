import Foundation
import MockIR
import MockReference
import Source
import SwiftCode
import SwiftEmission
import TestSupport
import Testing

/// Generated mocks compile and work, against stand-ins for Apollo's modules.
@Suite struct CompilationTests {
  /// Fields of every shape and with every difficult name.
  static let hard: MockCatalog = {
    let text = CatalogText(objects: ["Dog", "Human", "Error", "Query"])
    return MockCatalog(
      objects: [
        text.mock(
          """
          Dog:hash String,self Int!,class String!,Type Int,Any Size!,name String,id ID!,names [String],grid [[Int!]]!,\
          owner Human!,pet Pet!,pets [Pet],actor Actor!,actors [Actor!]!,either Either,both [[Either!]],when Date!,\
          size Size!,sizes [Size!]!,error Error!,default Boolean!,URL Float!,_ Int,humans [Human!]!,\
          await Int!,async Int
          """),
        text.mock("Error:hash [Pet!]!,name String!"), text.mock("Human:hash Int!,z Int"), text.mock("Query"),
      ], interfaces: ["Actor", "Animal", "Pet"], unions: ["Either"])
  }()

  static let schemaTypes = """
    import ApolloAPI

    public typealias ID = String
    public typealias Date = String
    public enum Size: String, EnumType { case large = "LARGE", small = "SMALL" }
    public enum Objects {
      public static let Dog = ApolloAPI.Object(typename: "Dog", implementedInterfaces: [])
      public static let Error_Object = ApolloAPI.Object(typename: "Error", implementedInterfaces: [])
      public static let Human = ApolloAPI.Object(typename: "Human", implementedInterfaces: [])
      public static let Query = ApolloAPI.Object(typename: "Query", implementedInterfaces: [])
    }

    """

  /// Code of a test that uses these mocks.
  static let use = """
    import ApolloTestSupport
    @testable import N

    func use() -> Mock<Dog> {
      let dog = Mock<Dog>(owner: Mock<Human>(hash: 1), pets: [nil, Mock<Dog>()], size: .case(.small))
      dog.hash = "x"
      dog.name = dog.hash
      dog.owner?.hash = 2
      let error = Mock<Error_Object>(hash: [dog])
      error.hash = nil
      _ = Mock<Query>()
      return dog
    }
    """

  @Test func mocksCompile() throws {
    let standIn = try StandIn(schemaTypes: Self.schemaTypes)
    defer { standIn.remove() }
    for options in [
      EmissionOptions.sample(), .sample { $0.accessLevel = .internal },
      .sample { $0.requiresNonOptionalFields = false }, .exact("2.0.3") { $0.correctsKnownBugs = true },
    ] {
      #expect(try standIn.messages(renderMocks(Self.hard, options: options), Self.use) == "", "\(options)")
    }
  }

  /// Checks that the test above can fail.
  @Test func theUncorrectedBugDoesNotCompile() throws {
    let standIn = try StandIn(schemaTypes: Self.schemaTypes)
    defer { standIn.remove() }
    let messages = try standIn.messages(renderMocks(Self.hard, options: .exact("2.4")), Self.use)
    #expect(messages.contains("String??"))
  }
}

/// Compiles code against the stand-ins in `Tests/Fixtures/ApolloStandIn`, in a temporary folder.
struct StandIn {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")

  init(schemaTypes: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixtures = URL(filePath: #filePath).appending(path: "../../Fixtures/ApolloStandIn").standardizedFileURL
    let schema = folder.appending(path: "Schema.swift")
    try Data(schemaTypes.utf8).write(to: schema)
    let modules = [
      ("ApolloAPI", fixtures.appending(path: "ApolloAPI.swift")),
      ("ApolloTestSupport", fixtures.appending(path: "ApolloTestSupport.swift")), ("N", schema),
    ]
    for (name, source) in modules {
      let messages = try swiftc(
        ["-emit-module", "-enable-testing", "-module-name", name, "-o", "\(name).swiftmodule", source.path])
      #expect(messages.isEmpty, "\(messages)")
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the compiler's messages about `files` and the code that uses them.
  ///
  /// - Parameter modules: a folder with more modules.
  func messages(_ files: [EmittedFile], _ use: String, importing modules: URL? = nil) throws -> String {
    for file in files { try Data(file.contents).write(to: folder.appending(path: file.name)) }
    try Data(use.utf8).write(to: folder.appending(path: "Use.swift"))
    let search = modules.map { ["-I", $0.path] } ?? []
    return try swiftc(["-typecheck", "-module-name", "Mocks"] + search + ["Use.swift"] + files.map(\.name))
  }

  private func swiftc(_ arguments: [String]) throws -> String {
    let run = try ProgramRun(
      URL(filePath: "/usr/bin/env"), ["swiftc", "-swift-version", "6", "-I", "."] + arguments, in: folder,
      includingErrors: true)
    return run.output + (run.status == 0 ? "" : "swiftc failed")
  }
}
