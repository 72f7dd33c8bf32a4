import JSONSyntax
import Source

/// The paths of a workspace's files, with access to their contents.
package struct WorkspaceListing {
  /// Sorted paths relative to the workspace, without folders of dependencies and build products.
  let files: [String]
  /// The files that may name the version of Apollo, also above the workspace.
  let versionFiles: [String]
  private let contents: (String) -> SourceFile?

  /// - Parameters:
  ///   - files: paths relative to the workspace, in any order.
  ///   - versionFiles: the paths of files that may name the version of Apollo; nil for the ones in `files`.
  ///   - contents: returns the contents of a file; called for few files.
  package init(files: [String], versionFiles: [String]? = nil, contents: @escaping (String) -> SourceFile?) {
    self.files = files.filter { path in
      !path.split(separator: "/").dropLast().contains { Self.ignoredFolders.contains(String($0)) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.versionFiles = versionFiles ?? self.files.filter(ApolloVersionFiles.includes)
    self.contents = contents
  }

  /// Returns whether a folder holds dependencies or build products, so it need not be listed.
  package static func isIgnored(_ folder: String) -> Bool { ignoredFolders.contains(fileName(folder)) }

  /// Folders of dependencies and build products.
  private static let ignoredFolders: Set<String> = [
    ".build", ".git", ".mockd", ".swiftpm", "Carthage", "DerivedData", "Pods", ".Pods", "node_modules",
    "SourcePackages",
    "checkouts",
  ]

  /// Returns the files with one of the endings.
  func files(endingWith endings: String...) -> [String] {
    files.filter { path in endings.contains { path.hasSuffix($0) } }
  }

  /// Returns the root value of a JSON file.
  func json(_ path: String) -> JSONValue? {
    contents(path).flatMap { JSONDocument($0, code: .configSyntax).root }
  }

  /// Returns the contents of a file as text.
  func text(_ path: String) -> String? {
    contents(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the contents of a file.
  func file(_ path: String) -> SourceFile? { contents(path) }
}

/// Returns the last component of a path.
func fileName(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}
