import Foundation
import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Models that are created with JSON: `init(data:)` of Apollo iOS, and `init(json:)`.
@Suite struct JSONInitializerTests {
  private static let otter: JSONObject = [
    "__typename": "Otter", "id": 7, "tags": JSONList(["wet", "shy"]), "unknown": JSONDictionary(["a": true]),
  ]

  @Test func selectedFieldsAreRead() async throws {
    let data = try await SearchQuery.Data(data: [
      "search": JSONList([JSONDictionary(Self.otter)]), "resident": JSONDictionary(Self.otter),
    ])
    #expect(data.search.map(\.id) == ["7"])
    #expect(data.resident?.id == "7")
    #expect(data.resident?.tags == ["wet", "shy"])
  }

  /// Literals are dictionaries and arrays of Swift, whose elements have any type.
  @Test func literalsOfSwiftAreJSON() async throws {
    let data = try await SearchQuery.Data(data: [
      "search": [["__typename": "Otter", "id": "1"], ["__typename": "Parrot", "id": "2"]],
      "resident": JSONDictionary(["__typename": "Otter", "id": "7", "nickname": "x", "tags": ["a", "b"]]),
    ])
    #expect(data.search.map(\.id) == ["1", "2"])
    #expect(data.resident?.id == "7")
    #expect(data.resident?.tags == ["a", "b"])
    let none: String? = nil
    let resident: [String: Any] = [
      "__typename": "Otter", "id": 7 as Int64, "tags": ["a"] as [String?], "toy": none as Any,
    ]
    let plain = try SearchQuery.Data(json: ["search": [] as [Any], "resident": resident])
    #expect(plain.resident?.tags == ["a"])
    #expect(plain.search.isEmpty)
  }

  @Test func resultsOfJSONSerializationAreJSON() throws {
    let text = """
      {"residents": [{
        "__typename": "Otter", "id": 7, "species": "Lutra", "diet": "FISH", "nickname": null, "weight": 8,
        "den": {"__typename": "Den", "width": 3, "height": null, "depth": 2}, "keeper": null, "toy": "ball",
        "tags": ["wet"], "maxDepth": 30, "neighbors": []}]}
      """
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let otter = try #require(ResidentsQuery.Data(json: object).residents.first)
    #expect(otter.id == "7" && otter.diet == .fish && otter.nickname == nil)
    #expect(otter.asSwimmer?.weight == 8)
    #expect(otter.den.width == 3 && otter.den.height == nil)
    // A boolean is no number, and a number is no boolean.
    let wrong = text.replacing(#""weight": 8"#, with: #""weight": true"#)
    let other = try #require(JSONSerialization.jsonObject(with: Data(wrong.utf8)) as? [String: Any])
    #expect(problems(ResidentsQuery.Data.self, other) == ["wrongType 'residents.0.weight' is true instead of a Double"])
  }

  /// As in Apollo iOS, only required fields must be there. In a response, all selected fields must be.
  @Test func nullableFieldsMayBeMissing() async throws {
    let data = try await SearchQuery.Data(data: ["search": JSONList([])])
    #expect(data.resident == nil)
    #expect(try SearchQuery.Data(json: ["search": [] as [Any], "resident": NSNull()]) == data)
    let response = Data(#"{"data": {"search": []}}"#.utf8)
    #expect(throws: ResponseError.self) { try SearchQuery(id: "1").result(of: response) }
  }

  @Test func variablesIncludeAndSkipFields() async throws {
    let json: JSONObject = ["residents": [["__typename": "Parrot", "species": "Ara", "nickname": "Jo"]]]
    let hidden = try await ConditionsQuery.Data(
      data: json, variables: ["withDiet": false, "hideDen": true, "details": false])
    #expect(hidden.residents[0].den == nil)
    do {
      _ = try await ConditionsQuery.Data(data: json, variables: ["withDiet": true, "hideDen": true, "details": false])
      Issue.record("the field 'diet' is missing")
    } catch let error as ResponseError {
      #expect("\(error)" == "'residents.0.diet' is missing")
    }
  }

  @Test func wrongFieldsAreErrorsWithPaths() {
    let cases: [([String: Any], [String])] = [
      ([:], ["missing 'search' is missing"]),
      (["search": NSNull()], ["null 'search' is null, but required"]),
      (["search": [NSNull()]], ["null 'search.0' is null, but required"]),
      (["search": ["__typename": "Otter"]], ["wrongType 'search' is an object instead of a list"]),
      (
        ["search": [7], "resident": [] as [Int]],
        ["wrongType 'search.0' is 7 instead of an object", "wrongType 'resident' is a list instead of an object"]
      ),
      (
        [
          "search": [] as [Int],
          "resident": ["__typename": "Otter", "id": true, "tags": ["a", false] as [Any]] as [String: Any],
        ],
        [
          "wrongType 'resident.id' is true instead of a String",
          "wrongType 'resident.tags.1' is false instead of a String",
        ]
      ),
      (
        [
          "search": [] as [Int],
          "resident": ["__typename": "Otter", "id": Date.distantPast, "tags": [] as [Int]] as [String: Any],
        ],
        ["wrongType 'resident.id' is a value of type Date instead of a String"]
      ),
    ]
    for (json, expected) in cases { #expect(problems(SearchQuery.Data.self, json) == expected) }
  }

  /// Returns the kinds and descriptions of the problems of JSON.
  private func problems(_ type: (some RootSelectionSet).Type, _ json: [String: Any]) -> [String] {
    do throws(ResponseError) {
      _ = try type.init(json: json)
      return []
    } catch {
      guard case .content(let problems) = error else { return ["\(error)"] }
      return problems.map { "\($0.kind) \($0)" }
    }
  }
}
