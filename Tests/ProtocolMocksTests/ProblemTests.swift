import Source
import Testing

@testable import ProtocolMocks

/// What cannot be mocked is said at its place.
@Suite struct ProblemTests {
  @Test(arguments: [
    ("/// @mockable\nprivate protocol A {}", "'A' is private, so mocks in other files cannot name it"),
    ("/// @mockable\nfinal class A {}", "'A' is a final class, which has no subclasses"),
    ("/// @mockable\nclass A<T> {}", "'A' is a generic class; declare a protocol for what tests replace"),
    ("/// @mockable\nprotocol A { func a( }", "'A' cannot be parsed, so there is no mock of 'A'"),
    (
      "/// @mockable\nprotocol A { struct B {} }",
      "this is nothing that a protocol can ask for, so there is no mock of 'A'"
    ),
    (
      "class B {}\n/// @mockable\nprotocol A: B { init() }",
      "'A' asks for an initializer and is restricted to a class, whose initializers are not known"
    ),
  ])
  func isAnError(_ text: String, message: String) {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let problems = sources.mocks(of: "A.swift").flatMap(\.problems)
    #expect(problems.map(\.message) == [message])
    #expect(problems.allSatisfy { $0.severity == .error && Int($0.location.range.upper) <= text.utf8.count })
    #expect(sources.allMocks.isEmpty)
  }

  @Test func unknownInheritanceIsAWarning() throws {
    let text = "/// @mockable\nprotocol A: Missing { func a() }"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let problem = try #require(sources.mocks(of: "A.swift").first?.problems.first)
    #expect(problem.code == .protocolMockUnknownInheritance && problem.severity == .warning)
    #expect(Array(text.utf8)[problem.location.range.indices].elementsEqual("Missing".utf8))
    #expect(sources.allMocks.count == 1)
  }
}
