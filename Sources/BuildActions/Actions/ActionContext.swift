import Source

/// The circumstances of one action.
package struct ActionContext: Sendable {
  /// The folder that all paths of the arguments are relative to; empty for the working directory.
  package let folder: String
  /// The digests of inputs by normalized path.
  private let digests: [String: [UInt8]]
  /// Returns whether to stop.
  package let isCancelled: @Sendable () -> Bool

  /// - Parameter digests: the digests of inputs by path. A file with the digest that it had before is not read again.
  package init(
    folder: String = "", digests: [(path: String, digest: [UInt8])] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.folder = folder
    let known = digests.lazy.filter { !$0.digest.isEmpty }.map { (WorkspacePath.normalized($0.path), $0.digest) }
    self.digests = Dictionary(known, uniquingKeysWith: { $1 })
    self.isCancelled = isCancelled
  }

  /// Returns the digest of an input, or nil if it is unknown.
  func digest(of path: String) -> [UInt8]? { digests.isEmpty ? nil : digests[WorkspacePath.normalized(path)] }

  /// Returns the path of a file for the system.
  func place(_ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : Path.join(folder, path)
  }
}
