import CrashAnalysis
import Incremental
import Source

/// The result of a call of the code under test with known values.
///
/// The key holds the values, and the models that they are of. So a test depends on the results of the functions that it
/// calls, and not on their bodies.
enum ResultOfAppliedCall: Query {
  static func compute(_ key: AppliedCall, _ reader: Reader) -> AppliedResult {
    let (reader, turns) = (SerializedReader(reader), ReaderLock())
    let code = GeneratedCode(
      TrackedDeclarations(reader: reader, turns: turns),
      options: reader.read(turns) { $0.value(ModelSettings.self, Single()) })
    return key.result(in: TrackedTests(reader: reader, turns: turns), code)
  }
}
