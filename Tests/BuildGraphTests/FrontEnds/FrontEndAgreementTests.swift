import BuildGraph
import Configuration
import Source
import TestSupport
import Testing

/// mockd accepts the schemas and operations that Apollo's front end accepts, and rejects the others.
struct FrontEndAgreementTests {
  static let schemas =
    FrontEndCase.types + FrontEndCase.defaults + FrontEndCase.definitions + FrontEndCase.typePolicies
    + FrontEndCase.fieldPolicies + FrontEndCase.introspection + FrontEndCase.extensions
  static let documents = FrontEndCase.operations + FrontEndCase.moreOperations

  @Test func thereAreManyCases() {
    #expect(200 <= Self.schemas.count && 50 <= Self.documents.count)
    let texts = (Self.schemas + Self.documents).map { $0.schema + $0.operations }
    #expect(Set(texts).count == texts.count, "a case is repeated")
  }

  /// Apollo's front end decides as recorded.
  @Test(
    .enabled(if: ApolloFrontEnd.isAvailable, Comment(rawValue: ApolloFrontEnd.reason)),
    arguments: ApolloFrontEnd.versions)
  func apolloDecidesAsRecorded(_ version: String) throws {
    let cases = Self.schemas + Self.documents
    let errors = try ApolloFrontEnd.firstErrors(cases.map(\.input), version: version)
    #expect(errors.count == cases.count)
    let number = try #require(ApolloVersion(text: version))
    for (row, error) in zip(cases, errors) {
      #expect(
        (error == nil) == row.apollo.accepts(number),
        "\(version): \(row.testDescription): \(error ?? "accepted")")
    }
  }

  /// mockd decides as Apollo, except for the differences.
  @Test(arguments: ApolloFrontEnd.versions) func mockdDecidesAsApollo(_ version: String) throws {
    var project = Project()
    project.namespace = "API"
    project.apolloVersion = try #require(ApolloTarget(text: version))
    project.outputs.testMocks = TestMocksOutput()
    project.options.requireNonOptionalMockFields = false
    for row in Self.schemas + Self.documents {
      let build = ProjectBuilder.build(project, sources: row.sources)
      #expect(
        build.plan.isComplete == row.mockd.accepts(project.apolloVersion.version),
        "\(version): \(row.testDescription): \(build.diagnostics.map { "\($0.code.rawValue): \($0.message)" })")
    }
  }

  /// A difference that no longer exists must be removed.
  @Test func eachDifferenceIsReal() throws {
    let versions = try ApolloFrontEnd.versions.map { try #require(ApolloVersion(text: $0)) }
    var used: Set<FrontEndDifference> = []
    for row in Self.schemas + Self.documents {
      guard let difference = row.difference else { continue }
      used.insert(difference)
      #expect(versions.contains { row.apollo.accepts($0) != row.mockd.accepts($0) }, "\(row.testDescription)")
    }
    #expect(used == Set(FrontEndDifference.allCases))
  }
}

extension FrontEndCase {
  private var schemaFiles: [(name: String, text: String)] {
    schema.enumerated().map { ("s\($0.offset)." + ($0.element.hasPrefix("{") ? "json" : "graphqls"), $0.element) }
  }

  private var operationFiles: [(name: String, text: String)] {
    operations.enumerated().map { ("o\($0.offset).graphql", $0.element) }
  }

  fileprivate var input: ApolloFrontEnd.Input {
    ApolloFrontEnd.Input(schema: schemaFiles, operations: operationFiles)
  }

  fileprivate var sources: ProjectSources {
    ProjectSources(
      schema: schemaFiles.map { SourceFile(path: $0.name, text: $0.text) },
      operations: operationFiles.map { SourceFile(path: $0.name, text: $0.text) })
  }
}
