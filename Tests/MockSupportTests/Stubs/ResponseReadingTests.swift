import Foundation
import Fuzzing
import MockSupport
import TestSupport
import Testing
import ZooAPI
import ZooMocks

/// Responses become models by the operation's selections; a mismatch is an error with its path.
struct ResponseReadingTests {
  private func data(_ text: String) -> Foundation.Data { Foundation.Data(text.utf8) }

  /// Returns the description of an error, or an empty string.
  private func error(of operation: some GraphQLOperation, _ response: String) -> String {
    do {
      _ = try operation.result(of: data(response))
      return ""
    } catch {
      return "\(error)"
    }
  }

  private static let otter = """
    {"data": {"residents": [{
      "__typename": "Otter", "id": 7, "species": "Lutra", "diet": "FISH", "nickname": null, "weight": 8.5,
      "den": {"__typename": "Den", "width": 3, "height": null, "depth": 2, "plaque": {"__typename": "Plaque", "text": "Otters"}},
      "keeper": {"__typename": "Keeper", "name": "Ada"}, "toy": "ball", "tags": ["wet", "shy"], "maxDepth": 30,
      "neighbors": [{"__typename": "Parrot", "species": "Ara", "wingspan": 1}], "unknown": {"a": [1]}
    }]}}
    """

  @Test func selectedFieldsAreRead() throws {
    let result = try ResidentsQuery().result(of: data(Self.otter))
    #expect(result.errors.isEmpty)
    let otter = try #require(result.data?.residents.first)
    #expect(otter.id == "7")
    #expect(otter.diet == .fish)
    #expect(otter.nickname == nil)
    #expect(otter.den.width == 3)
    #expect(otter.den.height == nil)
    #expect(otter.fragments.denDepth.den.plaque?.text == "Otters")
    #expect(otter.keeper?.name == "Ada")
    #expect(otter.asOtter?.tags == ["wet", "shy"])
    #expect(otter.asSwimmer?.weight == 8.5)
    #expect(otter.asFlier == nil)
    #expect(otter.neighbors[0].asFlier?.wingspan == 1)
  }

  @Test func variablesIncludeAndSkipFields() throws {
    let response = """
      {"data": {"residents": [{
        "__typename": "Parrot", "species": "Ara", "nickname": "Jo", "born": 12.5, "weight": 1,
        "den": {"__typename": "Den", "width": 3}}]}}
      """
    let shown = try ConditionsQuery(withDiet: false, hideDen: false).result(of: data(response))
    #expect(shown.data?.residents[0].den?.width == 3)
    #expect(shown.data?.residents[0].ifDetails?.weight == 1)
    #expect(shown.data?.residents[0].fragments.name?.born == Instant(seconds: 12.5))
    let hidden = try ConditionsQuery(withDiet: false, hideDen: true, details: false).result(of: data(response))
    #expect(hidden.data?.residents[0].den == nil)
    #expect(hidden.data?.residents[0].ifDetails == nil)
    #expect(error(of: ConditionsQuery(withDiet: true, hideDen: true), response) == "'residents.0.diet' is missing")
  }

  @Test func partialDataHasErrors() throws {
    let response = """
      {"data": {"search": [], "resident": null}, "extensions": {"cost": 3}, "errors": [
        {"message": "no such resident", "path": ["resident", 0], "locations": [{"line": 1, "column": 9}],
         "extensions": {"code": "NOT_FOUND"}}]}
      """
    let result = try SearchQuery(id: "1").result(of: data(response))
    #expect(result.data?.resident == nil)
    #expect(result.data?.search.isEmpty == true)
    let expected = GraphQLError(
      "no such resident", locations: [.init(line: 1, column: 9)], path: [.key("resident"), .index(0)],
      extensions: ["code": "NOT_FOUND"])
    #expect(result.errors == [expected])
    #expect(result.extensions["cost"] as? Int == 3)
  }

  @Test func errorsMayHaveNoData() throws {
    for response in [#"{"errors":[{"message":"no"}]}"#, #"{"data":null,"errors":[{"message":"no"}]}"#] {
      let result = try SearchQuery(id: "1").result(of: data(response))
      #expect(result.data == nil)
      #expect(result.errors == [GraphQLError("no")])
    }
  }

