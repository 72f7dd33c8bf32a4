import JSONSyntax
import Source

/// One key of a configuration file: its name, what it takes, what it means, and which part of `Target` it sets.
///
/// The tables of keys are the only place that knows keys. Decoding, the checks of keys and values, the JSON Schema and
/// the listing of effective settings are all made from them; a default is what a new `Target` has.
struct Key<Target: Sendable>: Sendable {
  let name: String
  let documentation: String
  /// Other names for the same, from older versions.
  private(set) var aliases: [String] = []
  private(set) var isRequired = false
  /// Whether `null` may stand for the default.
  private(set) var acceptsNull = false
  /// The setting that the key sets, where that is not where the key stands.
  private(set) var setting: [String]?
  /// What the key takes, with the defaults that a target has.
  let shape: @Sendable (Target) -> ValueShape
  /// Sets what the value says. Values of a wrong shape, which `ShapeCheck` reports, set nothing.
  let read: @Sendable (JSONValue, inout Target, inout Reading) -> Void
  /// The settings under this key in a target.
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

  /// The key as a reader of the file knows it, with the defaults that `target` has.
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

/// What a key holds, as JSON.
indirect enum SettingContents: Sendable {
  case value(JSONTree)
  case group([(name: String, contents: SettingContents)])
  /// The key sets nothing.
  case nothing

  /// All as one value.
  var tree: JSONTree {
    switch self {
    case .value(let tree): tree
    case .group(let members): .object(members.map { JSONTree.Member($0.name, $0.contents.tree) })
    case .nothing: .null
    }
  }
}

/// Where a configuration file is being read: what its paths are relative to, and which key said what.
struct Reading {
  /// The folder of the file, relative to the workspace.
  let folder: String
  /// The absolute path of the workspace, if it is known.
  let workspace: String?
  /// The setting at hand.
  var path: [String] = []
  /// Where each setting was given, by its path joined with dots.
  var places: [String: Location] = [:]

  init(folder: String, workspace: String?) {
    self.folder = folder
    self.workspace = workspace
  }

  /// A path or pattern of the file, relative to the workspace.
  func resolve(_ path: String) -> String {
    if path.hasPrefix("!") { return "!" + resolve(String(path.dropFirst())) }
    return WorkspacePath.resolve(path, folder: folder, workspace: workspace)
  }

  /// Reads the members of `object` that `keys` know; later ones win, and a key's own name wins over its older names.
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

  /// Notes that `value` gives the setting `name` below the one at hand.
  mutating func note(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    places[(path + [name]).joined(separator: ".")] = value.location
  }
}

extension [Key<Project>] {
  /// The keys as the reader of a file knows them, with their defaults.
  var descriptions: [KeyDescription] { map { $0.description(in: Project()) } }
}
