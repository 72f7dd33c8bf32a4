import SwiftCode
import Testing

/// Each kind of declaration alone, as it is printed.
struct DeclarationPrinterTests {
  @Test(arguments: [
    (
      Declaration.function(
        FunctionDeclaration(
          [.spiExecution, .public, .static], "f",
          [Parameter("for", name: "key", type: .named("String")), Parameter("b", type: .named("B"))],
          returns: .optional(.named("T")), body: [.comment("Look it up.\n\nThat is all."), .return(.name("x"))])),
      """
      @_spi(Execution) public static func f(for key: String, b: B) -> T? {
        // Look it up.
        //
        // That is all.
        return x
      }
      """
    ),
    (
      .function(FunctionDeclaration(.mutating, "g", [], body: [.assignment(.name("a"), .integer(1))])),
      "mutating func g() {\n  a = 1\n}"
    ),
    (.initializer(InitializerDeclaration(.public, [], body: [], bodyLayout: .line)), "public init() {}"),
    (
      .initializer(
        InitializerDeclaration(
          [], [Parameter("_", name: "data", type: .named("D"))], parameterLayout: .line,
          body: [.assignment(.name("__data"), .name("data"))], bodyLayout: .line)),
      "init(_ data: D) { __data = data }"
    ),
    (.enumCase(EnumCaseDeclaration("large", rawValue: .string("LARGE"))), #"case large = "LARGE""#),
    (
      .enumCase(EnumCaseDeclaration("both", modifiers: .indirect, payload: [.named("A"), .named("B")])),
      "indirect case both(A, B)"
    ),
    (.warning(#"a "b""#), ##"#warning("a \"b\"")"##),
    (.warning("'a': ", quoting: "it's"), ##"#warning("'a': 'it\'s'")"##),
    (
      .variable(
        VariableDeclaration(
          [], .var, "f", type: .named("F"),
          .modified(
            get: .name("a"),
            modify: [
              .variable("b", .name("f")), .yield(.name("b")),
              .ifLet("c", .member(.optionalChain(.name("b")), "d"), .assignment(.name("e"), .name("c"))),
            ]))),
      """
      var f: F {
        get { a }
        _modify { var b = f; yield &b; if let c = b?.d { e = c } }
      }
      """
    ),
    (.documentation(""), ""), (.documentation("One.\r\n\u{2028}Two\tthree.*/"), "/// One.\n///\n/// Two three.*/"),
    (.attribute(.deprecated(message: "old")), #"@available(*, deprecated, message: "old")"#),
    (
      .type(
        TypeDeclaration(
          [.nonisolated, .public], .protocol, "P", inherits: [.composition([.named("A"), .named("B")])],
          where: SameType("S", .member(.named("N"), "M")), emptyBody: .closed)),
      "nonisolated public protocol P: A & B\nwhere S == N.M {}"
    ),
    (.type(TypeDeclaration([], .enum, "N", emptyBody: .spaced)), "enum N { }"),
    (
      .variable(
        VariableDeclaration([.spiUnsafe, .public, .privateSet], .var, "d", type: .named("D"))),
      "@_spi(Unsafe) public private(set) var d: D"
    ),
    (
      .variable(VariableDeclaration([], .var, "a", type: .named("A"), .getter(.array([.name("b")], .lines)))),
      "var a: A { [\n  b\n] }"
    ),
    (
      .variable(
        VariableDeclaration(
          [], .var, "a", type: .named("A"),
          .body([
            .switch(
              .name("self"),
              [
                SwitchCase(
                  .call(.implicitMember("x"), [Argument(nil, .binding("value"))]), [.return(.name("value"))])
              ])
          ]))),
      "var a: A {\n  switch self {\n  case .x(let value):\n    return value\n  }\n}"
    ),
    (
      .variable(
        VariableDeclaration(
          [], .var, "a", type: .named("A"),
          .body([
            .switch(
              .name("b"),
              [SwitchCase(.string("x"), .return(.name("c"))), SwitchCase(nil, .return(.nil)), SwitchCase(nil, [])])
          ]))),
      "var a: A {\n  switch b {\n  case \"x\": return c\n  default: return nil\n  default:\n  }\n}"
    ),
    (
      .variable(
        VariableDeclaration(
          [], .var, "a", type: .named("A"),
          .body([.conditional("os(Linux)\n}", [.return(.name("x"))]), .return(.name("y"))]))),
      "var a: A {\n  #if os(Linux) }\n  return x\n  #endif\n  return y\n}"
    ),
  ])
  func declarationsArePrinted(declaration: Declaration, expected: String) {
    #expect(printed([declaration]) == (expected.isEmpty ? "" : expected + "\n"))
  }

  @Test func importsAndFinalNewlineArePrinted() {
    var file = SwiftFile(
      header: [],
      imports: [.init("A", exported: true), .init("B", spi: [.spiUnsafe, .spiInternal, .public])],
      declarations: [.type(TypeDeclaration([], .enum, "E", emptyBody: .closed))])
    let text = "@_exported import A\n@_spi(Internal) @_spi(Unsafe) import B\n\nenum E {}"
    #expect(String(decoding: file.printed(), as: UTF8.self) == text + "\n")
    file.endsWithNewline = false
    #expect(String(decoding: file.printed(), as: UTF8.self) == text)
  }

  /// Raw literals have as many number signs as it takes, and no line breaks.
  @Test(arguments: [
    (#"a "b" \n"#, ##"#"a "b" \n"#"##), (##"a"#b"##, ###"##"a"#b"##"###), (##"\#("##, ###"##"\#("##"###),
    ("a\nb", ##"#"a\#nb"#"##), ("\r\t\0\u{7F}", ##"#"\#r\#t\#u{0}\#u{7F}"#"##), ("#", ##"#"#"#"##),
  ])
  func rawStrings(text: String, expected: String) {
    #expect(printed(.rawString(text)) == expected)
  }
}
