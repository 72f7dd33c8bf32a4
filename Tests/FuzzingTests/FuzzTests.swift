import Foundation
import Fuzzing
import TestSupport
import Testing

/// Some seconds of fuzzing in every run of the tests, each time with another seed, which is printed.
///
/// `mockd-fuzz --seconds 3600 FOLDER…` does it for longer; `MOCKD_FUZZ_SECONDS` sets how long here.
@Suite struct FuzzTests {
  @Test func fuzzingFindsNoFailures() throws {
    let fuzz = Process()
    fuzz.executableURL = Self.products.appending(path: "mockd-fuzz")
    let seconds = ProcessInfo.processInfo.environment["MOCKD_FUZZ_SECONDS"] ?? "4"
    fuzz.arguments = ["--seconds", seconds] + Self.folders.map(\.path)
    let output = Pipe()
    fuzz.standardOutput = output
    try fuzz.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    fuzz.waitUntilExit()
    #expect(fuzz.terminationStatus == 0, "\(text)")
    print(text)
  }

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Where the tests and the programs are built.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static var folders: [URL] {
    [repository.appending(path: "Examples")] + [Corpora.directory].compactMap { $0 }
  }
}
