import MockSupport
import Testing
import ZooAPI

/// Enums, nullable inputs and JSON.
struct ValueTests {
  @Test func enumsHaveRawValues() {
    let fish: GraphQLEnum<Diet> = "FISH".isEmpty ? .unknown("") : .init("FISH")
    #expect(fish == .case(.fish) && fish == .fish && fish.value == .fish)
    #expect(GraphQLEnum<Diet>("NUTS") == .unknown("NUTS"))
    #expect(GraphQLEnum<Diet>("NUTS").value == nil)
    #expect(GraphQLEnum<Diet>.unknown("FISH").hashValue == fish.hashValue)
    #expect(GraphQLEnum<Diet>.allCases.count == 3)
    let optional: GraphQLEnum<Diet>? = fish
    #expect(optional == .fish && optional != .plants)
    switch fish {
    case .fish: break
    default: Issue.record("a known value is no pattern")
    }
  }

  @Test func nullablesAcceptLiterals() {
    let text: GraphQLNullable<String> = "a"
    let list: GraphQLNullable<[Int]> = [1, 2]
    let nothing: GraphQLNullable<Bool> = nil
    #expect(text == .some("a") && list.unwrapped == [1, 2] && nothing == .none)
    #expect(list.count == 2)
    let given: String? = "b"
    #expect((given ?? .null) == .some("b"))
    #expect((String?.none ?? GraphQLNullable<String>.null) == .null)
  }

  @Test(arguments: [("5", 5), (5, 5), (5.0, 5)] as [(any Sendable & Hashable, Double)])
  func numbersAreReadFromJSON(value: any Sendable & Hashable, expected: Double) {
    #expect((try? Double(_jsonValue: value)) == (value is String ? nil : expected))
    #expect((try? Int(_jsonValue: value)) == (value is String ? nil : 5))
  }

  @Test func mismatchedJSONIsAnError() {
    #expect(throws: JSONDecodingError.couldNotConvert(value: true, to: Int.self)) { try Int(_jsonValue: true) }
    #expect(throws: JSONDecodingError.couldNotConvert(value: 1.5, to: Int.self)) { try Int(_jsonValue: 1.5) }
    #expect(throws: JSONDecodingError.self) { try GraphQLEnum<Diet>(_jsonValue: 1) }
    #expect(throws: JSONDecodingError.self) { try Diet(_jsonValue: "NUTS") }
  }
}
