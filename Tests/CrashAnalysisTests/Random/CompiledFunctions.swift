import Foundation
import TestSupport

/// Functions in a program of their own, which runs one at a time.
struct CompiledFunctions {
  private let directory: URL

  /// What all functions can use. The analysis knows what `yes` and `no` give, and what the `make…` functions make; it
  /// cannot know what `decide` gives.
  static let prelude = """
    import MockSupport
    import ZooAPI
    import ZooMocks

    func yes() -> Bool { true }
    func no() -> Bool { false }
    func decide(_ value: Bool) -> Bool { CommandLine.arguments.isEmpty ? !value : value }
    struct Failure: Error {}
    func consume<T>(_ value: T) { if "\\(type(of: value))".isEmpty { print("never") } }

    """ + (makers + setters).joined(separator: "\n") + "\n"

  private static let setters = MockShape.residents.map { type in
    """
    func set\(type)(_ mock: Mock<\(type)>, nickname: String?, setsID: Bool = true) {
      mock.species = nickname
      guard setsID else { return }
      mock.id = "7"
    }
    """
  }

  private static let makers = MockShape.all.keys.sorted().map { type in
    let leaf = MockShape.all[type]?.leaves.first
    let set = leaf.map { "  mock.\($0.name) = \($0.value)\n" } ?? ""
    return "func make\(type)() -> Mock<\(type)> {\n  let mock = Mock<\(type)>()\n\(set)  return mock\n}"
  }

  /// Compiles the text of functions without parameters.
  init(_ text: String, names: [String]) throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let modules = try BuiltTool.modules()
    let main =
      "let all: [String: () async throws -> Void] = [\n" + names.map { "  \"\($0)\": \($0),\n" }.joined() + "]\n"
      + "if let run = all[CommandLine.arguments[1]] { try? await run() }\n"
    try Data((Self.prelude + text).utf8).write(to: directory.appending(path: "Functions.swift"))
    try Data(main.utf8).write(to: directory.appending(path: "main.swift"))
    let objects = ["MockSupport", "ZooAPI", "ZooMocks", "IssueReporting", "IssueReportingPackageSupport"].flatMap {
      Self.objects(in: modules.deletingLastPathComponent().appending(path: "\($0).build"))
    }
    let arguments =
      [
        "swiftc", "-swift-version", "6", "-suppress-warnings", "-Onone", "-module-name", "Functions", "-I",
        modules.path,
        "-o", "functions", "Functions.swift", "main.swift",
      ] + objects
    let (status, output) = try run("/usr/bin/env", arguments)
    guard status == 0 else { throw NotCompiled(output: output) }
  }

  struct NotCompiled: Error {
    var output: String
  }

  private static func objects(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".o") }.sorted()
  }

  /// Whether a function ends its process.
  func ends(_ name: String) throws -> Bool {
    try run(directory.appending(path: "functions").path, [name]).status != 0
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }

  private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
