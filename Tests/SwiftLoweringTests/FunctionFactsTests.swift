import Source
import SwiftLowering
import Testing

/// Tests the signatures of functions.
struct FunctionFactsTests {
  @Test(arguments: [
    ("func f() {}", ""), ("func f() async {}", " async"), ("func f() throws {}", " throws"),
    ("func f() async throws(E) {}", " async throws(E)"), ("func f(_ g: () throws -> Void) rethrows {}", " rethrows"),
    ("var f: Int { get async throws { 1 } }", " async throws"), ("var f: Int { 1 }", ""),
    ("struct S { init() throws {} }", " throws"),
    ("struct S { subscript(i: Int) -> Int { get async { i } } }", " async"),
    ("protocol P { var f: Int { get throws } }", " throws"), ("protocol P { func f() async }", " async"),
  ]) func functionsHaveEffects(text: String, effects: String) throws {
    let facts = DeclarationFacts.of(text)
    #expect((facts.functions + facts.requirements).map(\.effects.dump) == [effects])
  }

  /// A setter has no effects of its getter.
  @Test func settersHaveTheirOwnEffects() throws {
    let functions = DeclarationFacts.of("var a: Int { get throws { 1 } set { } }").functions
    #expect(functions.map(\.kind) == [.getter, .setter])
    #expect(functions.map(\.isThrowing) == [true, false])
    #expect(functions.map(\.mayThrow) == [true, true])
  }

  @Test(arguments: [
    ("<T>()", "<T> "), ("<T: P, U: A & B>()", "<T, U> T: P, U: A & B"),
    ("<T: P>(_ t: T) where T.X == Int, T: Q, T.Y: R", "<T> T: P, T.X == Int, T: Q, T.Y: R"),
    ("<each T: P>(_ t: repeat each T)", "<T> T: P unsupported"), ("<let N: Int>()", "<N> N: Int unsupported"),
    ("()", "<> "),
  ]) func functionsHaveGenericSignatures(text: String, dump: String) throws {
    #expect(try DeclarationFacts.function("f", in: "func f\(text) {}").generics.dump == dump)
    #expect(try DeclarationFacts.function("f", in: "protocol A { func f\(text) }").generics.dump == dump)
  }

  @Test func parametersHaveConstraints() throws {
    let function = try DeclarationFacts.function("f", in: "func f<T: A & B, U>() where T: C, U: D, T.X: E {}")
    #expect(function.genericParameters.map(\.name) == ["T", "U"])
    #expect(
      function.genericParameters.map(\.constraints) == [
        [.named(["A"], []), .named(["B"], []), .named(["C"], [])], [.named(["D"], [])],
      ])
  }

  @Test func parametersAreVariadicAndEscape() throws {
    let function = try DeclarationFacts.function(
      "f", in: "func f(_ a: A..., b: @escaping () -> A, c: () -> A, d: @autoclosure @escaping () -> B) {}")
    #expect(function.parameters.map(\.isVariadic) == [true, false, false, false])
    #expect(function.parameters.map(\.isEscaping) == [false, true, false, true])
    #expect(function.parameters.map(\.written?.dump) == ["[A]", "() -> A", "() -> A", "() -> B"])
    #expect(function.parameters.map(\.type) == [.other, .other, .other, .named(["B"], [])])
  }

  @Test func membersHaveTheirExtension() throws {
    let text = """
      extension A.B where T == [Int], T: P {
        func f() {}
        var g: Int { 1 }
        static let h = 1
        init() {}
        typealias I = Int
        struct C { func inner() {} }
      }
      """
    let facts = DeclarationFacts.of(text)
    let extended = try #require(facts.functions.first?.extended)
    #expect(extended.type.dump == "A.B")
    #expect(extended.requirements.map(\.dump) == ["T == [Int]", "T: P"])
    #expect(extended.type.range == TextRange(at: 0))
    #expect(facts.functions.map(\.name) == ["f", "g", "init", "inner"])
    #expect(facts.functions.map(\.extended) == [extended, extended, extended, nil])
    #expect(facts.aliases.map(\.extended) == [extended])
    #expect(facts.types.flatMap(\.properties).map(\.extended) == [extended])
  }

  @Test func attributesAreNoted() throws {
    let text = """
      class A {
        @available(*, unavailable) final func a() {}
        @A.B @_disfavoredOverload static func b() {}
        @available(iOS 17, *) class func c() {}
        @available(iOS, unavailable) func d() {}
        @objc final var e: Int { 1 }
      }
      """
    let functions = DeclarationFacts.of(text).functions
    #expect(functions.map(\.isUnavailable) == [true, false, false, false, false])
    #expect(functions.map(\.isDisfavored) == [false, true, false, false, false])
    #expect(functions.map(\.isFinal) == [true, true, false, false, true])
    let names = functions.map { $0.withoutBody.attributeNames }
    #expect(names == [["available"], ["B", "_disfavoredOverload"], ["available"], ["available"], ["objc"]])
  }
}
