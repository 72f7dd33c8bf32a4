import JSONSyntax
import Source

/// One key of a configuration file: its name, value shape, documentation, and the part of `Target` that it sets.
///
/// The tables of keys drive decoding, checks, the JSON Schema and the listing of effective settings. Defaults are the
/// values in a new `Target`.
struct Key<Target: Sendable>: Sendable {
  let name: String
  let documentation: String
  /// Former names of the key.
  private(set) var aliases: [String] = []
  private(set) var isRequired = false
  /// Whether `null` means the default.
  private(set) var acceptsNull = false
  /// The setting that the key sets, if its path differs from that of the key.
  private(set) var setting: [String]?
  /// Returns the shape of values, with the defaults of a target.
  let shape: @Sendable (Target) -> ValueShape
  /// Sets the setting to a value. Ignores values of a wrong shape, which `ShapeCheck` reports.
  let read: @Sendable (JSONValue, inout Target, inout Reading) -> Void
  /// Returns the settings of a target that belong to this key.
  let settings: @Sendable (Target) -> SettingContents

  init(
    _ name: String, _ documentation: String, shape: @escaping @Sendable (Target) -> ValueShape,
    read: @escaping @Sendable (JSONValue, inout Target, inout Reading) -> Void,
    settings: @escaping @Sendable (Target) -> SettingContents
  ) {
    self.name = name
    self.documentation = documentation
    self.shape = shape
    self.read = read
    self.settings = settings
  }

  /// Returns the description of the key, with the defaults of `target`.
  func description(in target: Target) -> KeyDescription {
    var description = KeyDescription(name, shape(target), documentation)
    description.aliases = aliases
    description.isRequired = isRequired
    description.acceptsNull = acceptsNull
    if case .value(let value) = settings(target), value != .null { description.defaultValue = value }
    return description
  }

  func required() -> Key {
    var key = self
    key.isRequired = true
    return key
  }

  func nullable() -> Key {
    var key = self
    key.acceptsNull = true
    return key
  }

  func alias(_ name: String) -> Key {
    var key = self
    key.aliases.append(name)
    return key
  }

  func setting(_ path: String...) -> Key {
    var key = self
    key.setting = path
    return key
  }
}

/// The contents of a key, as JSON.
indirect enum SettingContents: Sendable {
  case value(JSONTree)
  case group([(name: String, contents: SettingContents)])
  /// The key sets nothing.
  case nothing

  /// The contents as one value.
  var tree: JSONTree {
    switch self {
    case .value(let tree): tree
    case .group(let members): .object(members.map { JSONTree.Member($0.name, $0.contents.tree) })
    case .nothing: .null
    }
  }
}

/// The state of reading a configuration file: the base of its paths, and the places of settings.
struct Reading {
  /// The folder of the file, relative to the workspace.
  let folder: String
  /// The absolute path of the workspace, if it is known.
  let workspace: String?
  /// The path of the current setting.
  var path: [String] = []
  /// The place of each setting, by its path joined with dots.
  var places: [String: Location] = [:]

  init(folder: String, workspace: String?) {
    self.folder = folder
    self.workspace = workspace
  }

  /// Returns a path or pattern of the file, relative to the workspace.
  func resolve(_ path: String) -> String {
    if path.hasPrefix("!") { return "!" + resolve(String(path.dropFirst())) }
    return WorkspacePath.resolve(path, folder: folder, workspace: workspace)
  }

  /// Reads the members of `object` in `keys`. Later members override earlier ones, and current names override aliases.
  mutating func members<Target>(of object: JSONValue, _ keys: [Key<Target>], into target: inout Target) {
    for member in object.members {
      guard let name = member.key.string else { continue }
      guard let key = keys.first(where: { $0.name == name || $0.aliases.contains(name) }) else { continue }
      if name != key.name, object.members.contains(where: { $0.key.string == key.name && !$0.value.isNull }) {
        continue
      }
      let outer = path
      path = key.setting ?? path + [key.name]
      places[path.joined(separator: ".")] = member.value.location
      key.read(member.value, &target, &self)
      path = outer
    }
  }

  /// Records that `value` gives the setting `name` below the current one.
  mutating func note(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    places[(path + [name]).joined(separator: ".")] = value.location
  }
}

extension [Key<Project>] {
  /// The descriptions of the keys, with the defaults of a new project.
  var descriptions: [KeyDescription] { map { $0.description(in: Project()) } }
}
