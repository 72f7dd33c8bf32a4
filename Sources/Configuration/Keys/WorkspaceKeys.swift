import JSONSyntax

/// The keys of `.mockgen.json` that concern the whole workspace.
let workspaceKeys: [Key<Settings>] = [
  .ignored("$schema", .string(.any), "The JSON Schema of this file, for editors."),
  .custom(
    "version", \.version, .integer(1), "The version of the format of this file.", read: { value, _ in value.int },
    show: { .integer($0) }),
  .flag(
    "allowOutsideWorkspace", \.allowOutsideWorkspace,
    "Has no effect: only the user can allow paths outside the workspace, with `--allow-outside-workspace` or in the "
      + "user settings."),
  .flag(
    "cache", \.cache,
    "Whether `mockd check` and `mockd generate` keep their results in `.mockd/cache`, so that later runs compute "
      + "only changes. For CI, pass `--cache` instead."),
]

/// The format of `.mockgen.json`.
enum WorkspaceFile {
  static let shape: ObjectShape = {
    var project = projectKeys.descriptions
    var projects = KeyDescription(
      "projects", .list(.object(ObjectShape(projectKeys.descriptions.map(requiringName)))),
      "Several projects in one workspace, each with a `name`. Other keys are defaults for all projects.")
    projects.defaultValue = nil
    project.append(projects)
    return ObjectShape(workspaceKeys.map { $0.description(in: Settings()) } + project)
  }()

  /// Makes `name` a required key, since each project of a list needs one.
  private static func requiringName(_ key: KeyDescription) -> KeyDescription {
    var key = key
    if key.name == "name" { key.isRequired = true }
    return key
  }
}
