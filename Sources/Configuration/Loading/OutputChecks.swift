import Source

/// An output folder, with the setting that names it.
package struct OutputFolder: Hashable, Sendable {
  /// The path of the setting, such as `outputs.testMocks.path`.
  package var setting: String
  /// The path of the folder, relative to the workspace.
  package var path: String
}

extension Outputs {
  /// All output folders, in a fixed order.
  package var folders: [OutputFolder] {
    var folders: [OutputFolder] = []
    func add(_ name: String, _ path: String?) {
      if let path { folders.append(OutputFolder(setting: "outputs.\(name).path", path: path)) }
    }
    add("testMocks", testMocks?.path)
    add("models", models?.path)
    if let models, case .absolute(let path, _) = operations, path != models.path {
      folders.append(OutputFolder(setting: "outputs.operations", path: path))
    }
    for kind in DefinitionOutputKind.allCases { add(kind.rawValue, settings(of: kind)?.path) }
    for (index, output) in protocolMocks.enumerated() { add("protocolMocks.[\(index)]", output.path) }
    return folders
  }
}

/// Checks the outputs of a project against its inputs, required settings, and files that Apollo's generator deletes.
func outputChecks(of project: Project, _ places: SettingPlaces, _ loaded: LoadedConfiguration) -> [Diagnostic] {
  let folders = project.outputs.folders
  var diagnostics: [Diagnostic] = []
  for folder in folders {
    let place = places.nearest(folder.setting)
    if let input = (project.schema + project.operations + loaded.files).first(where: { $0 == folder.path }) {
      let message = "The output '\(shortened(input))' is also an input"
      diagnostics.append(Diagnostic(.configConflict, .error, message, at: place))
    }
  }
  if let start = places.start {
    diagnostics += presenceChecks(of: project, places, hasOutputs: !folders.isEmpty, start)
    if !folders.isEmpty { diagnostics += reservedNameChecks(of: project, places) }
  }
  return diagnostics + (places.pruning?.warnings(about: project, places) ?? [])
}

/// Checks that there are outputs, and that generated code has a namespace.
private func presenceChecks(
  of project: Project, _ places: SettingPlaces, hasOutputs: Bool, _ start: Location
) -> [Diagnostic] {
  if !hasOutputs {
    let place = places["outputs.testMocks"] ?? places["outputs"] ?? start
    let message = "No outputs are configured, so nothing is generated; set 'outputs.testMocks.path'"
    return [Diagnostic(.configNoOutputs, .hint, message, at: place)]
  }
  if !project.outputs.useGraphQL { return [] }
  if project.namespace == nil, places["namespace"] == nil, project.apolloConfig == nil {
    if places.isDoubtful("namespace", "apolloConfig", "projects") { return [] }
    let message = "Missing key 'namespace': generated code needs the namespace of the schema's types"
    return [Diagnostic(.configMissingKey, .error, message, at: start)]
  }
  return [nameCheck(project.namespaceName, "namespace", places)].compactMap { $0 }
}

/// Checks that a name in generated code is a Swift identifier. Apollo doesn't require that, so only projects with
/// outputs are checked.
private func nameCheck(_ name: String, _ setting: String, _ places: SettingPlaces) -> Diagnostic? {
  guard let problem = notIdentifier(name) else { return nil }
  let message = "'\(shortened(name))' \(problem), but generated code must name it"
  return Diagnostic(.configWrongValue, .error, message, at: places.nearest(setting))
}

/// Checks that no two outputs share a folder, in one project or several.
func outputCollisions(of loaded: LoadedConfiguration) -> [Diagnostic] {
  var first: [String: Location] = [:]
  var diagnostics: [Diagnostic] = []
  for (project, places) in zip(loaded.settings.projects, loaded.projectPlaces) {
    for folder in project.outputs.folders {
      let place = places.nearest(folder.setting)
      guard let other = first.updateValue(place, forKey: folder.path) else { continue }
      let message = "Two outputs use the folder '\(shortened(folder.path))'"
      let related = Diagnostic.Related("the other output is here", at: other)
      diagnostics.append(Diagnostic(.configConflict, .error, message, at: place, related: [related]))
    }
  }
  return diagnostics
}

/// Checks that `module` is set if operations are outside the module of the schema types.
func moduleChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  guard project.outputs.operations != .inSchemaModule else { return [] }
  if case .embeddedInTarget = project.schemaTypes.moduleType { return [] }
  return DefinitionOutputKind.allCases.compactMap { kind in
    guard let output = project.outputs.settings(of: kind), output.module == nil else { return nil }
    let setting = "outputs.\(kind.rawValue)"
    if places.isDoubtful("outputs.operations", setting, "schemaTypes.moduleType") { return nil }
    let message =
      "Missing key 'module': operations are not in the module of the schema's types, so '\(kind.rawValue)' needs the "
      + "name of their module"
    return Diagnostic(.configMissingKey, .error, message, at: places.nearest(setting))
  }
}
