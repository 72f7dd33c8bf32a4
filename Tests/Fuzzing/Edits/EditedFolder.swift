import Foundation

/// A folder on disk with edits, in the ways in which programs save, move and remove files. An edit that the present
/// files don't allow is skipped.
package struct EditedFolder {
  /// The absolute path.
  package let root: String
  private let configurations: [String]
  private var random: SplitMix64

  /// - Parameter configurations: the texts that edits of the settings write.
  package init(_ root: String, configurations: [String], seed: UInt64) {
    self.root = root
    self.configurations = configurations
    random = SplitMix64(seed: seed)
  }

  /// Creates all files.
  package func fill(_ contents: WorkspaceContents) {
    for (path, text) in contents.files { write(path, text) }
    write(StormWorkspace.configurationPath, configurations[contents.settings])
  }

  package mutating func apply(_ edit: WorkspaceEdit) {
    switch edit {
    case .write(let path, let text): save(path, text)
    case .remove(let path):
      unlink(absolute(path))
      if Bool.random(using: &random) { rmdir(absolute(parent(path))) }
    case .move(let from, let to):
      makeFolder(of: to)
      rename(absolute(from), absolute(to))
    case .moveFolder(let from, let to):
      makeFolder(of: to)
      rename(absolute(from), absolute(to))
    case .settings(let number): save(StormWorkspace.configurationPath, configurations[number])
    }
  }

  /// Restores the inputs, and removes the results of edits, but no outputs.
  package func restore(_ contents: WorkspaceContents) {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    // Contents are removed before their directory, and a directory that isn't empty stays.
    for path in paths.sorted(by: >) where !path.hasPrefix(".mockd") {
      if rmdir(absolute(path)) == 0 || errno != ENOTDIR || StormWorkspace.isOutput(path) { continue }
      let isInput = contents.files[path] != nil || path == StormWorkspace.configurationPath
      let isGenerated = path.hasSuffix(".swift") && !path.contains("Sources/")
      if !isInput, !isGenerated { unlink(absolute(path)) }
    }
    fill(contents)
  }

  private mutating func save(_ path: String, _ text: String) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      write(path, text, beside: "." + name(path) + ".tmp")
      rename(absolute(parent(path) + "." + name(path) + ".tmp"), absolute(path))
    case 1:
      // As Vim saves.
      rename(absolute(path), absolute(path + "~"))
      write(path, text)
      unlink(absolute(path + "~"))
    case 2:
      unlink(absolute(path))
      write(path, text)
    case 3:
      // In two pieces, so that watchers can read half a file.
      write(path, String(text.prefix(text.count / 2)))
      append(path, String(text.dropFirst(text.count / 2)))
    default: write(path, text)
    }
  }

  private func write(_ path: String, _ text: String, beside name: String? = nil) {
    makeFolder(of: path)
    let place = name.map { parent(path) + $0 } ?? path
    put(place, text, O_WRONLY | O_CREAT | O_TRUNC)
  }

  private func append(_ path: String, _ text: String) { put(path, text, O_WRONLY | O_APPEND) }

  private func put(_ path: String, _ text: String, _ flags: Int32) {
    let descriptor = open(absolute(path), flags | O_CLOEXEC, 0o644)
    guard 0 <= descriptor else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      bytes = bytes.dropFirst(count)
    }
    close(descriptor)
  }

  private func makeFolder(of path: String) {
    let folder = absolute(parent(path))
    if access(folder, F_OK) == 0 { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func absolute(_ path: String) -> String { root + "/" + path }

  /// Returns the parent folder with a trailing slash, or an empty string.
  private func parent(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  private func name(_ path: String) -> String { String(path.dropFirst(parent(path).count)) }
}
