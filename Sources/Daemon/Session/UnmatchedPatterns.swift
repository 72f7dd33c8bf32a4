import Configuration
import Source

/// A setting with patterns that match no file.
struct UnmatchedPattern {
  /// The setting: `tests.[0]`, or `schema` if none of its patterns matches a file.
  var setting: String
  /// The patterns that match no file.
  var patterns: [String]
  /// Whether the project can't be generated without such a file.
  var isRequired: Bool
  /// A file that would match if case were ignored, as it is on some file systems.
  var similarFile: String?
  /// The index of the project in its group.
  var module = 0
}

extension UnmatchedPattern {
  /// Returns the patterns of a project, and of the others in its group, that match no file.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of files that were searched.
  ///   - files: returns the readable files of a kind.
  ///   - similarFile: returns a file that patterns match if case is ignored.
  static func all(
    of project: Project, kinds: [InputKind], files: (InputKind) -> Set<String>, similarFile: ([String]) -> String?
  ) -> [UnmatchedPattern] {
    (0..<project.moduleCount).flatMap { index in
      all(ofModule: project.module(index), kinds: kinds, files: files).map { pattern in
        var pattern = pattern
        pattern.module = index
        pattern.similarFile = similarFile(pattern.patterns)
        return pattern
      }
    }
  }

  private static func all(
    ofModule project: Project, kinds: [InputKind], files: (InputKind) -> Set<String>
  ) -> [UnmatchedPattern] {
    var result: [UnmatchedPattern] = []
    func check(_ setting: String, _ patterns: [String], _ kind: InputKind, isRequired: Bool) {
      guard kinds.contains(kind) else { return }
      let files = files(kind)
      let included = GlobSet(patterns)
      if isRequired, !files.contains(where: { included.matches($0) }) {
        result.append(UnmatchedPattern(setting: setting, patterns: patterns, isRequired: true))
        return
      }
      for (index, pattern) in patterns.enumerated() where !pattern.hasPrefix("!") {
        let glob = GlobSet([pattern])
        if files.contains(where: { glob.matches($0) && included.matches($0) }) { continue }
        result.append(UnmatchedPattern(setting: "\(setting).[\(index)]", patterns: [pattern], isRequired: false))
      }
    }
    for (index, output) in project.outputs.protocolMocks.enumerated() {
      check("outputs.protocolMocks.[\(index)].sources", output.sources, .protocols, isRequired: true)
    }
    if project.outputs.useGraphQL {
      check("schema", project.schema, .schema, isRequired: true)
      // A project without operations can have the schema of others.
      check("operations", project.operations, .operations, isRequired: !project.operations.isEmpty)
    }
    check("tests", project.tests, .tests, isRequired: false)
    check("sources", project.sources, .code, isRequired: false)
    return result
  }

  /// Returns the diagnostic, or nil for a default pattern without effect.
  func diagnostic(_ places: SettingPlaces) -> Diagnostic? {
    let places = 0 < module && module <= places.modules.count ? places.modules[module - 1] : places
    let list = patterns.map { "'\($0)'" }.joined(separator: ", ")
    let hint = similarFile.map { differsInCase($0) } ?? ""
    if isRequired {
      let name = setting.split(separator: ".").last ?? ""
      return Diagnostic(
        .inputNoMatch, "No file matches '\(name)' (\(list))\(hint)",
        at: places.nearest(setting))
    }
    return places[setting].map {
      Diagnostic(.inputNoMatch, .warning, "No file matches the pattern \(list)\(hint)", at: $0)
    }
  }
}
