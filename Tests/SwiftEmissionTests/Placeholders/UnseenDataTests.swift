import Foundation
import Source
import Testing

@testable import SwiftEmission

/// The data of placeholders contains the fields that fragments inside deferred ones read, although their structures
/// don't show these.
@Suite struct UnseenDataTests {
  private static let schema = """
    interface Being { name: String! }
    type Dog implements Being { name: String! age: Int! friend: Dog! friends: [Dog!]! owner: Being! vet: Vet }
    type Vet { id: ID! }
    type Query { dog: Dog! }
    """

  private static func text(_ document: String) throws -> String {
    let project = ModelProject(schema, document)
    let options = PlaceholderOptions(ModelSample.options { $0.emission.runtime = .mockSupport })
    let source = try #require(project.sources.first)
    let file = try #require(options.render(source, schema: project.schema))
    return String(decoding: file.contents, as: UTF8.self)
  }

  private static func factory(of structure: String, in text: String) throws -> String {
    let start = "extension Sample.QQuery.Data.\(structure) {\n"
    let range = try #require(text.range(of: start))
    let end = text[range.upperBound...].range(of: "\n}\n")?.lowerBound ?? text.endIndex
    return String(text[range.upperBound..<end])
  }

  @Test func hiddenFieldsOfFragmentsAreAdded() throws {
    let text = try Self.text(
      """
      query Q { dog { ... on Dog @defer(label: "later") { name ...A } } }
      fragment A on Dog { age friends { name } owner { name } vet { id } }
      """)
    #expect(
      try Self.factory(of: "Dog.Later", in: text) == """
          public static func placeholder(name: String = .placeholder()) -> Self {
            Self(unsafelyWithData: [
              "__typename": "Dog",
              "name": name,
              "age": Int.placeholder(),
              "friends": [Sample.A.Friend]()._fieldData,
              "owner": Sample.A.Owner.placeholder()._fieldData,
            ])
          }
        """)
    #expect(try !Self.factory(of: "Dog", in: text).contains("age"))
  }

  /// An object with parts in several fragments has all of them, even if the model shows it itself.
  @Test func objectsWithSeveralPartsAreMerged() throws {
    let text = try Self.text(
      """
      query Q { dog { owner { __typename } ... on Dog @defer(label: "later") { age ...A ...B } } }
      fragment A on Dog { friend { age } owner { name } }
      fragment B on Dog { friend { name } }
      """)
    let later = try Self.factory(of: "Dog.Later", in: text)
    #expect(
      later == """
          public static func placeholder(
            age: Int = .placeholder(),
            owner: Sample.QQuery.Data.Dog.Owner = .placeholder()
          ) -> Self {
            Self(unsafelyWithData: [
              "__typename": "Dog",
              "age": age,
              "owner": owner._fieldData(filledFrom: Sample.QQuery.Data.Dog.Owner(unsafelyWithData: [
                "__typename": "Dog",
                "name": String.placeholder(),
              ])),
              "friend": Sample.A.Friend(unsafelyWithData: [
                "__typename": "Dog",
                "age": Int.placeholder(),
                "name": String.placeholder(),
              ])._fieldData,
            ])
          }
        """)
  }

  @Test func nothingIsAddedWithoutDeferral() throws {
    let text = try Self.text("query Q { dog { ...A } } fragment A on Dog { age owner { name } }")
    #expect(!text.contains("Int.placeholder()") && text.contains("Int = .placeholder()"))
  }
}
