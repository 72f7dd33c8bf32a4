import Source
import Testing

@testable import ProtocolMocks

private let noncopyable = "This passes a noncopyable or nonescapable value, so there is no mock of 'A'"

/// Unsupported declarations are reported at their location.
@Suite struct ProblemTests {
  @Test(arguments: [
    ("/// @mockable\nprivate protocol A {}", "'A' is private, so mocks in other files cannot name it"),
    ("/// @mockable\nfinal class A {}", "'A' is a final class, which cannot have subclasses"),
    ("/// @mockable\nclass A<T> {}", "'A' is a generic class; declare a protocol for it instead"),
    ("/// @mockable\nprotocol A { func a( }", "'A' cannot be parsed, so there is no mock of 'A'"),
    (
      "/// @mockable\nprotocol A { struct B {} }",
      "This is not a valid protocol requirement, so there is no mock of 'A'"
    ),
    (
      "class B {}\n/// @mockable\nprotocol A: B { init() }",
      "'A' requires an initializer and a superclass with unknown initializers"
    ),
    (
      "/// @mockable\nprotocol A { func `a\u{200E}b`() }",
      "This has a name with invisible characters, so there is no mock of 'A'"
    ),
    ("struct B: ~Copyable {}\n/// @mockable\nprotocol A { func a(_ b: borrowing B) }", noncopyable),
    ("enum C { struct B: ~Copyable {} }\n/// @mockable\nprotocol A { var b: C.B? { get } }", noncopyable),
    ("/// @mockable\nprotocol A { func a<T: ~Copyable & Sendable>(_ b: borrowing T) }", noncopyable),
    ("/// @mockable\nprotocol A { associatedtype B: ~Copyable\n  func a() -> B }", noncopyable),
    ("/// @mockable\nprotocol A { func a(b: Span<Int>) }", noncopyable),
    ("/// @mockable\nprotocol A { func a(_ b: consuming ExecutorJob) }", noncopyable),
    ("/// @mockable\nprotocol A { func a(_ b: borrowing Swift.ExecutorJob?) }", noncopyable),
    ("/// @mockable\nprotocol A { func a() -> Result<ExecutorJob, Never> }", noncopyable),
    ("/// @mockable\nprotocol A { var b: AtomicLazyReference<C> { get } }", noncopyable),
  ])
  func unsupportedTypesAreErrors(_ text: String, message: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let problems = sources.mocks(of: "A.swift").flatMap(\.problems)
    #expect(problems.map(\.message) == [message])
    #expect(problems.allSatisfy { $0.severity == .error && Int($0.location.range.upper) <= text.utf8.count })
    #expect(sources.allMocks.isEmpty)
  }

  @Test(arguments: [
    "struct Span {}\n/// @mockable\nprotocol A { func a(b: Span) }",
    "struct ExecutorJob {}\n/// @mockable\nprotocol A { func a(b: ExecutorJob) }",
    "/// @mockable\nprotocol A { func a(b: UnownedJob, c: Result<Int, any Error>, d: ExecutorJob.Type) }",
    "struct B: ~Copyable { struct C {} }\n/// @mockable\nprotocol A { func a(b: B.C, c: B.Type, d: (borrowing B) -> Void) }",
    "protocol B { associatedtype C: ~Copyable\n  func a() -> C }\n/// @mockable\nprotocol A: B where C == Int {}",
  ])
  func copyableValuesAreSupported(_ text: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    #expect(sources.mocks(of: "A.swift").flatMap(\.problems) == [])
  }

