import Foundation
import Fuzzing
import TestSupport
import Testing

/// Some hundred inputs of the fuzzer in every run of the tests. `mockd-fuzz --seconds 3600 FOLDER…` tries more.
///
/// `MOCKD_FUZZ_INPUTS` sets the number of inputs for each seed, and `MOCKD_SEED` the seed.
@Suite struct FuzzTests {
  @Test(arguments: Seeds.all) func fuzzingFindsNoFailures(seed: UInt64) throws {
    let fuzz = Process()
    fuzz.executableURL = Self.products.appending(path: "mockd-fuzz")
    let wanted = ProcessInfo.processInfo.environment["MOCKD_FUZZ_INPUTS"].flatMap { Int($0) } ?? 400
    let inputs = ["--inputs", "\(Seeds.share(of: wanted))"]
    fuzz.arguments = ["--seed", "\(seed)"] + inputs + Self.folders.map(\.path)
    let output = Pipe()
    fuzz.standardOutput = output
    try fuzz.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    fuzz.waitUntilExit()
    #expect(fuzz.terminationStatus == 0, "MOCKD_SEED=\(seed): \(text)")
    print(text)
  }

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Where the tests and the programs are built.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static var folders: [URL] {
    [repository.appending(path: "Examples")] + [Corpora.directory].compactMap { $0 }
  }
}
