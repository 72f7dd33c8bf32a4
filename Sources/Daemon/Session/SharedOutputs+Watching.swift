import BuildGraph
import FileAccess
import Source

extension SharedOutputs {
  /// Returns whether a file's changes don't delay others. Editable files may also be inputs.
  func debouncesSeparately(_ file: String) -> Bool {
    if case .besideOperations = self { file.hasSuffix(Self.generatedSuffix) } else { false }
  }
}

/// The folders beside operation files that receive generated files.
struct BesideFolders: Sendable {
  /// An absolute path that contains all operation files.
  var root: String
  /// The path from an operation file's folder, as in `SharedOutputs`.
  var subpath: String
  /// Whether a directory, or one below it, can contain operation files.
  var holdsOperations: @Sendable (String) -> Bool

  func match(_ file: String) -> Bool {
    guard file.hasSuffix(SharedOutputs.generatedSuffix) else { return false }
    let folder = Path.parent(file)
    if subpath.isEmpty { return isFolderOfOperations(folder) }
    return folder.hasSuffix("/" + subpath) && isFolderOfOperations(String(folder.dropLast(subpath.count + 1)))
  }

  /// Returns whether a directory can be such a folder, or be inside one.
  func mayContain(_ directory: String) -> Bool {
    if isFolderOfOperations(directory) { return true }
    var beginning = ""
    for component in subpath.split(separator: "/") {
      beginning += "/" + component
      if directory.hasSuffix(beginning), isFolderOfOperations(String(directory.dropLast(beginning.count))) {
        return true
      }
    }
    return false
  }

  private func isFolderOfOperations(_ directory: String) -> Bool { directory == root || holdsOperations(directory) }
}
