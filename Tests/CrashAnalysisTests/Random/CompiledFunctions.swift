import Foundation
import TestSupport

/// The ends of compiled functions without parameters, each in a process of its own.
struct CompiledFunctions {
  private let endings: [String: Ending]

  /// Stand-ins for test libraries, which the analysis doesn't see.
  static let standIns = ["Quick.swift", "XCTestCase.swift", "XCTUnwrap.swift"].map {
    Repository.root.appending(path: "Tests/CrashSamples/StandIns/\($0)")
  }

  /// Runs functions in forks of one process: the loader's work takes ten times as long as a function.
  ///
  /// No line of a function's output starts with `end `.
  private static let main = """
    import Foundation

    @_silgen_name("fork") func makeChild() -> Int32

    for name in CommandLine.arguments.dropFirst() {
      let child = makeChild()
      if child == 0 {
        Task {
          try? await all[name]?()
          exit(0)
        }
        dispatchMain()
      }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 {}
      FileHandle.standardOutput.write(Data("\\nend \\(name) \\(status)\\n".utf8))
    }

    """

  /// Compiles and runs functions.
  init(_ text: String, names: [String], with modules: GeneratedModules) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let all =
      "let all: [String: () async throws -> Void] = [\n"
      + names.map { "  \"\($0)\": \($0),\n" }.joined() + "]\n"
    try Data(text.utf8).write(to: folder.appending(path: "Functions.swift"))
    try Data((all + Self.main).utf8).write(to: folder.appending(path: "main.swift"))
    let libraries = try ["MockSupport", "IssueReporting", "IssueReportingPackageSupport"].flatMap {
      try GeneratedModules.builtObjects(of: $0)
    }
    let search = modules.folder.map { ["-I", $0.path] } ?? []
    try GeneratedModules.swiftc(
      ["-module-name", "Functions"] + search + ["-o", "functions", "Functions.swift", "main.swift"]
        + Self.standIns.map(\.path) + modules.objects + libraries, in: folder)
    var endings = try Self.run(names, in: folder)
    // A second run excludes an end from outside.
    let rest = names.filter { endings[$0] == nil }
    if !rest.isEmpty { try endings.merge(Self.run(rest, in: folder)) { $1 } }
    self.endings = endings
  }

  /// Returns the end of a function's process.
  func ending(of name: String) throws -> Ending {
    guard let ending = endings[name] else { throw UnexpectedEnding(function: name) }
    return ending
  }

  /// Returns the ends that functions can cause, and prints the others.
  private static func run(_ names: [String], in folder: URL) throws -> [String: Ending] {
    let run = try ProgramRun(folder.appending(path: "functions"), names, in: folder, includingErrors: true)
    var endings: [String: Ending] = [:]
    var output: [Substring] = []
    for line in run.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == "end" else {
        output.append(line)
        continue
      }
      let text = output.joined(separator: "\n")
      output = []
      if words[2] == "0" {
        endings[String(words[1])] = .atEnd
      } else if text.contains("Fatal error: Unexpectedly found nil while") {
        endings[String(words[1])] = .byNil
      } else if text.contains("Fatal error: "), !text.contains("Swift/") {
        endings[String(words[1])] = .byMock
      } else {
        print("\(words[1]) ends with status \(words[2]): \(text)")
      }
    }
    return endings
  }
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
}
