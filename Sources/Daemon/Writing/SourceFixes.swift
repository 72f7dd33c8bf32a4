import FileAccess
import Source

/// Applies the edits of fixes to the files of a workspace.
package struct SourceFixes {
  private let root: String
  private let policy: AccessPolicy

  /// - Parameters:
  ///   - root: the absolute path of the workspace.
  ///   - access: what may be reached; nil for the repository of the workspace.
  package init(root: String, access: AccessPolicy? = nil) {
    self.root = Path.normalized(root)
    policy = access ?? AccessPolicy(workspace: self.root)
  }

  /// The result of applying edits.
  package struct Outcome: Sendable {
    /// The files that were changed, in order.
    package var files: [String] = []
    /// The files that could not be changed, in order, with the reason.
    package var failures: [(file: String, reason: String)] = []
  }

  /// Makes edits that do not touch each other.
  ///
  /// Changes only files of the workspace that still have the contents that were read. Each is replaced as a whole.
  ///
  /// - Parameter sources: the files from which the edits were computed, by path.
  package func apply(_ edits: [Diagnostic.Edit], to sources: [String: SourceFile]) -> Outcome {
    var outcome = Outcome()
    let byFile = Dictionary(grouping: edits, by: \.location.file)
    for (file, edits) in byFile.sorted(by: { precedesByBytes($0.key, $1.key) }) {
      do throws(FixFailure) {
        try apply(edits, toFile: file, sources[file])
        outcome.files.append(file)
      } catch {
        outcome.failures.append((file, error.reason))
      }
    }
    return outcome
  }

  private struct FixFailure: Error {
    var reason: String
  }

  private func apply(_ edits: [Diagnostic.Edit], toFile file: String, _ source: SourceFile?) throws(FixFailure) {
    let path = Path.normalized(file.hasPrefix("/") ? file : root + "/" + file)
    let failure: String?
    do throws(FileError) {
      failure = try replace(path, edits, source)
    } catch {
      failure = error.reason.description
    }
    if let failure { throw FixFailure(reason: failure) }
  }

  /// Replaces a file by its text with the edits. Returns the reason if the file can't be changed.
  private func replace(
    _ path: String, _ edits: [Diagnostic.Edit], _ source: SourceFile?
  ) throws(FileError) -> String? {
    let access = try ConfinedRoot(policy)
    let real = try access.realPath(path)
    guard Path.isInside(real, try access.realPath(root)) else { return "it is outside the workspace" }
    let status = try access.status(real, followingLinks: false)
    guard let source, try access.read(real, followingLinks: false) == source.bytes else {
      return "it changed in the meantime"
    }
    var disk = Disk(access, root: root)
    try disk.replaceFile(real, source.bytes.applying(edits), replacing: status)
    return nil
  }
}

extension [UInt8] {
  /// The text after edits that do not touch each other. Ranges outside the text are cut to it.
  fileprivate func applying(_ edits: [Diagnostic.Edit]) -> [UInt8] {
    var text = self
    for edit in edits.sorted(by: { $1.location.range < $0.location.range }) {
      let upper = Swift.min(Int(edit.location.range.upper), text.count)
      text.replaceSubrange(Swift.min(Int(edit.location.range.lower), upper)..<upper, with: edit.replacement.utf8)
    }
    return text
  }
}
