import Testing

@testable import ProtocolMocks

/// Canonical spellings of equal types.
@Suite struct ComparableTypeTests {
  @Test(arguments: [
    ("[String : Int]", "Dictionary<String, Int>"), ("Array<Array<Int>>", "[[Int]]"), ("any Error", "Error"),
    ("Swift.String", "String"), ("() -> ()", "() -> Void"), ("(Int)->Swift.Void", "(Int) -> ()"),
    ("Optional<(Int) -> Void>", "((Int) -> Void)?"), ("Optional<Int>", "Int?"), ("`Type2`", "Type2"),
    ("Result<Optional< Int >, any Error>", "Result<Int?, Error>"), ("Swift.Array<Swift.Int>", "[Int]"),
    ("(any Error)?", "Error?"), ("((any P)?, [(any P)]) -> Void", "(P?, [P]) -> ()"), ("(any P) -> Int", "(P) -> Int"),
    ("(any P) async throws -> Int", "(P) async throws -> Int"), ("(any P, any Q)", "(P, Q)"),
  ])
  func equivalentTypesAreEqual(_ type: String, _ other: String) {
    #expect(type.comparable() == other.comparable())
  }

  @Test(arguments: [
    ("[Int]", "Int"), ("A.Array<Int>", "[Int]"), ("inout Int", "Int"), ("Optional", "Int?"), ("A.Swift.B", "A.B"),
    ("@escaping () -> Void", "() -> Void"), ("some P", "P"),
  ])
  func differentTypesAreDistinct(_ type: String, _ other: String) {
    #expect(type.comparable() != other.comparable())
  }

  @Test func typeParametersAreSubstituted() {
    #expect("[Item: Foo.Item]".comparable(["Item": "Int"]) == "[Int : Foo.Item]".comparable())
  }
}
