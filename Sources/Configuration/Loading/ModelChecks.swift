import Source

/// Checks that the project's version of Apollo can compile models.
func modelChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  let version = project.apolloVersion.version
  guard project.outputs.models != nil, project.runtime == .apollo, version < .oldestOfSecondGeneration,
    !places.isDoubtful("runtime", "apolloVersion")
  else { return [] }
  let message =
    "Apollo \(version) can't compile the models of mockd, which need a version from "
    + "\(ApolloVersion.oldestOfSecondGeneration) to \(ApolloVersion.latest); set 'apolloVersion' to the version that "
    + "you use, set 'runtime' to 'mocksupport', or remove 'outputs.models' and generate the models with Apollo"
  let reason = places.reasons["apolloVersion"].map { "the version is \(version), because \($0)" }
  let related = Diagnostic.Related(reason ?? "the version is set here", at: places.nearest("apolloVersion"))
  return [
    Diagnostic(.configConflict, .error, message, at: places.nearest("outputs.models"), related: [related])
  ]
}
