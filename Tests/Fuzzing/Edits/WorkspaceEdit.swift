/// A change of a workspace. It describes the result, not the former state, so any part of a sequence of edits is valid.
package enum WorkspaceEdit: Hashable, Sendable, CustomStringConvertible {
  case write(path: String, text: String)
  case remove(path: String)
  /// Moves a file, and replaces the file at the target.
  case move(from: String, to: String)
  /// Moves a folder with its contents, unless the target exists.
  case moveFolder(from: String, to: String)
  /// Selects the settings of a number. The code that applies the edit defines these.
  case settings(Int)

  package var description: String {
    switch self {
    case .write(let path, let text): "write \(path):\n\(text)\n---"
    case .remove(let path): "remove \(path)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .moveFolder(let from, let to): "move folder \(from) to \(to)"
    case .settings(let number): "settings \(number)"
    }
  }
}

/// The files of a workspace and its settings, without a disk.
package struct WorkspaceContents: Hashable, Sendable {
  /// The texts by path.
  package var files: [String: String]
  package var settings = 0

  package init(files: [String: String]) {
    self.files = files
  }

  package mutating func apply(_ edit: WorkspaceEdit) {
    switch edit {
    case .write(let path, let text): files[path] = text
    case .remove(let path): files[path] = nil
    case .move(let from, let to):
      guard let text = files.removeValue(forKey: from) else { return }
      files[to] = text
    case .moveFolder(let from, let to):
      guard !files.keys.contains(where: { $0.hasPrefix(to + "/") }) else { return }
      for (path, text) in files where path.hasPrefix(from + "/") {
        files[path] = nil
        files[to + path.dropFirst(from.count)] = text
      }
    case .settings(let number): settings = number
    }
  }
}
