import Foundation
import Fuzzing
import TestSupport
import Testing

/// Some hundred inputs of the fuzzer in every run of the tests. `mockd-fuzz --seconds 3600 FOLDER…` tries more.
///
/// `MOCKD_FUZZ_INPUTS` and `MOCKD_SWIFT_INPUTS` set the number of inputs for each seed, and `MOCKD_SEED` the seed.
@Suite struct FuzzTests {
  @Test(arguments: Seeds.all) func fuzzingFindsNoFailures(seed: UInt64) throws {
    try fuzz(Self.folders.map(\.path), seed, inputs: Self.size("MOCKD_FUZZ_INPUTS") ?? 400)
  }

  /// Deep and repetitive Swift of at most 100 kB ends with a diagnostic or a result.
  @Test(arguments: Seeds.all) func deepSwiftTakesBoundedTimeAndMemory(seed: UInt64) throws {
    try fuzz(["--swift"], seed, inputs: Self.size("MOCKD_SWIFT_INPUTS") ?? 40)
  }

  private static func size(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  private func fuzz(_ arguments: [String], _ seed: UInt64, inputs: Int) throws {
    let fuzz = try ProgramRun(
      Self.products.appending(path: "mockd-fuzz"),
      ["--seed", "\(seed)", "--inputs", "\(Seeds.share(of: inputs))"] + arguments, includingErrors: true)
    #expect(fuzz.status == 0, "MOCKD_SEED=\(seed): \(fuzz.output)")
    print(fuzz.output)
  }

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Where the tests and the programs are built.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static var folders: [URL] {
    [repository.appending(path: "Examples")] + [Corpora.directory].compactMap { $0 }
  }
}
