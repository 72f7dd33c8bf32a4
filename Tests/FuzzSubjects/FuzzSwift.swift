import BuildGraph
import Configuration
import Foundation
import Source

/// Reads each input as a test, as code under test and as the source of protocol mocks. Checks the results, the CPU time
/// and the memory.
package struct FuzzSwift: Sendable {
  package init() {}

  /// Returns the first violation for an input, or nil. A trap ends the process instead.
  package func violation(in bytes: [UInt8]) -> String? {
    // The analysis skips files without certain words.
    let bytes = bytes + Array("\n// Mock OtterQuery\n".utf8)
    let files = [
      SourceFile(path: "schema.graphqls", text: "type Query { otter: Otter }\ntype Otter { toy: String! }\n"),
      SourceFile(path: "otter.graphql", text: "query Otter { otter { toy } }\n"),
      SourceFile(path: "Tests/Input.swift", bytes: bytes), SourceFile(path: "Sources/Input.swift", bytes: bytes),
    ]
    let start = Self.processorTime
    let diagnostics = Self.diagnostics(files)
    let time = Self.processorTime - start
    if Self.timeLimit < time { return "it takes \(time) s of CPU time" }
    if let memory = Self.memory, Self.memoryLimit < memory { return "it takes \(memory) kB of memory" }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return FuzzReports.violation(in: diagnostics, files: byPath)
  }

  private static func diagnostics(_ files: [SourceFile]) -> [Diagnostic] {
    var project = Project()
    project.outputs.testMocks = TestMocksOutput()
    project.runtime = .mocksupport
    var mocks = ProtocolMocksOutput()
    mocks.sources = ["Sources/**/*.swift"]
    mocks.select = .all
    project.outputs.protocolMocks = [mocks]
    let graph = ProjectGraph()
    graph.set(settings: project)
    graph.set(
      schemaFiles: ["schema.graphqls"], operationFiles: ["otter.graphql"], testFiles: ["Tests/Input.swift"],
      codeFiles: ["Sources/Input.swift"], protocolFiles: ["Sources/Input.swift"])
    for file in files { graph.set(file.path, to: file) }
    let build = graph.update()
    return (build.diagnostics + graph.testDiagnostics(after: build.plan)).sorted()
  }

  /// In seconds. It is generous in builds that are not optimized, which take many times as long. `MOCKD_SWIFT_SECONDS`
  /// sets another one.
  private static let timeLimit =
    ProcessInfo.processInfo.environment["MOCKD_SWIFT_SECONDS"].flatMap { Double($0) }
    ?? (_isDebugAssertConfiguration() ? 60 : 5)
  /// In kB.
  private static let memoryLimit = 500_000

  /// The CPU time of all threads, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// The largest resident memory so far in kB; nil on systems without `/proc`.
  private static var memory: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.output.1) }
  }
}
