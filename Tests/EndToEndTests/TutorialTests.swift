import Foundation
import TestSupport
import Testing

/// The steps of `Documentation/tutorial.md`, with a new package beside a clone of mockd.
@Suite struct TutorialTests {
  private let tutorial: Tutorial
  private let place: TemporaryWorkspace
  private var package: URL { place.root.appending(path: "Harbour") }

  init() throws {
    tutorial = try Tutorial()
    place = try TemporaryWorkspace()
    try FileManager.default.createSymbolicLink(
      at: place.root.appending(path: "mockd"), withDestinationURL: MarkdownPage.repository)
    for (path, text) in tutorial.files { try place.write("Harbour/" + path, text) }
  }

  @Test func theTutorialBuildsAndItsTestsPass() throws {
    #expect(
      tutorial.commands == ["mkdir Harbour", "cd Harbour", "../mockd/scripts/mockd generate", "swift test"])
    // The script's tool, without building it again.
    let generated = try MockdProcess.run(["generate"], in: package)
    #expect(generated.status == 0, "\(generated.output)\(generated.errors)")

    let passed = try run("test")
    #expect(passed.status == 0, "\(passed.output.suffix(4000))")
    #expect(passed.output.contains("Test run with 3 tests"))

    try place.write("Harbour/Tests/HarbourTests/BerthLineTests.swift", unset())
    let failed = try run("test")
    #expect(failed.status != 0)
    for line in tutorial.message.split(separator: "\n") {
      // `…` stands for machine-dependent text.
      let parts = line.split(separator: "…")
      #expect(
        failed.output.split(separator: "\n").contains { printed in parts.allSatisfy { printed.contains($0) } },
        "'\(line)' is not in: \(failed.output.suffix(4000))")
    }
  }

  /// Returns the first test with a ferry without values.
  private func unset() throws -> String {
    let text = tutorial.files["Tests/HarbourTests/BerthLineTests.swift"] ?? ""
    #expect(text.contains("Mock<Ferry>(cars: 120, name: \"Frisia\")"))
    return text.replacingOccurrences(of: "Mock<Ferry>(cars: 120, name: \"Frisia\")", with: "Mock<Ferry>()")
  }

  private func run(_ command: String) throws -> (status: Int32, output: String) {
    let log = place.root.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", command]
    process.currentDirectoryURL = package
    // The test crashes on purpose, and a backtrace would take seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.start()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}
