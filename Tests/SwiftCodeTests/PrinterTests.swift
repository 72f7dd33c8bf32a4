import SwiftCode
import Testing

/// The text of a file with these declarations alone.
func printed(_ declarations: [Declaration]) -> String {
  String(decoding: SwiftFile(header: [], imports: [], declarations: declarations).printed(), as: UTF8.self)
}

/// The text of an expression.
func printed(_ expression: Expression) -> String {
  String(printed([.variable(VariableDeclaration([], .let, "x", .value(expression)))]).dropFirst(8).dropLast())
}

/// The text of a type.
func printed(_ type: SwiftType) -> String { printed(.type(type)) }

struct PrinterTests {
  @Test(arguments: [
    (SwiftType.named("Int"), "Int"), (.member(.named("N"), "ID"), "N.ID"), (.optional(.named("Int")), "Int?"),
    (.array(.optional(.array(.named("Int")))), "[[Int]?]"), (.optional(.existential("AnyMock")), "(any AnyMock)?"),
    (.generic("GraphQLEnum", .member(.named("N"), "Size")), "GraphQLEnum<N.Size>"),
    (.generic(.named("D"), [.named("A"), .named("B")]), "D<A, B>"),
    (.any(.member(.named("A"), "Type")), "any A.Type"), (.composition([.named("A"), .named("B")]), "A & B"),
    (.dictionary(.named("String"), .optional(.named("Int"))), "[String: Int?]"),
  ])
  func typesArePrinted(type: SwiftType, expected: String) {
    #expect(printed(type) == expected)
  }

  @Test(arguments: [
    (Expression.name("feet"), "feet"), (.implicitMember("large"), ".large"),
    (.member(.name("self"), "init"), "self.init"),
    (.call(.type(.generic("Mock", .named("Dog"))), []), "Mock<Dog>()"),
    (.call(.name("f"), [Argument(nil, .integer(1)), Argument("for", .keyPath("feet"))]), #"f(1, for: \.feet)"#),
    (.element(.name("_data"), .string("hash")), #"_data["hash"]"#),
    (.closure(["a", "b"], .name("x")), "{ a, b in x }"), (.closure([], .name("x")), "{ x }"),
    (.sendableClosure(["_", "b"], .name("x")), "{ @Sendable _, b in x }"),
    (.sendableClosure([], .name("x")), "{ @Sendable in x }"),
    (.conditionalCast(.name("x"), .named("String")), "x as? String"), (.forcedTry(.name("x")), "try! x"),
    (.integer(-3), "-3"), (.double(0), "0.0"), (.boolean(false), "false"), (.nil, "nil"), (.array([]), "[]"),
    (.array([.integer(1), .nil]), "[1, nil]"), (.string(""), "\"\""), (.dictionary([]), "[:]"),
    (.dictionary([.init(.string("a"), .name("b"))]), #"["a": b]"#), (.not(.string("a")), #"!"a""#),
    (.binary(.name("a"), .nilCoalescing, .parenthesized(.binary(.name("b"), .and, .name("c")))), "a ?? (b && c)"),
    (.binary(.name("a"), .or, .binding("b")), "a || let b"), (.array([], .lines), "[]"),
    (.array([.integer(1), .integer(2)], .lines), "[\n  1,\n  2\n]"),
    (.array([.integer(1), .integer(2)], .linesWithTrailingComma), "[\n  1,\n  2,\n]"),
    (
      .call(.implicitMember("init"), [Argument("a", .call(.name("f"), [Argument(nil, .nil)], .hanging))], .lines),
      ".init(\n  a: f(\n    nil)\n)"
    ),
  ])
  func expressionsArePrinted(expression: Expression, expected: String) {
    #expect(printed(expression) == expected)
  }

  @Test func filesArePrinted() {
    let file = SwiftFile(
      header: ["@generated", "By hand."], imports: [.init("A"), .init("B", testable: true)],
      declarations: [
        .type(
          TypeDeclaration(
            [.public, .final, .nonisolated], .class, "Dog", inherits: [.named("Animal"), .named("Pet")],
            members: [
              .variable(VariableDeclaration([.public, .static], .let, "a", type: .named("Int"), .value(.integer(1)))),
              .alias(TypeAliasDeclaration(.public, "T", .array(.named("Int")))), .blankLines(1),
              .type(TypeDeclaration([], .struct, "Empty", members: [])),
              .variable(
                VariableDeclaration(
                  attributes: [
                    .deprecated(message: "old"),
                    .wrapper(.generic("Field", .named("Int")), [Argument(nil, .string("k"))]),
                  ],
                  .public, .var, "`class`")),
            ])),
        .blankLines(1),
        .extension(
          ExtensionDeclaration(
            .public, .named("Mock"), where: .init("O", .named("Dog")),
            members: [
              .variable(
                VariableDeclaration(
                  [], .var, "h", type: .named("Int"),
                  .accessors(get: .expression(.name("a")), set: .expression(.call(.name("b"), []))))),
              .initializer(
                InitializerDeclaration(
                  .convenience,
                  [
                    Parameter("a", type: .named("Int"), defaultValue: .nil),
                    Parameter("`self`", name: "self_value", type: .named("T")),
                  ], body: [.expression(.call(.member(.name("self"), "init"), []))])),
              .initializer(InitializerDeclaration([], [], body: [])),
            ])),
      ])
    let expected = """
      // @generated
      // By hand.

      import A
      @testable import B

      nonisolated public final class Dog: Animal, Pet {
        public static let a: Int = 1
        public typealias T = [Int]

        struct Empty {
        }
        @available(*, deprecated, message: "old")
        @Field<Int>("k") public var `class`
      }

      public extension Mock where O == Dog {
        var h: Int {
          get { a }
          set { b() }
        }
        convenience init(
          a: Int = nil,
          `self` self_value: T
        ) {
          self.init()
        }
        init() {
        }
      }

      """
    #expect(String(decoding: file.printed(), as: UTF8.self) == expected)
  }
}
