import Source

/// The files of a workspace and of the folders above it that may name its version of Apollo.
///
/// Paths are relative to the workspace. The ones in other folders of the repository begin with `..`.
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

  private let paths: [String]

  /// - Parameter paths: files of other kinds are ignored.
  package init(_ paths: [String]) {
    self.paths = paths.filter { Kind($0) != nil }
  }

  /// Returns whether a file may name the version.
  package static func includes(_ path: String) -> Bool { Kind(path) != nil && isNear(owner(of: path)) }

  /// Returns whether a folder may contain such files.
  package static func mayContain(_ folder: String) -> Bool {
    let name = fileName(folder)
    if isProject(name) { return true }
    if folder.split(separator: "/").dropLast().contains(where: { isProject($0) }) {
      return ["xcshareddata", "swiftpm"].contains(name)
    }
    return !WorkspaceListing.isIgnored(folder) && isNear(folder)
  }

  /// Returns whether a folder is searched: in the workspace, and less far beside it.
  private static func isNear(_ folder: String) -> Bool {
    let depth = folder.split(separator: "/").count(where: { $0 != ".." })
    return depth <= (WorkspacePath.isOutside(folder) ? maximumDepthBeside : maximumDepth)
  }

  private static let maximumDepth = 4
  /// Below a folder that contains the workspace.
  private static let maximumDepthBeside = 2

  private static func isProject(_ name: some StringProtocol) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// Returns the folder of the project or package that a file belongs to.
  private static func owner(of path: String) -> String {
    path.split(separator: "/").dropLast().prefix { !isProject($0) }.joined(separator: "/")
  }

  /// The files for code in one folder. Near files come before far ones, and files above the folder are nearer than
  /// files beside it.
  struct Order: Equatable {
    /// Files with resolved versions.
    var resolved: [String] = []
    /// Files with requirements.
    var manifests: [String] = []
  }

  /// Returns the files in the workspace and above it, and the files of other folders in the repository.
  func ordered(from folder: String) -> (own: Order, beside: Order) {
    let parents = (paths + [folder]).map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
    // The components below the outermost folder, with '..' for the names of folders above the workspace.
    func components(_ path: String) -> [Substring] {
      let components = path.split(separator: "/")
      return Array(repeating: "..", count: parents - components.prefix { $0 == ".." }.count)
        + components.drop { $0 == ".." }
    }
    let from = components(folder)
    let files = paths.map { path in
      let to = components(Self.owner(of: path))
      let common = zip(from, to).prefix { $0 == $1 }.count
      return RankedFile(path: path, down: to.count - common, up: from.count - common)
    }
    let sorted = files.sorted()
    return (Order(sorted.filter { !$0.isBeside }), Order(sorted.filter(\.isBeside)))
  }
}

/// A file with its distance from the code.
private struct RankedFile: Comparable {
  var path: String
  /// How many folders lead down to its owner, from the nearest folder that contains both.
  var down: Int
  /// How many folders lead up to that folder.
  var up: Int

  var kind: ApolloVersionFiles.Kind? { ApolloVersionFiles.Kind(path) }

  /// Whether it belongs to a folder that neither is in the workspace nor contains the code.
  var isBeside: Bool { WorkspacePath.isOutside(path) && 0 < down }

  static func < (a: RankedFile, b: RankedFile) -> Bool {
    let (first, second) = ((a.kind?.rawValue ?? 0, a.down, a.up), (b.kind?.rawValue ?? 0, b.down, b.up))
    return first == second ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : first < second
  }
}

extension ApolloVersionFiles.Order {
  fileprivate init(_ files: [RankedFile]) {
    resolved = files.filter { $0.kind != .manifest }.map(\.path)
    manifests = files.filter { $0.kind == .manifest }.map(\.path)
  }
}
