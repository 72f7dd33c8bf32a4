import BuildGraph
import FileAccess

extension SharedOutputs {
  /// Whether changes of a file keep no others waiting. Editable files may be inputs, too.
  func debouncesSeparately(_ file: String) -> Bool {
    if case .besideOperations = self { file.hasSuffix(Self.generatedSuffix) } else { false }
  }
}

/// The folders beside operation files that generated files are written to.
struct BesideFolders: Sendable {
  /// An absolute path that no operation file lies outside of.
  var root: String
  /// As in `SharedOutputs`.
  var subpath: String
  /// Whether operation files can be in a directory below the root, or below that.
  var holdsOperations: @Sendable (String) -> Bool

  func match(_ file: String) -> Bool {
    guard file.hasSuffix(SharedOutputs.generatedSuffix) else { return false }
    let folder = parentPath(file)
    if subpath.isEmpty { return isFolderOfOperations(folder) }
    return folder.hasSuffix("/" + subpath) && isFolderOfOperations(String(folder.dropLast(subpath.count + 1)))
  }

  /// Whether such a folder can be a directory, or below it.
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
