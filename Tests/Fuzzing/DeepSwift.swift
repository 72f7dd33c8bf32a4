/// Makes deep and repetitive Swift: a few tokens that are repeated up to a size, at a place where Swift has code, types,
/// patterns or declarations.
///
/// With the same seed, every run gives the same input for a number.
package struct DeepSwift: Sendable {
  /// The maximum length of an input in bytes.
  package static let maximumSize = 100_000

  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Returns the input of a number.
  package func input(_ number: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed &+ number &* 0x2545_f491_4f6c_dd1d)
    let place = Self.places.randomElement(using: &random) ?? Self.places[0]
    let repeated =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Self.form(using: &random)
      case 1: Self.joined(Self.form(using: &random), Self.form(using: &random), using: &random)
      default: Self.randomPart(using: &random)
      }
    let separator = [" ", " ", "", "\n", ", ", "; "].randomElement(using: &random) ?? " "
    let size = Int.random(in: 1_000...Self.maximumSize, using: &random) - place.start.utf8.count - place.end.utf8.count
    let isClosed = !repeated.end.isEmpty && Bool.random(using: &random)
    let (part, end) = (repeated.part + separator, isClosed ? repeated.end : "")
    // Exponential time shows with few repetitions, which are within other limits.
    let isShort = Int.random(in: 0..<4, using: &random) == 0
    let count =
      isShort ? Int.random(in: 8...64, using: &random) : max(1, (size - 2) / (part.utf8.count + end.utf8.count))
    let text =
      place.start + String(repeating: part, count: count) + "a" + String(repeating: end, count: count) + place.end
    return Array(text.utf8.prefix(Self.maximumSize))
  }

  /// A part that is repeated, and the text that closes it.
  package struct Form: Sendable {
    package var part: String
    package var end: String

    package init(_ part: String, _ end: String = "") { (self.part, self.end) = (part, end) }
  }

  private static func form(using random: inout SplitMix64) -> Form {
    forms.randomElement(using: &random) ?? forms[0]
  }

  private static func joined(_ first: Form, _ second: Form, using random: inout SplitMix64) -> Form {
    let separator = ["\n", " ", ""].randomElement(using: &random) ?? ""
    return Form(first.part + separator + second.part, second.end + first.end)
  }

  private static func randomPart(using random: inout SplitMix64) -> Form {
    var form = Form("")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let token = tokens.randomElement(using: &random) ?? "a"
      form.part += token + (Bool.random(using: &random) ? " " : "")
      if let close = closers[token] { form.end = close + form.end }
    }
    return form
  }

  private static let places: [(start: String, end: String)] = [
    ("", "\n"), ("func test() {\n  let mock = Mock<Otter>()\n  ", "\n}\n"), ("func test() { let x = ", "\n}\n"),
    ("func test(x: ", ") {}\n"), ("func test() -> ", " { a }\n"), ("let x: ", "\n"), ("typealias A = ", "\n"),
    ("struct S {\n", "\n}\n"), ("class T: XCTestCase { func testA() {\n", "\n} }\n"), ("extension ", " {}\n"),
    ("func test() { switch a {\n", "\n} }\n"), ("func test() { if ", " {} }\n"), ("enum E { case ", "\n}\n"),
    ("/// @mockable\nprotocol P { func f(x: ", ") }\n"), ("/// @mockable\nprotocol P: ", " { var a: Int { get } }\n"),
    ("/// @mockable\nprotocol P {\n", "\n}\n"), ("protocol P where ", " {}\n"), ("@A(", ") func test() {}\n"),
    ("func f<", ">() {}\n"), ("let x = \"\\(", ")\"\n"), ("#if A\n", "\n#endif\n"),
  ]

  /// Constructs that nest or are repeated.
  package static let forms: [Form] = [
    Form("A<", ">"), Form("@A<", ">"), Form("if"), Form("let"), Form("() ->"), Form("await"), Form("try"),
    Form("consume"), Form("copy"), Form("each"), Form("repeat"), Form("inout"), Form("async"), Form("public"),
    Form("class"), Form("unsafe"), Form("@A"), Form("@A()"), Form("@A(b)"), Form("nonisolated(nonsending)"),
    Form("sending"), Form("any"), Form("some"), Form("switch"), Form("do"), Form("guard"), Form("while"),
    Form("for a in"), Form("case let"), Form("var"), Form("return"), Form("throw"), Form("yield"), Form("then"),
    Form("discard"), Form("if a"), Form("if a {} else"), Form("a ? b :"), Form("a ?? b"), Form("-"), Form("!"),
    Form("&"), Form("a."), Form("a?"), Form("a!"), Form("a()"), Form("a[b]"), Form("a {}"), Form("\\.a"),
    Form("as A"), Form("is A"), Form("a <"), Form("a >"), Form("a = "), Form("a:"), Form("~"), Form("..."),
    Form("#a"), Form("#if A\n"), Form("#if A\n@A\n#endif\n"), Form("(", ")"), Form("[", "]"), Form("{", "}"),
    Form("[a:", "]"), Form("{ a in", "}"), Form("f(a:", ")"), Form("A.", ""), Form("A &"), Form("(a, ", ")"),
    Form("[a]()"), Form("func f() {", "}"), Form("struct S {", "}"), Form("extension A {", "}"),
    Form("protocol P {", "}"), Form("enum E {", "}"), Form("init() {", "}"), Form("subscript(a: A) -> A {", "}"),
    Form("var a: A {", "}"), Form("where A: B"), Form("\"\\(", ")\""), Form("\"\"\"\n\\(", ")\n\"\"\""),
    Form("/*", "*/"), Form("#\"\\#(", ")\"#"), Form("/a"), Form("`a`"), Form("case a"), Form("case .a:"),
    Form("default:"), Form("import A"), Form("func f"), Form("var a"), Form("A: B"), Form("A == B,"),
    Form("<A,", ">"), Form("\"a\" +"), Form("a,"), Form(";"), Form("@"), Form("#"), Form("\\"), Form(":"), Form("="),
    Form("->"), Form("throws(A)"), Form("}"), Form(")"), Form("]"), Form(">"), Form("\""), Form("'"), Form("é"),
    Form("actor init"), Form("==if"), Form("a throws b"), Form("#/"), Form("unowned(safe)"), Form("package(a)"),
    Form("#available"), Form("switch a {\ncase b: fallthrough\ndefault:", "}"),
    Form("switch a { case b:", "\n#if A\n#endif\n}"),
  ]

  private static let tokens =
    Array(closers.keys).sorted()
      + """
      a A Int self Self super nil true 0 1.5 "a" . , ; : = -> @ # \\ & ! ? < > + - * / ~ ... ..< ?? == _ $0 `a` as is in \
      if else guard switch case default for while repeat do catch defer return throw throws rethrows try await async let \
      var func init deinit subscript class struct enum protocol extension actor import typealias associatedtype where \
      public private static final lazy weak unowned mutating inout some any each borrowing consuming sending isolated \
      nonisolated copy consume discard unsafe then yield get set willSet didSet macro operator precedencegroup #if #else \
      #endif #available #selector @escaping @MainActor
      """.split(separator: " ").map(String.init)

  private static let closers = ["(": ")", "[": "]", "{": "}", "A<": ">", "\"\\(": ")\"", "#if A\n": "\n#endif\n"]
}
