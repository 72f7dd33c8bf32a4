import MockIR
import MockReference
import Source
import SwiftEmission
import Testing

struct MockFilesTests {
  @Test func eachObjectAndAbstractKindHasAFile() {
    let catalog = MockCatalog(
      objects: [ObjectMock(typeName: "Cat"), ObjectMock(typeName: "Dog")], interfaces: ["Pet"], unions: ["Either"])
    let names = renderMocks(catalog, options: .sample()).map(\.name)
    #expect(
      names == [
        "Cat+Mock.graphql.swift", "Dog+Mock.graphql.swift", "MockObject+Interfaces.graphql.swift",
        "MockObject+Unions.graphql.swift",
      ])
    #expect(renderMocks(MockCatalog(), options: .sample()).isEmpty)
  }

  @Test func filesEqualSeparateRendering() {
    let mocks = ["Cat:age Int!", "Dog:hash String"].map { CatalogText().mock($0) }
    let files = renderMocks(MockCatalog(objects: mocks), options: .sample())
    #expect(files == mocks.map { renderObjectMock($0, options: .sample()) })
  }

  @Test func twoTypesCannotShareAFile() throws {
    let catalog = MockCatalog(objects: [ObjectMock(typeName: "Dog"), ObjectMock(typeName: "dog")])
    let files = renderMocks(catalog, options: .sample())
    #expect(files[0].problems.isEmpty)
    let problem = try #require(files[1].problems.first)
    #expect(problem.code == .outputConflict)
    #expect(problem.severity == .error)
    #expect(problem.typeName == "dog")
    #expect(
      problem.message
        == "The mocks of 'Dog' and 'dog' are both written to 'Dog+Mock.graphql.swift'; give one of them another name.")
  }
}
