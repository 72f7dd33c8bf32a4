import JSONSyntax
import Source

/// The listing of all settings with their values and places.
package enum EffectiveSettings {
  /// Returns the listing as JSON, ending with a line terminator: every setting of every project, in a fixed order.
  ///
  /// An entry looks like `"outputs.testMocks.path": { "value": …, "from": "default" }`. `from` is the file and line of
  /// the setting, and `why` the reason for an inferred value.
  package static func json(of loaded: LoadedConfiguration) -> String {
    let workspace = workspaceKeys.map { ($0.name, $0.settings(loaded.settings)) }
    let projects = loaded.allProjects.map { project, places in
      JSONTree.object(listing(projectKeys.map { ($0.name, $0.settings(project)) }, places, loaded))
    }
    let tree: JSONTree = [
      "files": .array(loaded.files.filter { !loaded.absentFiles.contains($0) }.map(JSONTree.string)),
      "workspace": .object(listing(workspace, loaded.places, loaded)),
      "projects": .array(projects),
    ]
    return tree.text + "\n"
  }

  private static func listing(
    _ settings: [(name: String, contents: SettingContents)], _ places: SettingPlaces, _ loaded: LoadedConfiguration,
    prefix: String = ""
  ) -> [JSONTree.Member] {
    settings.flatMap { name, contents -> [JSONTree.Member] in
      let path = prefix + name
      switch contents {
      case .nothing: return []
      case .value(let value):
        var members = [
          JSONTree.Member("value", value), JSONTree.Member("from", .string(origin(of: path, places, loaded))),
        ]
        if let reason = places.reasons[path] { members.append(JSONTree.Member("why", .string(reason))) }
        return [JSONTree.Member(path, .object(members))]
      case .group(let members): return listing(members, places, loaded, prefix: path + ".")
      }
    }
  }

  private static func origin(of setting: String, _ places: SettingPlaces, _ loaded: LoadedConfiguration) -> String {
    guard let place = places[setting] else { return "default" }
    guard let source = loaded.sources[place.file] else { return place.file }
    return "\(place.file):\(LineTable(source.bytes).line(at: place.range.lower) + 1)"
  }
}
