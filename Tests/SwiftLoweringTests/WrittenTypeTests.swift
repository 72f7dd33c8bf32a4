import Source
import SwiftLowering
import Testing

/// Tests that lowered types have all parts of written ones.
struct WrittenTypeTests {
  @Test(arguments: [
    "A", "A.B", "A<B>.C<D, E>", "A?", "A??", "A!", "[A]", "[A: [B]]", "(A)", "()", "(a: A, B)", "A.Type", "any A.Type",
    "some A", "any A", "any A & B", "A & B<C>", "(some A)?", "() -> A", "(A, B) -> C", "(inout A) -> B",
    "(@autoclosure () -> A) -> B", "(@escaping (A) -> B) -> C", "(A...) -> B", "() async -> A", "() throws -> A",
    "() async throws(A.B) -> C", "(A) -> (B) -> C", "((A) -> B)?",
  ]) func typesKeepTheirParts(text: String) throws {
    let property = try #require(DeclarationFacts.of("let x: \(text)").types.first?.properties.first)
    #expect(property.written?.dump == text)
  }

  @Test(arguments: [
    ("A.Protocol", "A.Type"), ("~Copyable", "other(Copyable)"), ("@Sendable () -> A", "() -> A"),
    ("repeat each A", "other(other(A))"),
  ]) func someTypesLoseParts(text: String, dump: String) throws {
    let alias = try #require(DeclarationFacts.of("typealias X = \(text)").aliases.first)
    #expect(alias.written.dump == dump)
  }

  @Test(arguments: [
    ("A!", "A?"), ("[A: B]", "-"), ("A.Type", "-"), ("some A", "-"), ("any A & B", "-"), ("(A)", "A"),
    ("Optional<A>", "A?"), ("Array<A>", "[A]"), ("(A) -> B", "-"), ("(@autoclosure () -> A) -> B", "lazy"),
  ]) func referencesAreSimpler(text: String, reference: String) throws {
    #expect(Self.dump(try #require(Self.property(text).type)) == reference)
  }

  @Test(arguments: [
    ("any A", "A"), ("some A", "A"), ("any A & B", "Any"), ("A & B", "Any"), ("any A.Type", "Any"), ("(any A)?", "A?"),
    ("(any A) -> some B", "-"), ("[A: B]", "-"),
  ]) func bareTypesHaveNoAnyAndSome(text: String, bare: String) throws {
    #expect(Self.dump(try #require(Self.property(text).written?.bare)) == bare)
  }

  @Test func rangesCoverAllNames() throws {
    let written = try #require(Self.property("(A.B) throws(C) -> [D: E]").written)
    #expect(written.range == TextRange(8, 31))
    #expect(written.withoutPlaces.range == TextRange(at: 0))
    #expect(written.withoutPlaces.dump == written.dump)
  }

  private static func property(_ type: String) throws -> SwiftTypeDeclaration.Property {
    try #require(DeclarationFacts.of("let x: \(type)").types.first?.properties.first)
  }

  private static func dump(_ type: SwiftTypeReference) -> String {
    switch type {
    case .named(let path, _): path.map(\.text).joined(separator: ".")
    case .optional(let inner): "\(dump(inner))?"
    case .array(let inner): "[\(dump(inner))]"
    case .lazyFunction: "lazy"
    case .other: "-"
    }
  }
}
