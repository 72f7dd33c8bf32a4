import Fuzzing
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// Annotation arguments that mocks support, and invalid ones.
@Suite struct AnnotationTests {
  private func mock(_ arguments: String, _ body: String = "") throws -> MockedType {
    let text = "/// Stores.\n/// @mockable\(arguments)\nprotocol Store { \(body) }"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    return try #require(sources.mocks(of: "A.swift").first)
  }

  private func text(_ mock: MockedType) -> String {
    String(decoding: renderMocks([mock], of: "A.swift", module: nil).contents, as: UTF8.self)
  }

  @Test(arguments: [
    ("(override: name = Fake)", "", "class Fake: Store, Sendable {"),
    ("(module: prefix = Core)", "", "class StoreMock: Core.Store, Sendable {"),
    ("(module: prefix = Core.Space; override: name = Fake)", "", "class Fake: Core.Space.Store, Sendable {"),
    ("(modifiers: a = weak)", "var a: AnyObject? { get set }", #"property("a", holdsWeakly: true)"#),
    ("(typealias: T = [Int: String]; U = () -> Int)", "associatedtype T; associatedtype U", "typealias U = () -> Int"),
    ("(override: name = Fake; typealias: T = Int)", "associatedtype T", "typealias T = Int"),
    ("( typealias:T=(a: Int, b: Int) )", "associatedtype T", "typealias T = (a: Int, b: Int)"),
    ("(history: load = true)", "func load()", "var loadMock:"),
  ])
  func validAnnotationsAreApplied(_ arguments: String, _ body: String, _ line: String) throws {
    let mock = try mock(arguments, body)
    #expect(mock.problems == [])
    #expect(text(mock).contains(line))
  }

  @Test(arguments: [
    ("(overide: name = Fake)", "overide: name = Fake", "Unknown key 'overide:'"),
    ("(override: nme = Fake)", "override: nme = Fake", "'override:' needs 'name = Name'"),
    ("(override: name = class)", "override: name = class", "'class' is not a valid name of a mock"),
    ("(override: name = A.B)", "override: name = A.B", "'A.B' is not a valid name of a mock"),
    ("(module: name = Core)", "module: name = Core", "'module:' needs 'prefix = Module'"),
    ("(module: prefix = a b)", "module: prefix = a b", "'a b' is not a module name"),
    ("(typealias: T = Int)", "typealias: T = Int", "'Store' has no associated type 'T'"),
    ("(rx: names = ReplaySubject)", "rx: names = ReplaySubject", "'rx:' has no effect, because mocks have no subjects"),
    ("(var: names = ReplaySubject)", "var: names = ReplaySubject", "'var:' has no effect"),
    ("(combine: a = @Published b)", "combine: a = @Published b", "set 'aMock.value' to a stream"),
    ("(modifiers: load = weak)", "modifiers: load = weak", "no property 'load' that can be weak"),
    ("(modifiers: names = dynamic)", "modifiers: names = dynamic", "'dynamic' is ignored"),
    ("(history: load = false)", "history: load = false", "record the arguments of all calls"),
    ("(history: load = true; typealias)", "typealias", "'history:' needs 'name = value'"),
    ("(name = Fake)", "name = Fake", "'name' needs a key"),
    ("(Fake)", "Fake", "'Fake' needs a key"),
    ("(override: name =)", "override: name =", "'override:' needs 'name = value'"),
    ("(override: = Fake)", "override: = Fake", "'override:' needs 'name = value'"),
    ("(override: name = Fake", "override: name = Fake", "Missing closing parenthesis"),
  ])
  func invalidAnnotationsAreReported(_ arguments: String, _ place: String, _ message: String) throws {
    let mock = try mock(arguments, "var names: Int { get }; func load()")
    #expect(mock.problems.map { $0.message.contains(message) } == [true], "\(mock.problems.map(\.message))")
    let problem = try #require(mock.problems.first)
    #expect(problem.code == .protocolMockAnnotation && problem.severity == .warning && mock.canBeMocked)
    let text = "/// Stores.\n/// @mockable\(arguments)"
    #expect(Array(text.utf8)[problem.location.range.indices].elementsEqual(place.utf8))
  }

  @Test(arguments: ["", "()", "( )", "(;)", "(override: name = Fake;)"])
  func emptyAnnotationsAreValid(_ arguments: String) throws {
    #expect(try mock(arguments).problems == [])
  }

  /// Any bytes in an annotation give a mock and valid ranges. `MOCKD_SEED` repeats a run.
  @Test(arguments: Seeds.all) func anyBytesGiveAMock(seed: UInt64) throws {
    let words = ["typealias:", "override:", "name", "=", ";", "(", ")", "\u{301}", "é", ":", " ", "T", "->", "\0", "<"]
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.share(of: 500) {
      let arguments = (0..<Int.random(in: 0..<9, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      let text = "/// @mockable(" + arguments.joined() + ")\nprotocol A {}"
      let sources = FileSources([SourceFile(path: "A.swift", text: text)])
      let mocks = sources.mocks(of: "A.swift")
      #expect(mocks.count == 1, "MOCKD_SEED=\(seed): \(text.debugDescription)")
      for problem in mocks.flatMap(\.problems) {
        #expect(Int(problem.location.range.upper) <= text.utf8.count, "MOCKD_SEED=\(seed): \(text.debugDescription)")
      }
    }
  }
}
