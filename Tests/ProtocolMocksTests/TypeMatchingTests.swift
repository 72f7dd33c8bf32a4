import Testing

@testable import ProtocolMocks

/// Associated types found by comparing requirements.
@Suite struct TypeMatchingTests {
  private func found(_ types: [String], _ concrete: [String], known: [String: String] = [:]) -> [String: String]? {
    var matching = TypeMatching(names: ["A", "B"], known: known)
    return matching.match(types, concrete) ? matching.known : nil
  }

  @Test(
    arguments: [
      (["A"], ["Int"], ["A": "Int"]), (["A?"], ["Int??"], ["A": "Int?"]),
      (["[A: B]"], ["[Int: [B2]]"], ["A": "Int", "B": "[B2]"]),
      (["(A) -> B"], ["(Int, Int) -> Void"], nil),
      (["(A, Int) -> B"], ["([Int], Int) -> Void"], ["A": "[Int]", "B": "Void"]),
      (["Self.A"], ["C.A"], ["A": "C.A"]), (["C.A"], ["C.A"], [:]), (["C.A"], ["C.Int"], nil),
      (["A"], ["(Int) -> Void"], ["A": "(Int) -> Void"]), (["A?"], ["(any P)?"], ["A": "any P"]),
      (["A", "A"], ["Int", "Int"], ["A": "Int"]), (["A", "A"], ["Int", "String"], nil), (["A"], ["[B]"], nil),
      (["A"], ["A"], [:]), (["A", ""], ["Int", ""], ["A": "Int"]), (["A", ""], ["Int", "Int"], nil),
      (["Result<A, any Error>"], ["Result<Int, Error>"], ["A": "Int"]), (["A"], ["Int", "Int"], nil),
    ] as [([String], [String], [String: String]?)])
  func typesAreFound(_ types: [String], _ concrete: [String], expected: [String: String]?) {
    #expect(found(types, concrete) == expected)
  }

  @Test func knownTypesStay() {
    #expect(found(["A", "B"], ["Array<Int>", "String"], known: ["A": "[Int]"]) == ["A": "[Int]", "B": "String"])
    #expect(found(["A"], ["Int"], known: ["A": "String"]) == nil)
  }

  /// Many possible matches take a bounded time.
  @Test func timeIsBounded() {
    let types = "(" + Array(repeating: "A?", count: 40).joined(separator: " B ") + ")"
    _ = found([types], ["(" + String(repeating: "Int??", count: 200) + ")"])
  }
}
