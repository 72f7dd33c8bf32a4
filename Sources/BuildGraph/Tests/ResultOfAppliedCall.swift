import CrashAnalysis
import Incremental
import Source

/// The result of a call of the code under test with known values.
///
/// The key holds the values, and the models that they are of. So a test depends on the results of the functions that it
/// calls, and not on their bodies.
enum ResultOfAppliedCall: Query {
  static func compute(_ key: AppliedCall, _ reader: Reader) -> AppliedResult { reader.result(of: key) }
}

/// The result of a call by a function of the code under test. Separate, because a query can't ask for its own type.
enum ResultOfNestedCall: Query {
  static func compute(_ key: AppliedCall, _ reader: Reader) -> AppliedResult { reader.result(of: key) }
}

extension Reader {
  fileprivate func result(of call: AppliedCall) -> AppliedResult {
    let program = TrackedProgram(SerializedReader(self), value(ModelSettings.self, .root))
    let result = call.result(in: program.tests, program.code)
    // The caller evaluates the body itself and meets the obstacles.
    return program.obstacles.isEmpty ? result : .incomplete
  }
}
