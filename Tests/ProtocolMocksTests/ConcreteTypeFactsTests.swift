import Fuzzing
import TestSupport
import Testing

@testable import ProtocolMocks

/// The initializers and cases that make a value of a structure or enumeration.
@Suite struct ConcreteTypeFactsTests {
  /// Returns the calls in Swift syntax, with types as arguments: `try init(id: Int)`, `case a(Int)`.
  private func calls(_ text: String) -> [String] {
    ConcreteTypeFacts.read(text.utf8).makers.map { maker in
      let arguments = maker.arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + argument.type }
      let list = maker.isCalled ? "(\(arguments.joined(separator: ", ")))" : ""
      let name = maker.caseName.map { "case " + $0 } ?? "init"
      return (maker.isThrowing ? "try " : "") + name + list + (maker.needsTypes ? " typed" : "")
    }
  }

  @Test(arguments: [
    ("struct A { var id: Int; let name: String }", "init(id: Int, name: String)"),
    ("public struct A: Codable {\n  // The name.\n  var a, b: [Int]\n}", "init(a: [Int], b: [Int])"),
    ("struct A {}", "init()"),
    ("struct A { var a = 1; let b = 2; var c: Int?; var d: Int!; let e: Int? }", "init(e: Int?)"),
    ("struct A { var a: Int { 1 }; var b: Int { get { 1 } set {} }; var c: Int { didSet {} } }", "init(c: Int)"),
    ("struct A { static var a: Int = 1; private static let b = 2; var c: Int }", "init(c: Int)"),
    ("struct A { private(set) var a: Int; private let b = 1; var c: Int }", "init(a: Int, c: Int)"),
    ("struct A { lazy var a = 1; var `in`: Int; weak var b: C? }", "init(`in`: Int)"),
    ("@frozen struct A { let a: @Sendable (Int) -> Void }", "init(a: @Sendable (Int) -> Void)"),
    ("struct A { @Published var a = 1; var b: Int }", "init(b: Int)"),
    ("struct A { enum Key { case a }; func f() { let x = 1 }; typealias B = Int; var b: B }", "init(b: B)"),
    ("struct A { var b: Int\n#if DEBUG\nfunc f() {}\n#endif\n}", "init(b: Int)"),
  ])
  func memberwiseInitializersAreRead(text: String, expected: String) {
    #expect(calls(text) == [expected])
  }

  @Test(arguments: [
    "struct A { private var a: Int }", "struct A { fileprivate var a = 1; var b: Int }",
    "struct A { var (a, b): (Int, Int) }", "struct A { @State var a: Int }", "struct A { @State var a: Int? }",
    "struct A { var a: Int\n#if X\nvar b: Int\n#endif\n}", "@MainActor struct A { var a: Int }",
    "@Memberwise struct A { var a: Int }", "@available(iOS 17, *) struct A {}", "struct A { #members }",
    "struct A<each T> { }", "struct A<let count: Int> { }", "class A { init() {} }", "actor A {}",
    "struct A { private init() {} }", "struct A { init() async {} }", "struct A { init<T>(_ x: T) {} }",
    "struct A { init(a: inout Int) {} }", "struct A { init(a: @autoclosure () -> Int) {} }",
    "struct A { init(a: some P) {} }", "struct A { init(a: borrowing B) {} }", "struct A { init(a: consuming B) {} }",
    "struct A { @available(*, deprecated) init() {} }",
    "struct A { @MainActor init() {} }", "struct A { init() {", "enum A {}", "@objc @MainActor enum A { case a }",
    "enum A { @available(iOS 17, *) case a }", "protocol A {}", "",
  ])
  func otherTypesHaveNoDefaults(text: String) {
    #expect(calls(text) == [])
  }

  @Test(arguments: [
    ("struct A { let a: Int; init(b: Int, c: Int = 1, d: Int...) { a = b } }", ["init(b: Int)"]),
    ("struct A { init(a: Int, b: Int) {}; init(c: Int) throws {} }", ["try init(c: Int)", "init(a: Int, b: Int)"]),
    ("struct A { init?(a: Int) {}; init() {} }", ["init()", "init(a: Int)"]),
    // An argument without a label isn't omitted before another one.
    ("struct A { init(_ a: Int = 1, b: Int = 2, _ c: Int) {} }", ["init(Int, Int) typed"]),
    // Only the types distinguish these.
    ("struct A { init(a: Int) {}; init(a: String, b: Int = 1) {} }", ["init(a: Int) typed", "init(a: String) typed"]),
    ("struct A { init(a: Int) {}; init(a: Int, b: Int) {} }", ["init(a: Int)", "init(a: Int, b: Int)"]),
    ("struct A { init(f: @escaping (Int) -> Void, in x: Int!) {} }", ["init(f: (Int) -> Void, in: Int?)"]),
    (
      "struct A { init(a: Int) {}; init(b: Int) {}; init(c: Int) {}; init(d: Int) {} }",
      ["init(a: Int)", "init(b: Int)", "init(c: Int)"]
    ),
  ])
  func writtenInitializersReplaceTheMemberwiseOne(text: String, expected: [String]) {
    #expect(calls(text) == expected)
  }

  @Test(arguments: [
    ("enum A { case a(Int), b; case c }", ["case b"]),
    ("indirect enum A: Error { case a(A, x: Int), b(_ y: Int = 1) }", ["case b()"]),
    ("enum A { case a(A), b(x: Int), c(Int), d(Int) }", ["case a(A)", "case b(x: Int)", "case c(Int)"]),
    ("@objc enum A: Int { case `default` = 1 }", ["case `default`"]),
  ])
  func casesWithoutValuesArePreferred(text: String, expected: [String]) {
    #expect(calls(text) == expected)
  }

  @Test func genericParametersAreNamed() {
    #expect(ConcreteTypeFacts.read("struct A<B, C: P> where B: Q { var b: B }".utf8).parameters == ["B", "C"])
  }

  /// Reading terminates for any text.
  @Test(arguments: Seeds.all) func anyTextIsRead(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "struct A", "enum A", "{", "}", "(", ")", "var a", "let b", ": Int", "= 1", "init", "case", ",", "_ ", "?", "<T>",
      "@B ", "#if X\n", "#endif\n", "private ", "in", "`c`", "\n", "-> ", "throws ",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined(separator: " ")
      #expect(ConcreteTypeFacts.read(text.utf8).makers.count <= 3, "MOCKD_SEED=\(seed): \(text)")
    }
  }

  @Test(arguments: [
    ("User", ["User"]), ("Feed.Item", ["Feed.Item"]), ("Page<[User]>", ["Page<[User]>"]), ("User?", []), ("[User]", []),
    ("[Int: User]", []), ("(User)", ["User"]), ("(a: User, Feed, [Int: Box])", ["User", "Feed"]),
    ("(Int) async throws(Fault) -> User", ["User"]), ("@Sendable (User) -> (Int) -> Feed", ["Feed"]),
    ("(() -> Void)?", []), ("any P", []), ("some P", []), ("A & B", []), ("User.Type", []), ("Self", []),
    ("Store<Int>.Item", []), ("Store<(Int) -> Int>", ["Store<(Int) -> Int>"]), ("", []), ("(", []), ("A<", []),
    ("((A, B), c: (D) -> E)", ["A", "B", "E"]),
  ])
  func typesConsistOfComponents(type: String, expected: [String]) {
    #expect(type.defaultComponents == expected)
  }
}
