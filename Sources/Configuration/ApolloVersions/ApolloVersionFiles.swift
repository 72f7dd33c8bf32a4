import Source

/// The files of a workspace that may name its version of Apollo.
package struct ApolloVersionFiles {
  /// The kinds of files, the most reliable first.
  enum Kind: Int, Comparable {
    /// A `Package.resolved` of a Swift package, an Xcode project or workspace, or Tuist.
    case resolved
    case podfileLock
    /// A file with requirements: `Package.swift`, `Project.swift`, `project.pbxproj` or `project.yml`.
    case manifest

    init?(_ path: String) {
      switch fileName(path) {
      case "Package.resolved", ".package.resolved": self = .resolved
      case "Podfile.lock": self = .podfileLock
      case "Package.swift", "Project.swift", "Dependencies.swift", "project.pbxproj", "project.yml": self = .manifest
      default: return nil
      }
    }

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// Paths relative to the workspace.
  private let paths: [String]

  /// - Parameter paths: relative to the workspace; files of other kinds are ignored.
  package init(_ paths: [String]) {
    self.paths = paths.filter { Kind($0) != nil }
  }

  /// Returns whether a file may name the version. The path is relative to the workspace.
  package static func includes(_ path: String) -> Bool {
    Kind(path) != nil && depth(of: owner(of: path)) <= maximumDepth
  }

  /// Returns whether a folder may contain such files. The path is relative to the workspace.
  package static func mayContain(_ folder: String) -> Bool {
    let name = fileName(folder)
    if isProject(name) { return true }
    if folder.split(separator: "/").dropLast().contains(where: { isProject($0) }) {
      return ["xcshareddata", "swiftpm"].contains(name)
    }
    return !WorkspaceListing.isIgnored(folder) && depth(of: folder) <= maximumDepth
  }

  private static let maximumDepth = 4

  private static func isProject(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Returns the folder of the project or package that a file belongs to.
  private static func owner(of path: String) -> String {
    path.split(separator: "/").dropLast().prefix { !isProject($0) }.joined(separator: "/")
  }

  private static func depth(of folder: String) -> Int { folder.split(separator: "/").count }

  /// Returns the paths in the order of reading for code in `folder`.
  /// Resolved versions come before requirements, then near files before far ones. Files above the folder are nearer
  /// than files beside it.
  func ordered(from folder: String) -> [String] {
    let from = folder.split(separator: "/")
    func rank(_ path: String) -> (Int, Int, Int) {
      let to = Self.owner(of: path).split(separator: "/")
      let common = zip(from, to).prefix { $0 == $1 }.count
      return (Kind(path)?.rawValue ?? 0, to.count - common, from.count - common)
    }
    return paths.map { (path: $0, rank: rank($0)) }.sorted { a, b in
      a.rank == b.rank ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : a.rank < b.rank
    }.map(\.path)
  }
}
