import Configuration
import FileAccess
import Source

/// The request of a command to keep results of single builds for later processes.
package struct CacheRequest: Sendable {
  /// The folder that the user named; nil for `.mockd/cache`, if the configuration requests it.
  package var folder: String?
  /// Whether the configuration may request `.mockd/cache`.
  package var mayUseWorkspace: Bool
  /// The program and the platform. Results of other programs are not used.
  package var program: String

  package init(folder: String? = nil, mayUseWorkspace: Bool = true, program: String) {
    self.folder = folder
    self.mayUseWorkspace = mayUseWorkspace
    self.program = program
  }

  /// The environment variable with a secret that replaces the keys in files.
  package static let keyVariable = "MOCKD_CACHE_KEY"
  static let workspaceFolder = StateDirectory.name + "/cache"

  /// Opens the cache; nil if none is requested.
  func open(for workspace: Workspace, _ settings: Settings) -> ResultCache? {
    guard folder != nil || mayUseWorkspace && settings.cache else { return nil }
    return ResultCache(place(in: workspace), program: program)
  }

  /// Opens the requested folder, and finds its key.
  package func place(in workspace: Workspace) -> Result<CachePlace, CachePlace.Failure> {
    Result { () throws(CachePlace.Failure) in
      guard let folder else { return try CachePlace(inStateOf: workspace) }
      return try CachePlace(folder, for: workspace)
    }
  }
}
