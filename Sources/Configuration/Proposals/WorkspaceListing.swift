import JSONSyntax
import Source

/// What a workspace holds, seen from outside: the paths of its files, and a way to their contents.
package struct WorkspaceListing {
  /// Paths relative to the workspace, sorted, without what tools and package managers keep.
  let files: [String]
  private let contents: (String) -> SourceFile?

  /// - Parameters:
  ///   - files: paths relative to the workspace, in any order.
  ///   - contents: the contents of one of them; asked for few.
  package init(files: [String], contents: @escaping (String) -> SourceFile?) {
    self.files = files.filter { path in
      !path.split(separator: "/").dropLast().contains { Self.ignoredFolders.contains(String($0)) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.contents = contents
  }

  /// Whether a folder, by its path, holds what tools and package managers keep, so that it need not be listed.
  package static func isIgnored(_ folder: String) -> Bool { ignoredFolders.contains(fileName(folder)) }

  /// Folders of dependencies and build products.
  private static let ignoredFolders: Set<String> = [
    ".build", ".git", ".mockd", ".swiftpm", "Carthage", "DerivedData", "Pods", ".Pods", "node_modules",
    "SourcePackages",
    "checkouts",
  ]

  /// The files whose last component has one of the endings.
  func files(endingWith endings: String...) -> [String] {
    files.filter { path in endings.contains { path.hasSuffix($0) } }
  }

  /// The outermost value of a JSON file.
  func json(_ path: String) -> JSONValue? {
    contents(path).flatMap { JSONDocument($0, code: .configSyntax).root }
  }

  /// The file's contents as text.
  func text(_ path: String) -> String? {
    contents(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The file itself.
  func file(_ path: String) -> SourceFile? { contents(path) }
}

/// The last component of a path.
func fileName(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}
