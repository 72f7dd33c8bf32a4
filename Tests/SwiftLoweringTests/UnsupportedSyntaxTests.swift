import Source
import SwiftLowering
import SwiftScanning
import Testing

/// Tests the parts and mentioned names of unsupported syntax.
struct UnsupportedSyntaxTests {
  @Test func settersHaveBodies() throws {
    let variable = try Self.variable("var a: Int { get { b } set(next) { c = next } }")
    #expect(variable.accessors.map(\.kind) == [.getter, .setter])
    #expect(variable.accessors.map(\.parameter) == [nil, "next"])
    #expect(variable.accessors.allSatisfy { $0.body.count == 1 })
    #expect(variable.type?.reference == .named(["Int"], []))
  }

  @Test func observersHaveBodies() throws {
    let variable = try Self.variable("var a = f() { willSet { g(newValue) } didSet(old) { g(old) } }")
    #expect(variable.accessors.map(\.kind) == [.willSet, .didSet])
    #expect(variable.accessors.map(\.parameter) == [nil, "old"])
    #expect(variable.value != nil)
  }

  @Test func settersOfSubscriptsHaveParameters() throws {
    let facts = Self.facts("struct A { subscript(a: Int, b c: Int) -> Int { get { a } set { d(c) } } }")
    guard case .members(_, let members)? = facts.statements.last, case .computed(let setter)? = members.last else {
      throw Missing()
    }
    #expect(setter.parameters == ["a", "c"])
    #expect(setter.accessors.map(\.kind) == [.setter])
  }

  @Test func propertyWrappersHaveArguments() throws {
    let variable = try Self.variable("@MainActor @Stored(key: k) var a: Int")
    #expect(variable.wrappers.map(\.type.reference) == [.named(["Stored"], [])])
    #expect(variable.wrappers[0].arguments.map(\.label) == ["key"])
  }

  @Test func payloadsOfEnumsAreBound() throws {
    guard case .conditional(let conditions, _, _) = try Self.statement("if case .a(let b, _) = c { d() }"),
      case .opaque(.opaque(["b"], written: .expression(let pattern)?), let value?) = conditions[0],
      case .call(let callee, let arguments) = pattern.content, case .opaque(let mentions) = arguments[0].value.content,
      case .expression(let bound)? = mentions.parts.first
    else { throw Missing() }
    #expect(callee.content == .implicitMember("a"))
    #expect(bound.content == .pattern(.name("b")))
    #expect(value.content == .name("c"))
  }

  @Test func optionalPatternsAreBound() throws {
    guard case .forEach(let pattern, _, _, false, _) = try Self.statement("for case let a? in b { c(a) }") else {
      throw Missing()
    }
    #expect(pattern == .opaque(["a"], written: .optional(.name("a"))))
  }

  @Test func casesBindAndFilter() throws {
    guard
      case .choice(_, let cases) = try Self.statement(
        "switch a { case .b(let c) where c > d: e()\ncase is F: break\ndefault: g() }"),
      case .opaque(["c"], written: .filtered(let pattern, let condition)?)? = cases[0].patterns.first,
      case .opaque([], written: .type(let type)?)? = cases[1].patterns.first
    else { throw Missing() }
    #expect(pattern.names == ["c"])
    #expect(condition.mentions.names == ["c", "d"])
    #expect(type.reference == .named(["F"], []))
    #expect(cases[2].patterns.isEmpty)
  }

  /// Lowering a part twice at each level would take exponential time.
  @Test(
    arguments: [
      ("==if ", ""), ("switch a {\ncase b: fallthrough\ndefault: ", "}"),
      ("switch a {\ncase b: ", "\n#if A\n#endif\n}"),
      ("a + (", " as? A)"), ("a + { ", " } as? A"), ("\\.a[b, ", "].?"), ("a <> ", ""), ("a ? b : ", ""), ("-", "a"),
      ("if let a = ", ""), ("if case .a(let b) = ", ""), ("a { b in ", "}"), ("func a() { ", "}"),
      ("#if A\n", "\n#endif\n"),
    ]) func nestedSyntaxIsLoweredOnce(start: String, end: String)
  {
    let text = String(repeating: start, count: 60) + "a()" + String(repeating: end, count: 60)
    let begin = ContinuousClock.now
    _ = SwiftFileFacts.read(SourceFile(path: "A.swift", text: "func f() {\n\(text)\n}\n"))
    #expect(begin.duration(to: .now) < .seconds(20))
  }

