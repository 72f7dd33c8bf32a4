import Source

/// Checks that the models allow placeholders.
func placeholderChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  guard project.outputs.placeholders != nil else { return [] }
  var diagnostics: [Diagnostic] = []
  let place = places.nearest("outputs.placeholders")
  let initializers = project.options.selectionSetInitializers
  if project.runtime == .apollo, !initializers.operations || !initializers.namedFragments,
    !places.isDoubtful("runtime", "options.selectionSetInitializers")
  {
    let message =
      "Placeholders need the initializers of models, but Apollo's generator omits them here; set "
      + "'options.selectionSetInitializers' to { \"operations\": true, \"namedFragments\": true } in the Apollo "
      + "configuration and regenerate the models"
    let related = Diagnostic.Related(
      "initializers are configured here", at: places.nearest("options.selectionSetInitializers"))
    diagnostics.append(Diagnostic(.configConflict, .error, message, at: place, related: [related]))
  }
  if project.experimentalFeatures.fieldMerging != .all, !places.isDoubtful("experimentalFeatures.fieldMerging") {
    let message =
      "Placeholders fill all fields of models, including those merged from fragments; set 'fieldMerging' to [\"all\"]"
    let related = Diagnostic.Related(
      "'fieldMerging' is set here", at: places.nearest("experimentalFeatures.fieldMerging"))
    diagnostics.append(Diagnostic(.configConflict, .error, message, at: place, related: [related]))
  }
  return diagnostics
}
