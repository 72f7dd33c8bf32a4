import Source

/// Returns diagnostics for settings that are valid alone but contradict each other.
func crossChecks(of loaded: LoadedConfiguration) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for (project, places) in zip(loaded.settings.projects, loaded.projectPlaces) {
    diagnostics += apolloChecks(of: project, places)
    diagnostics += outputChecks(of: project, places, loaded)
    diagnostics += modelChecks(of: project, places)
    diagnostics += placeholderChecks(of: project, places)
    diagnostics += moduleChecks(of: project, places)
  }
  return diagnostics + projectNameChecks(of: loaded) + outputCollisions(of: loaded)
}

/// Checks that projects have distinct names.
private func projectNameChecks(of loaded: LoadedConfiguration) -> [Diagnostic] {
  var first: [String: Location] = [:]
  var diagnostics: [Diagnostic] = []
  for (project, places) in zip(loaded.settings.projects, loaded.projectPlaces) {
    guard let name = project.name else { continue }
    let place = places.nearest("name")
    if let other = first[name] {
      let message = "Two projects are named '\(shortened(name))'"
      let related = Diagnostic.Related("the other project is here", at: other)
      diagnostics.append(Diagnostic(.configConflict, .error, message, at: place, related: [related]))
    } else {
      first[name] = place
    }
  }
  return diagnostics
}

/// Checks the rules of Apollo's generator.
private func apolloChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  if case .swiftPackageTarget = project.outputs.testMocks?.placement, project.schemaTypes.moduleType != .swiftPackage,
    !places.isDoubtful("outputs.testMocks", "schemaTypes.moduleType")
  {
    let message =
      "Test mocks can be a target of the generated Swift package only if 'moduleType' is 'swiftPackage'"
    let related = Diagnostic.Related("the module type is set here", at: places.nearest("schemaTypes.moduleType"))
    diagnostics.append(
      Diagnostic(.configConflict, .error, message, at: places.nearest("outputs.testMocks"), related: [related]))
  }
  if case .swiftPackageTarget(nil) = project.outputs.testMocks?.placement, !places.isDoubtful("outputs.testMocks") {
    let message =
      "Apollo 1.2 and later need the key 'targetName' here; mockd writes the test mocks to "
      + "'\(shortened(project.outputs.testMocks?.path ?? ""))', as older versions of Apollo do"
    diagnostics.append(Diagnostic(.configMissingKey, .warning, message, at: places.nearest("outputs.testMocks")))
  }
  if !project.options.selectionSetInitializers.isEmpty, project.experimentalFeatures.fieldMerging != .all,
    !places.isDoubtful("options.selectionSetInitializers", "experimentalFeatures.fieldMerging")
  {
    let message = "Selection sets can have initializers only if 'fieldMerging' is [\"all\"]"
    let place = places.nearest("experimentalFeatures.fieldMerging")
    let related = Diagnostic.Related(
      "initializers are enabled here", at: places.nearest("options.selectionSetInitializers"))
    diagnostics.append(Diagnostic(.configConflict, .error, message, at: place, related: [related]))
  }
  if project.options.operationDocumentFormat.isEmpty, let place = places["options.operationDocumentFormat"],
    !places.isDoubtful("options.operationDocumentFormat")
  {
    let message = "'options.operationDocumentFormat' must not be empty"
    diagnostics.append(Diagnostic(.configWrongValue, .error, message, at: place))
  }
  return diagnostics
}
