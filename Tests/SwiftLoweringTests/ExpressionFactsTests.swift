import Source
import SwiftLowering
import SwiftScanning
import Testing

/// Tests the facts about closures, names, literals and statements.
struct ExpressionFactsTests {
  @Test(arguments: [
    ("{ 1 }", 0), ("{ $0 }", 1), ("{ $1 }", 2), ("{ f { $2 }; return $0 }", 1), ("{ [a = $3] in $0 + a }", 1),
    ("{ \"\\($1)\" }", 2), ("{ $projected }", 0), ("{ (a: Int) in a }", 0), ("{ f { $0 } }", 0),
    ("{ if $0 { $1 } else { $2 } }", 3),
  ]) func closuresCountAnonymousParameters(text: String, count: Int) throws {
    #expect(try DeclarationFacts.closure(text).anonymousCount == count)
  }

  @Test(arguments: [
    ("{ 1 }", false, ""), ("{ a in 1 }", true, ""), ("{ () async -> Int in 1 }", true, " async"),
    ("{ (a) throws in 1 }", true, " throws"), ("{ [a] in 1 }", true, ""),
  ]) func closuresHaveSignatures(text: String, hasSignature: Bool, effects: String) throws {
    let closure = try DeclarationFacts.closure(text)
    #expect(closure.hasSignature == hasSignature)
    #expect(closure.effects.dump == effects)
  }

  @Test(arguments: [
    ("f(a:_:)", "f(a:_:)"), ("x.f(a:)", "x.f(a:)"), (".f(a:)", ".f(a:)"), ("f", "f"), ("x.`in`(a:)", "x.in(a:)"),
  ]) func namesKeepTheirLabels(text: String, dump: String) throws {
    let found = try DeclarationFacts.value(text).dump
    #expect(found == dump)
  }

  /// A name ends before its labels.
  @Test func labeledNamesHaveTheRangeOfTheName() throws {
    let value = try DeclarationFacts.value("x.f(a:)")
    guard case .labeled(let base, _) = value.content else { throw UnexpectedSyntax() }
    #expect(value.range == TextRange(8, 15))
    #expect(base.range == TextRange(8, 11))
  }

  @Test(arguments: [
    ("0xFF", SwiftExpression.Literal.other(.integer)), ("0x1p3", .number(8)), ("/a/", .other(.regex)),
    ("12", .integer(12)), ("1.5", .number(1.5)), ("\"a\"", .string("a")), ("nil", .nothing),
  ]) func literalsHaveKinds(text: String, literal: SwiftExpression.Literal) throws {
    let found = try DeclarationFacts.value(text).content
    #expect(found == .literal(literal))
  }

  @Test func catchesHavePatterns() throws {
    let function = try DeclarationFacts.function(
      "f", in: "func f() { do { a() } catch A.b, let c as D where c.e { f() } catch { g() } }")
    guard case .block(_, let catches, catchesAll: false)? = function.body.first else { throw UnexpectedSyntax() }
    #expect(catches.map(\.patterns.count) == [2, 0])
    #expect(catches.map(\.body.count) == [1, 1])
    guard case .expression(let value) = catches[0].patterns[0] else { throw UnexpectedSyntax() }
    #expect(value.dump == "A.b")
    guard case .opaque(["c"], written: .filtered(let pattern, let condition)?) = catches[0].patterns[1] else {
      throw UnexpectedSyntax()
    }
    #expect(pattern.names == ["c"])
    #expect(condition.dump == "c.e")
  }

  @Test(arguments: [("for a in b {}", false), ("for await a in b {}", true), ("for try await a in b {}", true)])
  func loopsCanBeAsynchronous(text: String, isAsync: Bool) throws {
    let function = try DeclarationFacts.function("f", in: "func f() { \(text) }")
    guard case .forEach(_, _, _, let found, _)? = function.body.first else { throw UnexpectedSyntax() }
    #expect(found == isAsync)
  }
}

/// Tests the numbers of expressions.
struct ExpressionNumberTests {
  private static let text = """
    @Test(.tags(a), arguments: [1, 2]) func f(b: Int = c, d: D = .e) async throws {
      let g = { $0 + h }
      switch g { case 1: i(); fallthrough
      default: j { k in k } }
      if case .l(let m)? = n, let o { m = o as? P ?? q }
      struct R { var s = t; func u() { v(w: x) } }
      defer { y[z].a? = \\A.b[c] }
    }
    """

  @Test func numbersAreUnique() throws {
    let facts = DeclarationFacts.of(Self.text)
    var collected = CollectedExpressions()
    collected.add(facts.statements)
    #expect(40 < collected.all.count)
    #expect(collected.all.values.allSatisfy { $0.count == 1 })
    #expect(collected.all.keys.allSatisfy { 0 <= $0 && $0 < facts.expressionCount })
    #expect(facts.expressionCount < 2 * collected.all.count)
  }

  /// Otherwise an edit of a body would change the signature.
  @Test func bodiesDoNotChangeNumbersOfSignatures() throws {
    let function = try DeclarationFacts.function("f", in: Self.text)
    let other = try DeclarationFacts.function("f", in: Self.text.replacing("let g =", with: "_ = 1 + 2; let g ="))
    #expect(function != other)
    #expect(function.withoutBody == other.withoutBody)
    #expect(function.traits.count == 1 && function.testArguments?.count == 1)
  }

  @Test(arguments: ["subscript(a: Int = b) -> Int { c }", "init(a: Int = b) { c() }"])
  func bodiesOfMembersComeLast(text: String) throws {
    let facts = DeclarationFacts.of("struct A { \(text) }")
    let value = try #require(facts.functions.first?.parameters.first?.defaultValue)
    #expect(value.number == 0)
  }

  @Test func eachDeclarationStartsAtZero() throws {
    let source = SourceFile(path: "A.swift", text: "let a = 1\nlet b = 2")
    let facts = DeclarationOutline.read(source).declarations.map { DeclarationFacts.read($0, in: source) }
    #expect(facts.map { $0.types.first?.properties.first?.value?.number } == [0, 0])
    #expect(facts.map(\.expressionCount) == [1, 1])
  }
}
