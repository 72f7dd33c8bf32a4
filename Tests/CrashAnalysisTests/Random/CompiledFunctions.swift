import Foundation
import TestSupport

/// A compiled program with functions without parameters, which runs one function at a time.
struct CompiledFunctions {
  private let folder: URL

  /// Stand-ins for test libraries, which the analysis doesn't see.
  static let standIns = ["Quick.swift", "XCTestCase.swift", "XCTUnwrap.swift"].map {
    Repository.root.appending(path: "Tests/CrashSamples/StandIns/\($0)")
  }

  init(_ text: String, names: [String], with modules: GeneratedModules) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main =
      "let all: [String: () async throws -> Void] = [\n" + names.map { "  \"\($0)\": \($0),\n" }.joined() + "]\n"
      + "if let run = all[CommandLine.arguments[1]] { try? await run() }\n"
    try Data(text.utf8).write(to: folder.appending(path: "Functions.swift"))
    try Data(main.utf8).write(to: folder.appending(path: "main.swift"))
    let libraries = try ["MockSupport", "IssueReporting", "IssueReportingPackageSupport"].flatMap {
      try GeneratedModules.builtObjects(of: $0)
    }
    let search = modules.folder.map { ["-I", $0.path] } ?? []
    do {
      try GeneratedModules.swiftc(
        ["-module-name", "Functions"] + search + ["-o", "functions", "Functions.swift", "main.swift"]
          + Self.standIns.map(\.path) + modules.objects + libraries, in: folder)
    } catch {
      remove()
      throw error
    }
  }

  /// The end of a function's process.
  func ending(of name: String) throws -> Ending {
    // The second run excludes an end from outside.
    if let ending = try? run(name) { return ending }
    return try run(name)
  }

  private func run(_ name: String) throws -> Ending {
    let run = try ProgramRun(folder.appending(path: "functions"), [name], in: folder, includingErrors: true)
    if run.status == 0 { return .atEnd }
    if run.output.contains("Fatal error: Unexpectedly found nil while") { return .byNil }
    if run.output.contains("Fatal error: "), !run.output.contains("Swift/") { return .byMock }
    throw UnexpectedEnding(function: name, status: run.status, output: run.output)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// The end of a function's process.
enum Ending {
  case atEnd
  /// A crash by a value that a mock lacks.
  case byMock
  /// A crash by a forced unwrap of nil.
  case byNil
}

/// An end of a process that no function can cause.
struct UnexpectedEnding: Error {
  var function: String
  var status: Int32
  var output: String
}
