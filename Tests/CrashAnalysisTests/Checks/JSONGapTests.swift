import CrashAnalysis
import Source
import SwiftEmission
import Testing

/// Tests JSON for models, as Apollo's runtime accepts it.
@Suite struct JSONGapTests {
  private static func apollo(_ options: inout ModelOptions) {
    options.emission.runtime = .apollo
    options.emission.version = ApolloVersion(2, 4)
  }

  /// `MockSupport` has an initializer of its own label, which needs no `await`.
  @Test func bothInitializersOfMockSupportAreFollowed() throws {
    try check(
      """
      import MockSupport  // Mock
      func complete() async throws {
        _ = try await OtterToy(data: ["__typename": "Otter", "species": "Lutra", "toy": "ball", "born": "1"])
        _ = try OtterToy(json: ["__typename": "Otter", "species": "Lutra", "toy": "ball", "born": "1"])
      }
      func missing() async throws {
        _ = try await OtterToy(data: ["__typename": "Otter", "species": "Lutra"])  // error: unset-required-field
      }
      func missingWithoutAwait() throws {
        _ = try OtterToy(json: ["__typename": "Otter", "species": "Lutra"])  // error: unset-required-field
      }
      func caught() {
        let model = try? OtterToy(json: ["__typename": "Otter", "species": "Lutra"])
        consume(model == nil)
      }
      """)
  }

  @Test func dictionariesWithMissingKeysAreReported() throws {
    try check(
      """
      import ApolloTestSupport  // Mock
      func complete() async throws {
        let model = try await OtterToy(data: ["__typename": "Otter", "species": "Lutra", "toy": "ball", "born": "1"])
        consume(model.toy)
      }
      func missing() async throws {
        _ = try await OtterToy(data: ["__typename": "Otter", "species": "Lutra"])  // error: unset-required-field
      }
      func throughVariable() async throws {
        let data: [String: Any] = ["__typename": "Otter", "species": "Lutra", "toy": "ball"]
        _ = try await OtterToy(data: data)  // error: unset-required-field
      }
      func withoutTypename() async throws {
        _ = try await OtterToy(data: ["species": "Lutra", "toy": "ball", "born": "1"])  // error: unset-required-field
      }
      func null() async throws {
        _ = try await OtterToy(data: [
          "__typename": "Otter",
          "species": NSNull(),  // error: null-for-required
          "toy": "ball", "born": "1",
        ])
      }
      func nested() async throws {
        _ = try await ExhibitsQuery.Data(data: [
          "exhibits": [
            ["__typename": "Parrot", "words": NSNull(), "wingspan": 1.0, "species": "Ara", "weight": 1.0,
              "heavy": 2.0, "neighbors": []],
            ["__typename": "Statue"],  // error: unset-required-field
          ]
        ])
      }
      func nullInList() async throws {
        _ = try await ExhibitsQuery.Data(data: [
          "exhibits": [
            NSNull()  // error: null-for-required
          ]
        ])
      }
      func optionalMissing() async throws {
        _ = try await ExhibitsQuery.Data(data: [:])
      }
      func variables() async throws {
        let otter: [String: Any] = ["__typename": "Otter", "species": "Lutra"]
        _ = try await ConditionsQuery.Data(data: ["residents": [otter]])
      }
      func conditional() async throws {
        let otter: [String: Any] = ["__typename": "Otter", "species": "Lutra"]
        _ = try await ConditionsQuery.Data(  // error: unset-required-field
          data: ["residents": [otter]], variables: ["withDiet": true])
      }
      func unknownParts(species: String, toy: Any, key: String) async throws {
        _ = try await OtterToy(data: ["__typename": "Otter", "species": species, "toy": toy, "born": make()])
        _ = try await OtterToy(data: [key: "Otter"])
        _ = try await OtterToy(data: make())
      }
      """, options: Self.apollo)
  }