  @Test(arguments: [
    (#"{"data":{"search":[{"__typename":"Otter"}],"resident":null}}"#, "'search.0.id' is missing"),
    (#"{"data":{"search":[null],"resident":null}}"#, "'search.0' is null, but required"),
    (#"{"data":{"search":null,"resident":null}}"#, "'search' is null, but required"),
    (#"{"data":{"search":{},"resident":null}}"#, "'search' is an object instead of a list"),
    (
      #"{"data":{"search":[7],"resident":[]}}"#,
      "'search.0' is 7 instead of an object; 'resident' is a list instead of an object"
    ),
    (
      #"{"data":{"search":[],"resident":{"__typename":"Otter","id":true,"tags":["a",false]}}}"#,
      "'resident.id' is true instead of a String; 'resident.tags.1' is false instead of a String"
    ),
    (
      #"{"data":{"search":[],"resident":{"__typename":3,"id":"1","tags":"a"}}}"#,
      "'resident.tags' is the String \"a\" instead of a list"
    ),
    ("[]", "the response is not an object"),
    ("{}", "the response has neither 'data' nor 'errors'"),
    (#"{"data":null}"#, "the response has neither 'data' nor 'errors'"),
    (#"{"data":7}"#, "the response has a value of 'data' that is not an object"),
    (#"{"data":null,"errors":{}}"#, "the response has a value of 'errors' that is not a list"),
    (#"{"data":null,"errors":[{}]}"#, "the response has an error without a message"),
    (#"{"data":"#, "invalid JSON: a value is missing at byte 8"),
    ("", "invalid JSON: a value is missing at byte 0"),
    ("Bad Gateway", "invalid JSON: a value is missing at byte 0"),
  ]) func mismatchedValuesAreErrorsWithPaths(_ response: String, _ message: String) {
    #expect(error(of: SearchQuery(id: "1"), response) == message)
  }

  /// Every response gives an error or a complete model.
  @Test(arguments: Seeds.all) func anyResponseGivesAnErrorOrACompleteModel(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["null", "7", "true", "[]", "{}", #""Parrot""#, #""x""#, "[null]", #"{"__typename":"Otter"}"#]
    let values = Self.otter.matches(of: /"[A-Za-z ]*"(?!:)|[0-9.]+|null|\[[^\[\]]*\]/).map(\.range)
    var models = 0
    for _ in 0..<1000 {
      var text = Self.otter
      text.replaceSubrange(
        values[Int.random(in: 0..<values.count, using: &random)],
        with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
      guard let residents = try? ResidentsQuery().result(of: data(text)).data?.residents else { continue }
      models += 1
      // An unfilled field would end the process.
      for resident in residents {
        _ = (resident.id, resident.species, resident.diet, resident.nickname, resident.den.width, resident.den.height)
        _ = (resident.fragments.denDepth.den.plaque?.text, resident.keeper?.name, resident.asFlier?.wingspan)
        _ = (resident.asOtter?.toy, resident.asOtter?.tags, resident.asSwimmer?.maxDepth, resident.asSwimmer?.weight)
        _ = resident.neighbors.map { ($0.species, $0.asFlier?.wingspan) }
      }
    }
    #expect(0 < models && models < 1000, "MOCKD_SEED=\(seed)")
  }

  @Test func unsetFieldsOfMocksAreNullOrMissing() throws {
    let otter = Mock<Otter>()
    otter.species = "Lutra"
    let sample = try SampleResponse.mock(Mock<Query>(residents: [otter]), for: ResidentsQuery())
    guard case .networkResponse(200, let body) = sample else {
      Issue.record("\(sample)")
      return
    }
    let text = String(decoding: body, as: UTF8.self)
    let fields = #""keeper":null,"maxDepth":null,"nickname":null,"species":"Lutra""#
    #expect(text == #"{"data":{"residents":[{"__typename":"Otter",\#(fields)}]}}"#)
    #expect(error(of: ResidentsQuery(), text).hasPrefix("'residents.0.id' is missing; 'residents.0.diet' is missing; "))
  }

  @Test func mocksAndModelsBecomeResponses() throws {
    let otter = Mock<Otter>(id: "7", tags: ["wet"])
    let mock = Mock<Query>(resident: otter, search: [otter])
    let query = SearchQuery(id: "7")
    let resident = #"{"__typename":"Otter","id":"7","tags":["wet"]}"#
    let expected = #"{"data":{"resident":\#(resident),"search":[{"__typename":"Otter","id":"7"}]}}"#
    for sample in [try SampleResponse.mock(mock, for: query), try .data(SearchQuery.Data(from: mock))] {
      guard case .networkResponse(200, let body) = sample else {
        Issue.record("\(sample)")
        return
      }
      #expect(String(decoding: body, as: UTF8.self) == expected)
      #expect(try query.result(of: body).data == SearchQuery.Data(from: mock))
    }
  }
}
