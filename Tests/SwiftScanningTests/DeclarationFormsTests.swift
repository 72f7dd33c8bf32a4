import Source
import SwiftScanning
import Testing

/// Tests the identities, names and paths of declarations in all forms that the texts of libraries have.
@Suite struct DeclarationFormsTests {
  private func outline(_ text: String) -> DeclarationOutline {
    DeclarationOutline.read(SourceFile(path: "A.swift", text: text))
  }

  /// Returns the names of each declaration, joined by commas.
  private func names(_ text: String) -> [String] {
    let outline = outline(text)
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      (outline.declarations + outline.codeless).map { declaration in
        declaration.names(in: bytes).map(\.text).joined(separator: ",")
      }
    }
  }

  @Test(arguments: [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "~=", "+=", "/=", "%=", "&+", "&<<=", "<<", "??",
    "...", "..<", "&&", "||", "!", "~", "^", "√", "-+-",
  ])
  func operatorFunctionsHaveTheirWholeName(name: String) {
    let function = "func \(name) (a: Int, b: Int) -> Int"
    let text = """
      \(function)
      struct Int {
        @intrinsic public static \(function)
        @intrinsic
        static public \(function) { a }
        prefix static func \(name)(a: Int) -> Int
        static func \(name) <T>(a: T, b: T) -> T where T: P
      }
      """
    #expect(names(text) == [name, "Int", name, name, name, name])
    let introduced = outline(text).declarations.map(\.introduced)
    #expect(introduced.filter { $0 == .member(Name(name)) }.count == 5)
  }

  @Test(arguments: [
    ("init?(_ text: String, radix: Int = 10)", "init"), ("init<T>(_ x: T) where T: P", "init"),
    ("@intrinsic public subscript(i: Int) -> Int { get }", "subscript"),
    ("subscript<R>(r: R) -> Int { 1 }", "subscript"),
    ("init(_jsonValue value: JSONValue) throws", "init(_jsonValue:)"),
    ("public func `repeat`(_ `default`: Int)", "repeat"), ("@Test func `a name`() {}", "a name"),
    ("@intrinsic(a, \"b\") func f<A: P<B>>(_ x: A...) async throws(E) -> B", "f"),
    ("case a(Int, label: [B: C]), b = 1, `c`", "a,b,c"), ("indirect case a,\n  b", "a,b"),
    ("let (a, (b, _)) = f(c, d)", "a,b"), ("var a: A<B, C>, b = A<B, C>(d, e), c: A { f, g }", "a,b,c"),
    ("let a = b < c, d = e > f", "a,d"), ("static let a: @Sendable (B, C) -> D, e: F", "a,e"),
    ("@Wrapper(x, y) public var a: [Int] = [1, 2] {\n  didSet { f(b, c) }\n}", "a"),
    ("associatedtype A: P = Q<Self>\n  where A.B == C", "A"), ("public typealias A<B> = C<B, D>", "A"),
    ("macro a<T>(_ x: T) -> T = #externalMacro(module: \"M\", type: \"T\")", "a"), ("deinit {}", ""),
    ("__consuming func f()", "f"),
  ])
  func declarationsHaveNames(text: String, expected: String) {
    #expect(names(text) == [expected])
    #expect(names("extension A {\n  \(text)\n}") == ["", expected])
  }

  @Test func operatorsAndPrecedenceGroupsAreCodeless() {
    let text = """
      infix operator <~>: P
      prefix operator √
      precedencegroup P {
        associativity: left
        higherThan: AdditionPrecedence
      }
      @freestanding(expression) public macro a(_ b: Bool) = #externalMacro(module: "M", type: "T")
      import A
      func f() {}
      """
    let outline = outline(text)
    #expect(outline.declarations.map(\.id.local) == ["func f()"])
    #expect(outline.codeless.map(\.id.local) == ["operator <~>", "operator √", "precedencegroup P", "macro a"])
    #expect(outline.imports == ["A"])
    let bytes = Array(text.utf8)
    let texts = outline.codeless.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }
    #expect(texts[0] == "infix operator <~>: P")
    #expect(texts[2].hasSuffix("AdditionPrecedence\n}"))
    #expect(texts[3].hasPrefix("@freestanding"))
    #expect(names(text) == ["f", "<~>", "√", "P", "a"])
  }

  @Test(arguments: [
    ("extension A", "A"), ("extension A.B: P where C == D", "A.B"), ("extension [A]", "Array"),
    ("extension [A: B]", "Dictionary"), ("extension [[A]: B]", "Dictionary"), ("extension [[A]]", "Array"),
    ("extension A.B?", "Optional"), ("extension `A`", "A"), ("extension A\nwhere B: C", "A"), ("extension A<B>", "A"),
    ("@frozen public struct A<B>: ~Copyable", "A"),
  ])
  func headersHavePaths(header: String, path: String) {
    let declarations = outline("\(header) {\n  func f() {}\n}").declarations
    let names = path.split(separator: ".").map { Name(String($0)) }
    #expect(declarations.first?.introduced == .type(names))
    #expect(declarations.last?.enclosing == names)
  }

  /// Words and signs that begin a line, but no declaration.
  @Test(arguments: [
    "func f()\n  async throws -> A { b }", "func f()\n  async -> A\n  where A: B", "init()\n  async {}",
    "func f()\n  async rethrows\n  -> A {}", "func f() async\n  throws(E) -> A", "func f(\n  _ x: A\n)\n  -> B\n",
    "func f<A>()\nwhere A: B {}", "var a: A {\n  get async throws { b }\n}", "subscript(a: A)\n  -> B { c }",
    "associatedtype A\n  where A.B == C", "let a: A =\n  b\n  .c { d }\n  ?? e", "case a(B),\n  c(D)",
    "func f() -> (A,\n  B)\n", "typealias A\n  = B", "func f() throws", "func f() async", "func f() async\nthrows",
    "func f() -> A<\n  B\n>?", "func f() -> A<\n  B<C\n>>", "let a: A =\n  b\n  > c", "func f(_ a: B)\n  rethrows",
    "init() throws(E)",
    "var a = A.any", "let a = b\n  .in", "var a: A { .some }", "let a: A = .\n  for",
  ])
  func declarationsContinueOnFurtherLines(text: String) {
    #expect(outline("\(text)\nasync let z = 1").declarations.count == 2)
    #expect(outline("extension A {\n\(text)\nfunc g() {}\n}").declarations.count == 3)
  }

  @Test(arguments: [
    ("public func f()", true), ("open class func f()", true), ("@A @B(c) public static prefix func - (a: A)", true),
    ("private(set) public var a: B", true), ("@available(*, deprecated)\npublic init()", true),
    ("public enum A {}", true), ("final public class A {}", true), ("func f() { public() }", false),
    ("@A(public) var a: B { open(c) }", false), ("class func f(_ public: A)", false), ("static let open: A", false),
    ("final class A {}", false), ("internal typealias A = B", false), ("case open", false), ("deinit {}", false),
  ])
  func modifiersArePublic(text: String, expected: Bool) {
    let bytes = Array(text.utf8)
    let declaration = outline(text).declarations.first
    #expect(bytes.withUnsafeBufferPointer { declaration?.isPublic(in: $0) } == expected)
  }

  /// The number of an identity is no part of a name.
  @Test func repeatedDeclarationsKeepTheirNames() {
    let text = """
      extension A { func f(_ x: Int) {}; func f(_ x: Int) {} }
      extension A: P {}
      extension A: Q where B: P { struct C {}; var f: Int { 1 } }
      extension A { struct C {} }
      """
    let declarations = outline(text).declarations
    #expect(declarations.map(\.id.local).filter { $0.contains("#") }.count == 5)
    let headers = declarations.filter(\.isHeader)
    let paths: [[Name]] = [["A"], ["A"], ["A"], ["A", "C"], ["A"], ["A", "C"]]
    #expect(headers.map(\.introduced) == paths.map { .type($0) })
    #expect(names(text) == ["", "f", "f", "", "", "C", "f", "", "C"])
  }
}