  /// A test may expect a thrown error.
  @Test func expectedErrorsAreNotReported() throws {
    try check(
      """
      import XCTest  // Mock
      func test() async {
        XCTAssertThrowsError(try OtterToy(data: ["toy": "ball"]))
        _ = try? await OtterToy(data: ["toy": "ball"])
        do { _ = try await OtterToy(data: ["toy": "ball"]) } catch {}
      }
      func forced() async {
        let model = try! await OtterToy(data: ["toy": "ball"])  // error: unset-required-field
        consume(model)
      }
      func onOneWay(_ isReady: Bool) async throws {
        if isReady {
          _ = try await OtterToy(data: ["toy": "ball"])  // hint: unset-required-field
        }
        #expect(throws: (any Error).self) { try OtterToy(data: ["toy": "ball"]) }
      }
      """, options: Self.apollo)
  }

  /// Making a model may throw. The rest of `do` doesn't run then.
  @Test func codeAfterThrowingConversionsHasHints() throws {
    try check(
      """
      import XCTest  // Mock
      func unknown() async {
        do {
          _ = try await OtterToy(data: make())
          consume(OtterToy(from: Mock<Otter>()).toy)  // hint: unset-required-field
        } catch {}
      }
      func complete() async {
        do {
          _ = try await OtterToy(data: ["__typename": "Otter", "species": "Lutra", "toy": "ball", "born": "1"])
          consume(OtterToy(from: Mock<Otter>()).toy)  // hint: unset-required-field
        } catch {}
      }
      func passedOn() async throws {
        _ = try await OtterToy(data: make())
        consume(OtterToy(from: Mock<Otter>()).toy)  // hint: unset-required-field
      }
      """, options: Self.apollo)
  }

  /// Tests texts that become JSON.
  @Test func jsonTextsWithMissingKeysAreReported() throws {
    try check(
      ##"""
      import Foundation  // Mock
      func sample() async throws {
        let sampleData = """
          {"__typename": "Otter", "species": "Lutra", "toy": null}
          """
        let json = try JSONSerialization.jsonObject(with: Data(sampleData.utf8)) as! [String: Any]
        _ = try await OtterToy(data: json)  // error: null-for-required, error: unset-required-field
      }
      func response() async throws {
        let text = #"{"data": {"exhibits": [{"__typename": "Statue", "title": "The thinker"}]}}"#
        let response = try JSONSerialization.jsonObject(with: text.data(using: .utf8)!) as! [String: Any]
        _ = try await ExhibitsQuery.Data(data: response["data"] as! [String: Any])
      }
      func otherResponse() async throws {
        let other = #"{"data": {"exhibits": [{"__typename": "Statue"}]}}"#
        let rest = try JSONSerialization.jsonObject(with: other.data(using: .utf8)!) as! [String: Any]
        _ = try await ExhibitsQuery.Data(data: rest["data"] as! [String: Any])  // error: unset-required-field
      }
      func broken() async throws {
        let json = try JSONSerialization.jsonObject(with: Data("{".utf8)) as! [String: Any]
        _ = try await OtterToy(data: json)
      }
      """##, options: Self.apollo)
  }

  @Test func messagesNameKeysAndFixesAddThem() throws {
    let text =
      #"func test() async throws { _ = try await OtterToy(data: ["__typename": "Otter", "toy": "ball"]) } // Mock"#
    let file = SourceFile(path: "0.swift", text: text)
    let diagnostic = try #require(AnalyzedProject.zoo(Self.apollo).diagnostics([file]).first)
    #expect(
      diagnostic.message
        == "The JSON has no 'born', 'species', which OtterToy requires; creating the model throws an error")
    let fixed = diagnostic.fixes.first.map { String(decoding: file.applying($0.edits).bytes, as: UTF8.self) }
    #expect(
      fixed
        == text.replacing(#"["__typename""#, with: #"["born": "", "species": "species", "__typename""#))
  }
}
