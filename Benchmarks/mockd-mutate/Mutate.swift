import Foundation

/// Builds mutations into a copy of the sources. `scripts/mutate` compiles the copy once and runs the tests with one
/// active mutation at a time.
///
/// Arguments: the root of the package, the folder for the changed files, a seed, a count, the numbers of excluded
/// mutations, and the modules to mutate. Numbers and modules are separated by commas; without modules, all are
/// mutated. Prints one JSON object per line for each mutation.
@main
struct Mutate {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 7, let seed = UInt64(arguments[3]), let count = Int(arguments[4]) else {
      FileHandle.standardError.write(Data("usage: mockd-mutate ROOT OUTPUT SEED COUNT LEFT-OUT MODULES\n".utf8))
      exit(2)
    }
    let root = URL(filePath: arguments[1])
    let output = URL(filePath: arguments[2])
    let leftOut = Set(arguments[5].split(separator: ",").compactMap { Int($0) })
    let modules = Set(arguments[6].split(separator: ",").map(String.init))
    let files = try sources(below: root, of: modules)
    let mutations = MutationChoice.choose(count, of: files, seed: seed).filter { !leftOut.contains($0.number) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    for mutation in mutations {
      guard let file = byPath[mutation.file] else { continue }
      print(String(decoding: try encoder.encode(Line(mutation, in: file)), as: UTF8.self))
    }
    for (path, mutations) in Dictionary(grouping: mutations, by: \.file) {
      guard let file = byPath[path] else { continue }
      try write(file.rewritten(with: mutations), to: output.appending(path: path))
      let module = path.split(separator: "/").prefix(2).joined(separator: "/")
      try write(Array(MutantSwitch.text.utf8), to: output.appending(path: "\(module)/\(MutantSwitch.fileName)"))
    }
  }

  private static func sources(below root: URL, of modules: Set<String>) throws -> [MutableFile] {
    let paths =
      FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)?
      .compactMap { $0 as? String } ?? []
    let chosen = paths.filter { path in
      let parts = path.split(separator: "/")
      return path.hasSuffix(".swift") && 1 < parts.count && (modules.isEmpty || modules.contains(String(parts[0])))
    }
    return try chosen.sorted().map { path in
      let bytes = Array(try Data(contentsOf: root.appending(path: "Sources/\(path)")))
      return MutableFile(path: "Sources/\(path)", bytes: bytes)
    }
  }

  private static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The printed form of a mutation.
  private struct Line: Encodable {
    var number: Int
    var module: String
    var file: String
    var line: Int
    var lastLine: Int
    var kind: String
    var original: String

    init(_ numbered: NumberedMutation, in file: MutableFile) {
      let range = numbered.mutation.range
      number = numbered.number
      module = file.module
      self.file = file.path
      line = file.line(of: range.lowerBound)
      lastLine = file.line(of: range.upperBound)
      kind = numbered.mutation.kind
      original = String(decoding: file.bytes[range], as: UTF8.self)
    }
  }
}
