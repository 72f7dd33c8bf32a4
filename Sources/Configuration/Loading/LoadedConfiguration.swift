import JSONSyntax
import Source

/// The settings of a workspace, with their sources and diagnostics.
package struct LoadedConfiguration: Sendable {
  /// The settings. Invalid ones have their defaults.
  package var settings = Settings()
  /// The diagnostics, sorted by place. If there is an error, nothing may be generated.
  package var diagnostics: [Diagnostic] = []
  /// The paths of all files that the loader requested, even if missing. A change of one may change the settings.
  package var files: [String] = []
  /// The paths in `files` that don't exist.
  package var absentFiles: [String] = []
  /// The places of the workspace's settings.
  package var places = SettingPlaces()
  /// The places of each project's settings, in the order of `settings.projects`.
  package var projectPlaces: [SettingPlaces] = []

  /// The configuration files by path.
  package var sources: [String: SourceFile] = [:]

  package init() {}

  /// All projects with their places, in the order of the groups.
  package var allProjects: [(project: Project, places: SettingPlaces)] {
    zip(settings.projects, projectPlaces).flatMap { project, places in
      [(project.module(0), places)] + zip(project.modules.map(\.settings), places.modules).map { ($0, $1) }
    }
  }

  /// Removes the projects for which a closure returns false.
  package mutating func keepProjects(_ isKept: (Project) -> Bool) {
    let kept = settings.projects.indices.filter { isKept(settings.projects[$0]) }
    settings.projects = kept.map { settings.projects[$0] }
    projectPlaces = kept.compactMap { projectPlaces.indices.contains($0) ? projectPlaces[$0] : nil }
  }

  /// Whether there are errors, so the settings can't be used.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The places of a project's settings in configuration files, with other facts that checks of the settings need. A
/// setting without a place has its default.
package struct SettingPlaces: Sendable {
  private var places: [String: Location]
  /// The first byte of the object that describes the project.
  package var start: Location?

  /// The keys of the project's own object, which override shared ones.
  var ownKeys: [JSONValue] = []
  /// The places of the settings of the other modules in its group.
  package var modules: [SettingPlaces] = []

  /// The reasons for inferred values of settings, as clauses, by path.
  package var reasons: [String: String] = [:]

  /// Settings with misspelled keys or invalid values. They have defaults, so other checks skip them.
  private var doubtful: Set<String> = []

  /// The files that Apollo's generator deletes, if its configuration was read.
  var pruning: ApolloPruning?

  package init(_ places: [String: Location] = [:]) {
    self.places = places
  }

  /// The place of the setting at a path, such as `outputs.testMocks.path`.
  package subscript(setting: String) -> Location? { places[setting] }

  /// Returns the place of a setting, else that of the nearest enclosing setting, else that of the project.
  package func nearest(_ setting: String) -> Location {
    var path = setting[...]
    while true {
      if let place = places[String(path)] { return place }
      guard let dot = path.lastIndex(of: ".") else { break }
      path = path[..<dot]
    }
    return start ?? Location("", TextRange(at: 0))
  }

  /// Returns whether a misspelled or invalid setting is one of `settings`, contains one, or is inside one.
  func isDoubtful(_ settings: String...) -> Bool {
    doubtful.contains { wrong in
      settings.contains { $0 == wrong || wrong.hasPrefix($0 + ".") || $0.hasPrefix(wrong + ".") }
    }
  }

  /// Records the misspelled or invalid settings of a file.
  ///
  /// - Parameter path: the path of the project's object in the file.
  mutating func noteMistakes(_ check: ShapeCheck, at path: [String] = []) {
    for keys in check.misspelt where keys.starts(with: path) {
      doubtful.insert(keys.dropFirst(path.count).joined(separator: "."))
    }
    for mistake in check.diagnostics where mistake.severity == .error && mistake.code != .configUnknownKey {
      // The innermost enclosing setting. If a value has two names, both.
      let around = places.filter { $0.value.holds(mistake.location) }
      let length = around.values.map(\.range.count).min()
      doubtful.formUnion(around.lazy.filter { $0.value.range.count == length }.map(\.key))
    }
  }

  /// Adds the places of a later file, which override earlier ones.
  mutating func merge(_ later: [String: Location]) {
    places.merge(later) { $1 }
  }
}

extension Location {
  fileprivate func holds(_ other: Location) -> Bool {
    file == other.file && range.lower <= other.range.lower && other.range.upper <= range.upper
  }
}