  @Test(arguments: [
    ("func b(_ c: () throws -> Int) rethrows", "uses `rethrows`"),
    ("func b() -> some C { 3 }", "has an opaque result type"),
    ("var b = 3, c: Int", "has no type annotation"),
  ])
  func unsupportedMembersAreOmitted(_ member: String, reason: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: "/// @mockable\nclass A { \(member) }")])
    let problems = sources.mocks(of: "A.swift").flatMap(\.problems)
    #expect(problems.map(\.message) == ["This \(reason), so the mock does not replace it"])
    #expect(problems.allSatisfy { $0.severity == .hint })
  }

  @Test(arguments: [
    ("/// @mockable\nprotocol A: A {}", "'A' inherits from 'A', so there is no mock of 'A'"),
    (
      "/// @mockable\nprotocol A: B {}\nprotocol B: C, D {}\nprotocol C {}\nprotocol D: B, C {}",
      "'B' inherits from 'D', which inherits from 'B', so there is no mock of 'A'"
    ),
    (
      "/// @mockable\nprotocol A: Alias {}\nprotocol B: A {}\ntypealias Alias = B & AnyObject",
      "'A' inherits from 'B', which inherits from 'A', so there is no mock of 'A'"
    ),
    (
      "/// @mockable\nclass A: B {}\nclass B: A {}",
      "'A' inherits from 'B', which inherits from 'A', so there is no mock of 'A'"
    ),
  ])
  func inheritanceCyclesAreErrors(_ text: String, message: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let problems = sources.mocks(of: "A.swift").flatMap(\.problems)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.code) == [.protocolMockInheritanceCycle] && sources.allMocks.isEmpty)
  }

  @Test(arguments: [
    ("{ func a(\(list(257) { "b\($0): C" })) }", "This has more than 256 parameters"),
    ("{ func a<\(list(257) { "B\($0)" })>() }", "This has more than 256 parameters"),
    (": \(list(1_001) { "B\($0)" }) {}", "'A' inherits from more than 1000 types"),
    ("{ \(list(1_001, "\n") { "associatedtype B\($0)" }) }", "'A' has more than 1000 associated types"),
    ("{ \(list(1_001, "\n") { "typealias B\($0) = C" }) }", "'A' has more than 1000 aliases"),
  ])
  func declarationsBeyondTheLimitsAreErrors(_ text: String, message: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: "/// @mockable\nprotocol A \(text)")])
    let errors = sources.mocks(of: "A.swift").flatMap(\.problems).filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message + ", so there is no mock of 'A'"])
  }

  private static func list(_ count: Int, _ separator: String = ", ", _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  @Test(arguments: [
    ("enum E {\n", "}\n"), ("#if A\n", "\n#endif\n"), ("#if A\n#else\n", "\n#endif\n"), ("class C {\n", "}\n"),
    ("extension A.B.C.D {\n", "}\n"),
  ])
  func deeplyEnclosedProtocolsAreReported(start: String, end: String) {
    func outline(_ count: Int) -> SwiftOutline {
      let (start, end) = (String(repeating: start, count: count), String(repeating: end, count: count))
      return SwiftOutline.read(SourceFile(path: "A.swift", text: "\(start)/// @mockable\nprotocol P {}\n\(end)"))
    }
    let usual = outline(16)
    #expect(usual.types.contains { $0.name == "P" } && usual.tooDeepAt == nil)
    let deep = outline(66)
    #expect(!deep.types.contains { $0.name == "P" } && deep.tooDeepAt != nil)
  }

  /// Neither two paths to a protocol nor equal names in other scopes are cycles.
  @Test(arguments: [
    "/// @mockable\nprotocol A: B, C {}\nprotocol B: D {}\nprotocol C: D {}\nprotocol D {}",
    "enum Space { /// @mockable\n protocol A: Other.A {} }\nenum Other { protocol A {} }",
  ])
  func sharedAncestorsAreNoCycles(_ text: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    #expect(sources.mocks(of: "A.swift").flatMap(\.problems) == [])
  }

  @Test func unknownInheritanceIsAWarning() throws {
    let text = "/// @mockable\nprotocol A: Missing { func a() }"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let problem = try #require(sources.mocks(of: "A.swift").first?.problems.first)
    #expect(problem.code == .protocolMockUnknownInheritance && problem.severity == .warning)
    #expect(Array(text.utf8)[problem.location.range.indices].elementsEqual("Missing".utf8))
    #expect(sources.allMocks.count == 1)
  }

  /// Unsupported types that match only a pattern are skipped. Types that may be half typed aren't.
  @Test(arguments: [
    ("protocol A { func a(b: Span<Int>) }", Diagnostic.Severity.hint), ("protocol A { func a( }", .error),
  ])
  func unsupportedTypesSelectedByPatternsAreHints(_ text: String, _ severity: Diagnostic.Severity) throws {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    var mock = try #require(sources.mocks(of: "A.swift", all: true).first)
    mock.skipIfUnsupported()
    #expect(mock.problems.map(\.severity) == [severity] && !mock.canBeMocked)
  }
}
