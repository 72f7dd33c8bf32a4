import Source

/// Settings with all that is known of where they come from.
package struct LoadedConfiguration: Sendable {
  /// Whole even where there are errors: what is wrong has its default.
  package var settings = Settings()
  /// What is wrong, in order of place. Where there is an error, nothing may be generated.
  package var diagnostics: [Diagnostic] = []
  /// The paths of all files that were asked for, present or not: when one of them changes, so may the settings.
  package var files: [String] = []
  /// Those of `files` that do not exist.
  package var absentFiles: [String] = []
  /// Where the settings of the workspace were given.
  package var places = SettingPlaces()
  /// Where those of each project were given, in the order of `settings.projects`.
  package var projectPlaces: [SettingPlaces] = []

  /// The configuration files that were read, by path.
  package var sources: [String: SourceFile] = [:]

  package init() {}

  /// Whether something keeps the settings from being used.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Where settings were given. A setting without a place has its default.
package struct SettingPlaces: Sendable {
  private var places: [String: Location]
  /// The first byte of the object that describes the project.
  package var start: Location?

  /// Why settings that no key gives have their values, by path, as clauses.
  package var reasons: [String: String] = [:]

  /// Settings whose keys are misspelt or whose values are wrong. They have defaults that nobody chose, so nothing else is
  /// concluded from them.
  private var doubtful: Set<String> = []

  /// What Apollo's generator deletes, where its configuration was read.
  var pruning: ApolloPruning?

  package init(_ places: [String: Location] = [:]) {
    self.places = places
  }

  /// Where the setting of this path (`outputs.testMocks.path`) was given.
  package subscript(setting: String) -> Location? { places[setting] }

  /// The place of a setting, or else of the nearest setting around it, or else of the project.
  package func nearest(_ setting: String) -> Location {
    var path = setting[...]
    while true {
      if let place = places[String(path)] { return place }
      guard let dot = path.lastIndex(of: ".") else { break }
      path = path[..<dot]
    }
    return start ?? Location("", TextRange(at: 0))
  }

  /// Whether one of some settings, or one in them or around them, is misspelt or wrong, which is reported already.
  func isDoubtful(_ settings: String...) -> Bool {
    doubtful.contains { wrong in
      settings.contains { $0 == wrong || wrong.hasPrefix($0 + ".") || $0.hasPrefix(wrong + ".") }
    }
  }

  /// Notes which settings of a file are misspelt or wrong.
  ///
  /// - Parameter path: leads to the object of the project in the file.
  mutating func noteMistakes(_ check: ShapeCheck, at path: [String] = []) {
    for keys in check.misspelt where keys.starts(with: path) {
      doubtful.insert(keys.dropFirst(path.count).joined(separator: "."))
    }
    for mistake in check.diagnostics where mistake.severity == .error && mistake.code != .configUnknownKey {
      // The innermost setting around it; of two names for one value, both.
      let around = places.filter { $0.value.holds(mistake.location) }
      let length = around.values.map(\.range.count).min()
      doubtful.formUnion(around.lazy.filter { $0.value.range.count == length }.map(\.key))
    }
  }

  /// Adds places that were read later, and so win.
  mutating func merge(_ later: [String: Location]) {
    places.merge(later) { $1 }
  }
}

extension Location {
  fileprivate func holds(_ other: Location) -> Bool {
    file == other.file && range.lower <= other.range.lower && other.range.upper <= range.upper
  }
}
