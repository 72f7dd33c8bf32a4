import CrashAnalysis
import Incremental
import Source
import SwiftEmission

/// What it takes to examine a file of tests.
///
/// Files are examined side by side. What each asks for while it is, it asks one after the other.
enum TestExamination: Sendable {
  case examine(Name, ModelOptions, SharedReader)
  /// Too much for the parser.
  case skip(Name)
  /// Nothing is in it.
  case nothing

  static func gather(_ file: Name, _ reader: Reader) -> TestExamination {
    let traits = reader.value(TestFileTraits.self, file)
    if traits.exceedsLimits { return .skip(file) }
    guard 0 < traits.functionCount else { return .nothing }
    return .examine(file, reader.value(ModelSettings.self, Single()), SharedReader(reader))
  }

  /// The result for each file, in their order.
  static func perform<Result: Sendable>(
    _ work: [TestExamination], nothing: Result, skip: @escaping @Sendable (Name) -> Result,
    examine: @escaping @Sendable (Name, TrackedTests, GeneratedCode) -> Result
  ) -> [Result] {
    let turns = ReaderTurns()
    return work.concurrentMap(minimumRun: 1) { range in
      range.map { index in
        switch work[index] {
        case .examine(let file, let options, let reader):
          let code = GeneratedCode(TrackedDeclarations(reader: reader, turns: turns), options: options)
          return examine(file, TrackedTests(reader: reader, turns: turns), code)
        case .skip(let file): return skip(file)
        case .nothing: return nothing
        }
      }
    }
  }
}
