import MockIR
import Source
import SwiftEmission
import Testing

struct ObjectMockFileTests {
  @Test func objectsWithoutFieldsHaveNoInitializer() {
    let file = renderObjectMock(ObjectMock(typeName: "Dog"), options: .sample())
    #expect(file.name == "Dog+Mock.graphql.swift")
    #expect(
      file.text == """
        // @generated
        // This file was automatically generated and should not be edited.

        import ApolloTestSupport
        @testable import N

        nonisolated public final class Dog: MockObject {
          public static let objectType: ApolloAPI.Object = N.Objects.Dog
          public static let _mockFields = MockFields()
          public typealias MockValueCollectionType = Array<Mock<Dog>>

          public struct MockFields: Sendable {
          }
        }

        """)
  }

  @Test func internalMocksMarkOnlyTheirFields() {
    let file = renderObjectMock(CatalogText().mock("Dog:age Int"), options: .sample { $0.accessLevel = .internal })
    #expect(
      file.lines.dropFirst(6).prefix(11) == [
        "nonisolated final class Dog: MockObject {", "static let objectType: ApolloAPI.Object = N.Objects.Dog",
        "static let _mockFields = MockFields()", "typealias MockValueCollectionType = Array<Mock<Dog>>", "",
        "struct MockFields: Sendable {", "@Field<Int>(\"age\") public var age", "}", "}", "",
        "extension Mock where O == Dog {",
      ])
  }

  @Test(arguments: [
    ("2.4", false, "public final class Dog: MockObject {"),
    ("2.4", true, "nonisolated public final class Dog: MockObject {"),
    ("2.0", true, "public final class Dog: MockObject {"), ("1.25", true, "public class Dog: MockObject {"),
  ])
  func mocksCanBeNonisolated(version: String, isMarked: Bool, expected: String) {
    let file = renderObjectMock(
      CatalogText().mock("Dog"), options: .exact(version) { $0.marksTypesNonisolated = isMarked })
    #expect(file.line(with: "class Dog") == expected)
  }

  @Test(arguments: [
    ("1.25", true, "Apollo.Object"), ("1.25", false, "ApolloAPI.Object"), ("2.0", true, "ApolloAPI.Object"),
  ])
  func cocoaPodsUsesOneModule(version: String, usesCocoaPods: Bool, expected: String) {
    let options = EmissionOptions.exact(version) { $0.usesCocoaPodsModules = usesCocoaPods }
    let file = renderObjectMock(CatalogText().mock("Dog"), options: options)
    #expect(file.line(with: "objectType")?.contains(": \(expected) = ") == true)
  }

  /// `MockPlaceTests` tests the other differences.
  @Test func runtimesDifferInModuleNamesOnly() {
    let mock = CatalogText().mock("Dog:age Int!,owner Human")
    let apollo = renderObjectMock(mock, options: .sample()).lines.prefix { !$0.contains("extension") }
    let own = renderObjectMock(mock, options: .sample { $0.runtime = .mockSupport }).lines.prefix {
      !$0.contains("extension")
    }
    let changed = zip(apollo, own).filter { $0 != $1 }.map(\.1)
    #expect(apollo.count == own.count)
    let expected = ["public import MockSupport", "public static let objectType: MockSupport.Object = N.Objects.Dog"]
    #expect(changed == expected)
  }

  @Test func theModuleMayDifferFromTheNamespace() {
    let options = EmissionOptions(namespace: "starWars", schemaModule: "app")
    let lines = renderObjectMock(CatalogText().mock("Dog:id ID"), options: options).lines
    #expect(lines.contains("@testable import app"))
    #expect(lines.contains("public static let objectType: ApolloAPI.Object = StarWars.Objects.Dog"))
    #expect(lines.contains("@Field<StarWars.ID>(\"id\") public var id"))
  }

  @Test(arguments: [
    (true, "2.4", "old \"news\"", #"@available(*, deprecated, message: "old \"news\"")"#),
    (true, "1.15", "", #"@available(*, deprecated, message: "")"#), (false, "2.4", "old", nil),
  ])
  func deprecatedFieldsAreMarked(warns: Bool, version: String, reason: String, expected: String?) {
    var mock = CatalogText().mock("Dog:age Int!,name String")
    mock.fields[0].deprecationReason = reason
    let file = renderObjectMock(mock, options: .exact(version) { $0.warnsOnDeprecatedUsage = warns })
    #expect(file.line(with: "@available") == expected)
    if expected != nil {
      let index = file.lines.firstIndex { $0.hasPrefix("@available") } ?? 0
      #expect(file.lines[index + 1] == "@Field<Int>(\"age\") public var age")
    }
  }

  @Test func equalArgumentsGiveEqualFiles() {
    let mock = CatalogText().mock("Dog:age Int!,hash String,pets [Pet!]!")
    #expect(renderObjectMock(mock, options: .sample()) == renderObjectMock(mock, options: .sample()))
  }
}
