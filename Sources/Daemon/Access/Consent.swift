import CLibrary
import Configuration
import FileAccess
import Source

/// The user's consent to access outside of workspaces, in general or for trusted repositories. The command line, the
/// settings of an editor and the user's settings file give it.
package struct Consent: Sendable, Equatable {
  /// Whether workspaces may read and write outside their boundary.
  package var allowsOutside: Bool
  /// The user's own settings.
  package var settings: UserSettings
  /// The absolute path, without symbolic links, of the home folder. Neither it nor a folder above it is a boundary.
  var home: String?

  package init(allowsOutside: Bool = false, settings: UserSettings = UserSettings(), home: String? = nil) {
    self.allowsOutside = allowsOutside
    self.settings = settings
    self.home = home ?? Self.homeFolder.flatMap { try? FileSystem.realPath($0) }
  }

  /// Reads the settings file of the user.
  ///
  /// - Returns: also what is wrong with that file, as sentences without full stops.
  package static func ofUser(allowsOutside: Bool = false) -> (consent: Consent, problems: [String]) {
    guard let path = settingsPath, exists(path) else { return (Consent(allowsOutside: allowsOutside), []) }
    do throws(FileError) {
      let bytes = try ownBytes(path)
      let (settings, problems) = UserSettings.read(SourceFile(path: path, bytes: bytes), home: homeFolder)
      return (Consent(allowsOutside: allowsOutside, settings: settings), problems.map { "'\(path)': \($0)" })
    } catch {
      let problem = error.reason == .notPermitted ? "other users can write it" : "\(error.reason)"
      return (Consent(allowsOutside: allowsOutside), ["Ignoring '\(path)': \(problem)"])
    }
  }

  /// Returns whether the user trusts a folder, given by its absolute path without symbolic links.
  func trusts(_ folder: String) -> Bool { settings.trust(folder) { try? FileSystem.realPath($0) } }

  func isHomeOrAbove(_ folder: String) -> Bool { folder == "/" || home.map { Path.isInside($0, folder) } ?? false }

  // MARK: The settings file

  /// `mockd/config.json` in the folder of settings, as the XDG Base Directory Specification has it.
  private static var settingsPath: String? {
    if let folder = environmentValue("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder + "/mockd/config.json" }
    return homeFolder.map { $0 + "/.config/mockd/config.json" }
  }

  static var homeFolder: String? {
    if let home = environmentValue("HOME"), home.hasPrefix("/") { return home }
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    return String(cString: folder)
  }

  private static func exists(_ path: String) -> Bool { (try? FileSystem.status(path, followingLinks: false)) != nil }

  /// Reads a file that belongs to the user or to root, and that other users can't change.
  private static func ownBytes(_ path: String) throws(FileError) -> [UInt8] {
    let file = try FileSystem.open(path)
    let status = try file.status()
    guard status.kind == .regular else { throw FileError(path, .notRegular) }
    guard status.owner == geteuid() || status.owner == 0, status.permissions & 0o022 == 0 else {
      throw FileError(path, .notPermitted)
    }
    return try file.readAll(limit: largestSettings)
  }

  /// In bytes.
  private static let largestSettings = 1 << 20
}
