import BuildGraph
import Configuration
import FileAccess
import GraphQLSchema
import Parallelism
import Reporting
import Source

/// A project graph with the revisions of its files.
///
/// `@unchecked Sendable`: the pool gives it to one action at a time.
final class PooledGraph: @unchecked Sendable {
  let key: GraphKey
  let graph: ProjectGraph
  private(set) var lists = InputLists()
  /// The files that the graph has, by name.
  private var files: [String: Revision] = [:]

  /// A file as last read.
  private struct Revision: Sendable {
    var file: SourceFile
    /// The digest that the request gave for the file.
    var digest: [UInt8]?
    /// The diagnostics about comments that suppress others.
    var comments: [Diagnostic]
  }

  init(_ key: GraphKey, isIncremental: Bool) {
    self.key = key
    graph = ProjectGraph(isIncremental: isIncremental)
  }

  /// The size of all files in bytes.
  private(set) var byteCount = 0

  /// Returns whether a file is a normalized schema, whose original has been checked.
  func isNormalized(_ name: String) -> Bool {
    lists.schema.contains(name)
      && files[name]?.file.bytes.starts(with: SchemaPrinter.canonicalHeader.utf8) == true
  }

  func source(_ name: String) -> SourceFile? { files[name]?.file }

  /// The diagnostics about comments that suppress others, in all files.
  var comments: [Diagnostic] { files.values.flatMap(\.comments) }

  /// Sets the inputs of the graph. Reads only files whose digest is missing or new.
  ///
  /// - Returns: the diagnostics of files that can't be read. The graph lacks them.
  func load(
    _ settings: Project, _ lists: InputLists, paths: [String: String], _ reader: InputFiles
  ) -> [Diagnostic] {
    let all = lists.all
    let names = all.sorted(by: precedesByBytes)
    files = files.filter { all.contains($0.key) }
    let stale = names.filter { name in
      guard let known = files[name]?.digest, let path = paths[name] else { return true }
      return reader.context.digest(of: path) != known
    }
    let results = stale.concurrentMap { range in
      range.map { index in
        Result { () throws(FileError) in try reader.read(paths[stale[index]] ?? stale[index], as: stale[index]) }
      }
    }
    var problems: [Diagnostic] = []
    for (name, result) in zip(stale, results) {
      switch result {
      case .success(let file):
        let digest = paths[name].flatMap { reader.context.digest(of: $0) }
        if files[name]?.file == file {
          files[name]?.digest = digest
        } else {
          let comments = name.hasSuffix(".json") ? [] : Suppressions(file).diagnostics
          files[name] = Revision(file: file, digest: digest, comments: comments)
        }
      case .failure(let error):
        files[name] = nil
        problems.append(.unreadable(error))
      }
    }
    self.lists = lists
    byteCount = files.values.reduce(0) { $0 + $1.file.bytes.count }
    graph.set(settings: settings)
    graph.set(modulesOfFiles: lists.modules)
    graph.set(
      schemaFiles: lists.schema, operationFiles: lists.operations, testFiles: lists.tests, codeFiles: lists.code,
      protocolFiles: lists.protocols)
    for name in names { graph.set(name, to: files[name]?.file) }
    return problems
  }
}
