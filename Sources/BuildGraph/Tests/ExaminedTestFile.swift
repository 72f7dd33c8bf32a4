import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftEmission

/// What a file of tests does: all that is known of it comes from running its functions once.
enum ExaminedTestFile: BatchQuery {
  typealias Key = Name
  typealias Value = ExaminedTests
  typealias Work = TestExamination
  typealias Product = ExaminedTests

  static let missing = ExaminedTests()

  static func gather(_ key: Name, _ reader: Reader) -> TestExamination {
    let traits = reader.value(TestFileTraits.self, key)
    if traits.exceedsLimits { return .skip(key) }
    guard 0 < traits.functionCount, reader.value(ConcernsProject.self, key) else { return .nothing }
    return .examine(
      key, reader.value(ModelSettings.self, Single()), SharedReader(reader),
      notesUses: reader.input(NotesUsesInput.self, Single()) ?? false)
  }

  static func perform(_ work: [TestExamination]) -> [ExaminedTests] {
    let turns = ReaderTurns()
    return work.concurrentMap(minimumRun: 1, counting: "examining test files") { range in
      range.map { work[$0].perform(turns) }
    }
  }
}

/// What it takes to examine a file of tests.
///
/// Files are examined side by side. What each asks for while it is, it asks one after the other.
enum TestExamination: Sendable {
  case examine(Name, ModelOptions, SharedReader, notesUses: Bool)
  /// Too much for the parser.
  case skip(Name)
  /// Nothing is in it.
  case nothing

  fileprivate func perform(_ turns: ReaderTurns) -> ExaminedTests {
    switch self {
    case .examine(let file, let options, let reader, let notesUses):
      let code = GeneratedCode(TrackedDeclarations(reader: reader, turns: turns), options: options)
      return TrackedTests(reader: reader, turns: turns).examine(file: file, code, notesUses: notesUses)
    case .skip(let file): return ExaminedTests(findings: [.testsNotExamined(inFile: file)])
    case .nothing: return ExaminedTests()
    }
  }
}