  @Test func fallthroughRepeatsTheNextCase() throws {
    guard case .choice(_, let cases) = try Self.statement("switch a { case 1: b()\nfallthrough\ndefault: c() }") else {
      throw Missing()
    }
    #expect(cases.map(\.fallsThrough) == [true, false])
    #expect(cases.map(\.body.count) == [2, 1])
  }

  @Test(arguments: ["if a { b } else { c }", "switch a { case b: c\ndefault: b }"])
  func controlFlowCanBeAValue(text: String) throws {
    guard case .binding(.name("x"), nil, let value?) = try Self.statement("let x = " + text),
      case .opaque(let mentions) = value.content
    else { throw Missing() }
    #expect(Set(mentions.names) == ["a", "b", "c"])
    #expect(mentions.parts.count == 1)
    switch mentions.parts.first {
    case .conditional(_, let then, let otherwise): #expect(then.count == 1 && otherwise.count == 1)
    case .choice(_, let cases): #expect(cases.count == 2)
    default: throw Missing()
    }
  }

  @Test func conditionalCastsHaveTheirType() throws {
    let value = try Self.opaqueValue("let x = a as? B")
    guard case .conditionalCast(let inner, let type) = value.content else { throw Missing() }
    #expect(inner.content == .name("a"))
    #expect(type.reference == .named(["B"], []))
  }

  @Test func unknownOperatorsKeepTheirOperands() throws {
    guard case .sequence(let operands, let operators) = try Self.opaqueValue("let x = a <+> b == c").content else {
      throw Missing()
    }
    #expect(operands.map(\.content) == [.name("a"), .name("b"), .name("c")])
    #expect(operands.map(\.range.lower) == [8, 14, 19])
    #expect(operators.map(\.name) == ["<+>", "=="])
    #expect(operators.map(\.range.lower) == [10, 16])
  }

  @Test func keyPathsHaveRootsAndComponents() throws {
    guard case .keyPath(let path) = try Self.opaqueValue("let x = \\A.b?.c[d].e").content else { throw Missing() }
    #expect(path.root?.reference == .named(["A"], []))
    #expect(path.names == ["b", "c", "e"])
    #expect(path.components.count == 5)
  }

  @Test func closuresHaveTypesAndCaptures() throws {
    guard case .binding(_, _, let value?) = try Self.statement("let x = { [y = z, weak self] (a: A, b) -> C in d }"),
      case .closure(let closure) = value.content
    else { throw Missing() }
    #expect(closure.parameters == ["a", "b"])
    #expect(closure.types.map { $0?.reference } == [.named(["A"], []), nil])
    #expect(closure.result?.reference == .named(["C"], []))
    #expect(closure.captures.map(\.name) == ["y", "self"])
    #expect(closure.captures.map(\.isWeak) == [false, true])
  }

  @Test func localTypesHaveMembers() throws {
    let body = try Self.body("struct A: B { let c: D; func e() { f() } }")
    guard case .type("A", target: nil) = body[0], case .opaque(let mentions) = body[1],
      case .members(let header, let members)? = mentions.parts.first
    else { throw Missing() }
    #expect(mentions.names == ["f"])
    #expect(header.subject == .declared("A"))
    #expect(header.inherited.map(\.reference) == [.named(["B"], [])])
    #expect(members.count == 2)
  }

  @Test func annotationsOfPatternsAreKept() throws {
    guard case .check(let conditions, _) = try Self.statement("guard let a: A = b else { return }"),
      case .binding(.typed(.name("a"), let type), _) = conditions[0]
    else { throw Missing() }
    #expect(type.reference == .named(["A"], []))
  }

  // MARK: Reading

  private struct Missing: Error {}

  private static func facts(_ text: String) -> DeclarationFacts {
    let source = SourceFile(path: "A.swift", text: text)
    let outline = DeclarationOutline.wholeFile(source)
    return DeclarationFacts.read(outline.declarations[0], in: source)
  }

  private static func body(_ text: String) throws -> [SwiftStatement] {
    let facts = facts("func f() {\n\(text)\n}")
    return try #require(facts.functions.first).body
  }

  private static func statement(_ text: String) throws -> SwiftStatement { try #require(body(text).first) }

  private static func variable(_ text: String) throws -> ComputedVariable {
    guard case .computed(let variable)? = facts(text).statements.first else { throw Missing() }
    return variable
  }

  private static func opaqueValue(_ text: String) throws -> SwiftExpression {
    guard case .binding(_, _, let value?)? = facts(text).statements.first, case .opaque(let mentions) = value.content,
      mentions.isValue, case .expression(let inner)? = mentions.parts.first
    else { throw Missing() }
    return inner
  }
}
