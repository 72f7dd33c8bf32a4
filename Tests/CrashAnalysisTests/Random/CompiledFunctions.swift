import Foundation

/// Functions without parameters in a program of their own, which runs one at a time.
struct CompiledFunctions {
  private let folder: URL

  init(_ text: String, names: [String], with modules: GeneratedModules) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main =
      "let all: [String: () async throws -> Void] = [\n" + names.map { "  \"\($0)\": \($0),\n" }.joined() + "]\n"
      + "if let run = all[CommandLine.arguments[1]] { try? await run() }\n"
    try Data(text.utf8).write(to: folder.appending(path: "Functions.swift"))
    try Data(Prelude.hidden.utf8).write(to: folder.appending(path: "Hidden.swift"))
    try Data(main.utf8).write(to: folder.appending(path: "main.swift"))
    let libraries = try ["MockSupport", "IssueReporting", "IssueReportingPackageSupport"].flatMap {
      try GeneratedModules.builtObjects(of: $0)
    }
    let search = modules.folder.map { ["-I", $0.path] } ?? []
    do {
      try GeneratedModules.swiftc(
        ["-module-name", "Functions"] + search + ["-o", "functions", "Functions.swift", "Hidden.swift", "main.swift"]
          + modules.objects + libraries, in: folder)
    } catch {
      remove()
      throw error
    }
  }

  /// Whether a function ends its process.
  func ends(_ name: String) throws -> Bool {
    try GeneratedModules.run(folder.appending(path: "functions").path, [name], in: folder).status != 0
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
