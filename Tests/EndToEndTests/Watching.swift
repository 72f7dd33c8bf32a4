import Foundation
import TestSupport
import Testing

/// A workspace with a running watch.
struct Watching {
  let workspace: TemporaryWorkspace
  let mockd: RunningMockd

  /// Starts a watch and waits for the end of its first run.
  init(
    _ workspace: TemporaryWorkspace, _ arguments: [String] = [], output: RunningMockd.Output = .pipes
  ) throws {
    self.workspace = workspace
    mockd = try RunningMockd(["watch"] + arguments, in: workspace.root, output: output)
    let mark = arguments.contains("json") ? "\"event\": \"ready\"" : "watching "
    try #require(mockd.wait(for: mark), "\(mockd.printed)\(mockd.errors)")
  }

  /// Waits until everything done so far is handled.
  func sync(_ location: SourceLocation = #_sourceLocation) throws {
    let run = try MockdProcess.run(["sync", "--timeout", "180"], in: workspace.root)
    #expect(run.status == 0, "\(run.errors)\(mockd.printed)\(mockd.errors)", sourceLocation: location)
  }

  /// Expects the outputs to equal, byte for byte, the outputs of a run in a fresh copy of the workspace.
  func expectOutputsOfACleanRun(_ location: SourceLocation = #_sourceLocation) throws {
    try sync(location)
    let now = try workspace.contents()
    let clean = try TemporaryWorkspace()
    for (path, data) in now where !path.hasPrefix("Mocks/") && !path.hasPrefix(".mockd/") && !path.hasPrefix(".git/") {
      try clean.write(path, data)
    }
    let run = try MockdProcess.run(["generate"], in: clean.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)", sourceLocation: location)
    let wanted = try clean.contents().filter { $0.key.hasPrefix("Mocks/") }
    #expect(now.filter { $0.key.hasPrefix("Mocks/") } == wanted, sourceLocation: location)
  }

  /// The lines printed after the first run, without times.
  var lines: [String] { Array(mockd.lines.drop { !$0.hasPrefix("watching ") }.dropFirst()) }

  /// The lines of changes, without a trailing ` (5 ms)`.
  var changes: [String] {
    lines.filter { $0.hasSuffix(" ms)") }.map { line in
      line.range(of: " (", options: .backwards).map { String(line[..<$0.lowerBound]) } ?? line
    }
  }
}
