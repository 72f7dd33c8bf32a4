import Foundation
import Testing

/// Source rules that the compiler does not check.
@Suite struct SourceRuleTests {
  /// Code that would end the process on unexpected input.
  static let traps = [
    "try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", ".unsafelyUnwrapped",
  ]

  /// The files with allowed exceptions, each with the reason.
  static let exceptions: [String: String] = [
    "Sources/BuildGraph/Editor/ReadableProject.swift": "a snapshot that outlives its turn is a mistake of this program",
    "Sources/GraphQLSyntax/Lexing/Lexer.swift": "an address for an empty text, from which nothing is read",
    "Sources/Incremental/Refresh.swift": "a query that depends on itself is a bug of this program for every input",
    "Sources/MockSupport/Failures/Ending.swift": "ends a test that reads what its mock does not hold",
  ]

  /// The files of Sources, without the literals of stubs, which name what programs may use.
  private static let sources = Repository.swiftFiles(below: "Sources").filter {
    !$0.hasPrefix("Sources/SwiftLibraries/Generated/")
  }

  @Test func sourcesDoNotTrap() throws {
    for file in Self.sources where Self.exceptions[file] == nil {
      let code = try Self.code(of: file)
      for trap in Self.traps where code.contains(where: { $0.contains(trap) }) {
        Issue.record("\(file) uses \(trap)")
      }
    }
  }

  /// These parts of Dispatch end the process if it has no descriptors left. Tests of users may use them.
  @Test func threadsNeedNoDescriptors() throws {
    let uses = [
      "DispatchQueue.global", "asyncAfter(", "DispatchSource", "concurrentPerform(", "Task {", "Task.detached",
    ]
    for file in Self.sources where !file.hasPrefix("Sources/MockSupport") {
      let code = try Self.code(of: file)
      for use in uses where code.contains(where: { $0.contains(use) }) {
        Issue.record("\(file) uses \(use); use SleepingThread, or a queue with a label")
      }
    }
  }

  @Test func uncheckedConcurrencyIsExplained() throws {
    for file in Self.sources {
      let lines = try Repository.text(file).components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        for escape in ["nonisolated(unsafe)", "@unchecked Sendable"]
        where line.contains(escape) && !line.contains("///") && !line.contains("// ") {
          let before = lines[max(0, index - 4)..<index].joined()
          #expect(
            before.contains(escape.replacing("Sendable", with: "").trimmingCharacters(in: .whitespaces)),
            "\(file):\(index + 1)")
        }
      }
    }
  }

  @Test func filesAreSmall() throws {
    for file in Self.sources + Repository.swiftFiles(below: "Tests") {
      let count = try Repository.text(file).components(separatedBy: "\n").count
      #expect(count <= 400, "\(file) has \(count) lines")
    }
  }

  /// The first call for a table decides the code that it runs. From a function that isn't inlinable, that code would be
  /// the slow one for all types.
  @Test func genericFunctionsOfTheDatabaseAreInlinable() throws {
    let generic = /func \w+<[^>]*: (Batch)?(Query|Relation)\b/
    var count = 0
    for file in Repository.swiftFiles(below: "Sources/Incremental") {
      for line in try Self.code(of: file) where line.contains(generic) {
        count += 1
        #expect(line.contains("@inlinable"), "\(file): \(line)")
      }
    }
    #expect(10 < count)
  }

  @Test func testsDoNotSleep() throws {
    for file in Repository.swiftFiles(below: "Tests") where !file.hasPrefix("Tests/TidyTests/") {
      // Uses of library functions are compiled, and never run.
      if file.hasPrefix("Tests/LibraryChecks/") { continue }
      let code = try Self.code(of: file)
      #expect(!code.contains { $0.contains("sleep(") }, "\(file)")
    }
  }

  /// A process that `run` starts can inherit the pipes of another test.
  @Test func testsStartProcessesOneAtATime() throws {
    var count = 0
    for file in Repository.swiftFiles(below: "Tests") where !file.hasPrefix("Tests/TidyTests/") {
      let code = try Self.code(of: file)
      let processes = code.count { $0.contains("= Process()") }
      let starts = code.count { $0.contains(/\.start(WithPipes)?(\(\)| \{)/) }
      #expect(processes <= starts, "\(file) starts a process without `Process.start`")
      count += processes
    }
    #expect(10 < count)
  }

  /// The folders contain files; otherwise the rules would check nothing.
  @Test(arguments: [("Sources", 900), ("Tests", 800), ("Benchmarks", 10)])
  func sourceFilesAreFound(folder: String, atLeast count: Int) throws {
    let files = Repository.swiftFiles(below: folder)
    #expect(count <= files.count)
    #expect(count * 20 <= (try files.reduce(0) { try $0 + Self.code(of: $1).count }))
    if folder == "Sources" { #expect(20 <= Set(files.map { $0.split(separator: "/")[1] }).count) }
  }

  /// Each exception belongs to a file that needs it.
  @Test func exceptionsAreNeeded() throws {
    for file in Self.exceptions.keys {
      let code = try Self.code(of: file)
      #expect(Self.traps.contains { trap in code.contains { $0.contains(trap) } }, "\(file)")
    }
  }

  /// Returns the lines without comments and the contents of strings.
  private static func code(of file: String) throws -> [String] { try Repository.code(file).lines }
}
