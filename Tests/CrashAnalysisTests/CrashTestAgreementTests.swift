import CrashAnalysis
import Foundation
import Source
import TestSupport
import Testing

/// Tests `Tests/CrashTests`, which XCTest and Swift Testing run: no error is false, and each crash in a supported form
/// is an error.
@Suite struct CrashTestAgreementTests {
  private static func files() throws -> [SourceFile] {
    let folder = Repository.root.appending(path: "Tests/CrashTests")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") && $0 != "main.swift" }.map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// The files don't mark hints.
  @Test func diagnosticsMatchTheComments() throws {
    let files = try Self.files()
    let found = try Set(
      AnalyzedProject.zoo().diagnostics(files).filter { $0.severity != .hint }.map { Marker($0, in: files) })
    let expected = Set(files.flatMap { Marker.all(in: $0) })
    #expect(expected.count > 100)
    for marker in found.subtracting(expected).sorted() { Issue.record("unexpected: \(marker)") }
    for marker in expected.subtracting(found).sorted() { Issue.record("missing: \(marker)") }
  }

  @Test func testsCrashAsReported() async throws {
    let tool = try BuiltTool.path("crash-tests")
    let xctests = Set(try ProgramRun(tool, []).output.split(separator: "\n").map(String.init))
    let tests = try Self.files().flatMap { RunnableTest.all(in: $0, xctests: xctests) }
    #expect(tests.count { $0.arguments[0] == "xctest" } == xctests.count)
    let crashing = tests.count { $0.isCrashing }
    print("\(crashing) of \(tests.count) tests are expected to end the process")
    #expect(crashing > 100)
    #expect(tests.count - crashing > 200)
    let crashed = try await Self.run(tests, with: tool)
    for (test, crashed) in zip(tests, crashed) where crashed != test.isCrashing {
      Issue.record("\(test.name) \(crashed ? "ends" : "does not end") the process")
    }
  }

  /// - Returns: for each test, whether its process crashed. One process per core runs at a time.
  private static func run(_ tests: [RunnableTest], with tool: URL) async throws -> [Bool] {
    let width = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: [(Int, Bool)].self) { group in
      for first in 0..<width {
        group.addTask {
          try stride(from: first, to: tests.count, by: width).map {
            ($0, try ProgramRun(tool, tests[$0].arguments).isCrash)
          }
        }
      }
      var result = Array(repeating: false, count: tests.count)
      for try await part in group { for (index, crashed) in part { result[index] = crashed } }
      return result
    }
  }
}
