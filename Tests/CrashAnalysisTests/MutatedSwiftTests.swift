import CrashAnalysis
import Foundation
import Fuzzing
import Source
import SwiftLowering
import TestSupport
import Testing

/// Tests that reading and analyzing any Swift file ends soon.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FUZZ_INPUTS` sets the number of inputs, `MOCKD_REPETITIONS` the maximum number of
/// repetitions of a part.
@Suite struct MutatedSwiftTests {
  @Test(arguments: Seeds.all) func mutatedSourcesAreAnalyzed(seed: UInt64) throws {
    let environment = ProcessInfo.processInfo.environment
    let total = UInt64(Seeds.share(of: environment["MOCKD_FUZZ_INPUTS"].flatMap { Int($0) } ?? 60))
    print("MOCKD_SEED=\(seed) MOCKD_FUZZ_INPUTS=\(total)")
    let folders = ["Tests/CrashSamples", "Tests/CrashAnalysisTests", "Sources/SwiftLowering/Lowering"]
    let files = try folders.flatMap { folder in
      let root = Repository.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
    let texts = try files.map { Array(try Data(contentsOf: $0)) }
    let project = try AnalyzedProject.zoo()
    let mutator = InputMutator(seed: seed, texts: texts)
    for number in 0..<total {
      // The analysis skips files without certain words.
      let bytes = mutator.input(number) + Array("\n// Mock".utf8)
      let file = SourceFile(path: "input.swift", bytes: bytes)
      let time = ContinuousClock().measure {
        _ = SourceNames.read(file)
        for name in project.names(file).named {
          #expect(Int(name.range.upper) <= bytes.count, "MOCKD_SEED=\(seed), input \(number)")
        }
        for diagnostic in project.diagnostics([file]) {
          #expect(Int(diagnostic.location.range.upper) <= bytes.count, "MOCKD_SEED=\(seed), input \(number)")
        }
      }
      #expect(time < .seconds(120), "MOCKD_SEED=\(seed), input \(number): \(time)")
    }
  }

  /// Unknown code that gets one of these functions can call its result, and the result of that, without end.
  @Test(
    arguments: [
      "func test() -> Any { test }", "func test() -> Any { { test } }", "func test() -> Any { [test, test] }",
      "func f() -> Any { g }\nfunc g() -> Any { f }\nfunc test() { keep(f) }",
      "struct S { var f: Any { g }\n func g() -> Any { f } }\nfunc test() -> Any { S().g }",
    ]) func functionsThatReturnFunctionsAreAnalyzed(text: String) throws
  {
    let project = try AnalyzedProject.zoo()
    let file = SourceFile(path: "input.swift", text: text + "\n// Mock")
    #expect(project.diagnostics([file]).isEmpty)
  }

  private static let repeatedParts: [(start: String, part: String, middle: String, end: String)] = [
    ("a", ".b", "", ""), ("a", "?.b", "", ""), ("a", "()", "", ""), ("a", "[0]", "", ""), ("1", " + 1", "", ""),
    ("a", " ?? a", "", ""), ("a", " ? a : a", "", ""), ("", "(", "1", ")"), ("", "[", "1", "]"),
    ("", "{ ", "1", " }"),
    ("", "if a { ", "", " }"), ("", "if a {} else ", "{}", ""), ("", "for a in b { ", "", " }"), ("", "!", "a", ""),
    ("", "try ", "a", ""), ("", "func f() { ", "", " }"), ("", "do { ", "", " } catch {}"),
    ("let x: ", "[", "Int", "]"),
    ("let x: ", "A.", "B", ""), ("", "f { ", "", " }"), ("", "\"\\(", "1", ")\""), ("", "let (", "a", ")"),
    ("", "struct S { ", "", " }"), ("", "repeat { ", "", " } while a"), ("", "a: for b in c { ", "", " }"),
    ("", "defer { ", "", " }"), ("", "describe(a) { ", "", " }"), ("", "run { mock in ", "", " }"),
    ("mock", ".with { $0 }", "", ""), ("", "class A: XCTestCase { func setUp() { ", "", " } }"),
    ("a += b", "; a += [a]", "", ""), ("f(&a", ", &a", "", ")"), ("", "while true { ", "", " }"),
    ("", "#if A\n", "a", "\n#endif"), ("switch a { ", "case .b: c ", "", "}"), ("f(", "a, ", "a", ")"),
  ]

  @Test(arguments: repeatedParts) func repeatedPartsTakeLinearTime(
    start: String, part: String, middle: String, end: String
  ) throws {
    let project = try AnalyzedProject.zoo()
    let most = ProcessInfo.processInfo.environment["MOCKD_REPETITIONS"].flatMap { Int($0) } ?? 600
    for count in [10, 300, most] {
      let text =
        start + String(repeating: part, count: count) + middle + String(repeating: end, count: end == "" ? 0 : count)
      for body in ["func test() {\n let mock = Mock<Otter>()\n \(text)\n}", "// Mock\n\(text)"] {
        let file = SourceFile(path: "input.swift", text: body)
        let time = ContinuousClock().measure {
          _ = SourceNames.read(file)
          _ = project.names(file)
          _ = project.diagnostics([file])
        }
        #expect(time < .seconds(120), "\(count) times '\(part)': \(time)")
      }
    }
  }
}
