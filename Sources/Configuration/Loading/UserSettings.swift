import JSONSyntax
import Source

/// The settings of a user, stored outside all repositories.
///
/// The only key is `trustedRepositories`, a list of folders: repositories, or folders of configurations outside
/// repositories. `/*` at the end means all folders below; `~/` at the start means the home folder.
package struct UserSettings: Sendable, Equatable {
  /// Absolute paths as written, with `~` expanded.
  package private(set) var trustedRepositories: [String] = []

  package init() {}

  /// Reads a file of user settings.
  ///
  /// - Parameter home: the absolute path of the home folder, if there is one.
  /// - Returns: the valid settings, and the problems as sentences without full stops.
  package static func read(_ file: SourceFile, home: String?) -> (settings: UserSettings, problems: [String]) {
    let document = JSONDocument(file, code: .configSyntax)
    if document.diagnostics.contains(where: { $0.severity == .error }) || document.root == nil {
      return (UserSettings(), ["It is not valid JSON"])
    }
    guard let root = document.root, root.kind == .object else { return (UserSettings(), ["It is not a JSON object"]) }
    var settings = UserSettings()
    var problems: [String] = []
    for member in root.members {
      let key = member.key.string ?? ""
      guard key == "trustedRepositories" else {
        problems.append("Unknown key '\(shortened(key))'; the only key is 'trustedRepositories'")
        continue
      }
      guard member.value.kind == .array else {
        problems.append("'trustedRepositories' must be a list of paths")
        continue
      }
      for element in member.value.elements {
        if let path = element.string.flatMap({ absolute($0, home: home) }) {
          settings.trustedRepositories.append(path)
        } else {
          problems.append("'trustedRepositories' must contain only absolute paths")
        }
      }
    }
    return (settings, problems)
  }

  private static func absolute(_ path: String, home: String?) -> String? {
    if path.hasPrefix("/") { return path }
    guard let home, path.hasPrefix("~/") else { return nil }
    return (home == "/" ? "" : home) + path.dropFirst()
  }

  /// Returns whether the user trusts a folder.
  ///
  /// - Parameters:
  ///   - folder: an absolute path without symbolic links.
  ///   - realPath: resolves the symbolic links of a path; nil if the folder does not exist.
  package func trust(_ folder: String, realPath: (String) -> String?) -> Bool {
    trustedRepositories.contains { entry in
      let isPattern = entry.hasSuffix("/*")
      let listed = isPattern ? String(entry.dropLast(2)) : entry
      guard let real = realPath(listed.isEmpty ? "/" : listed) else { return false }
      if !isPattern { return folder == real }
      return folder != real && folder.hasPrefix(real == "/" ? real : real + "/")
    }
  }
}
