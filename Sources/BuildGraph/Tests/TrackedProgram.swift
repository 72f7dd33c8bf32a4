import CrashAnalysis
import SwiftEmission

/// The tests, the code under test and the generated code that an analysis reads, with the errors in GraphQL that it meets.
struct TrackedProgram {
  let code: GeneratedCode
  let tests: TrackedTests
  private let met = Obstacles()

  /// - Parameters:
  ///   - turns: guards the reads of analyses that run in parallel.
  ///   - hidesBodies: whether to omit function bodies, so that edits of bodies change no answer.
  init(
    _ reader: SerializedReader, _ options: ModelOptions, turns: ReaderLock = ReaderLock(), hidesBodies: Bool = false
  ) {
    code = GeneratedCode(TrackedDeclarations(reader: reader, turns: turns, obstacles: met), options: options)
    tests = TrackedTests(reader: reader, turns: turns, obstacles: met, hidesBodies: hidesBodies)
  }

  /// The errors that were met so far.
  var obstacles: Set<Obstacle> { met.all }
}
