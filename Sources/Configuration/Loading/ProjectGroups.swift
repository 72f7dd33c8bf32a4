import JSONSyntax
import Source

/// The groups of projects that build on each other (`dependsOn`).
struct ProjectGroups {
  /// For each project, the index of the one with its schema.
  private var roots: [Int] = []
  /// For each project, the indices of its dependencies, direct and indirect.
  private var dependencies: [[Int]] = []

  /// Finds the groups, and gives each dependent project the schema settings of its group.
  ///
  /// Reports unknown names, cycles, several schemas in a group, and settings that dependent projects can't have.
  /// Removes projects without a schema, since other checks of them would mislead.
  init(_ loaded: inout LoadedConfiguration) {
    let search = DependencySearch(loaded.settings.projects, loaded.projectPlaces)
    loaded.diagnostics += search.diagnostics
    loaded.settings.projects = search.usable.map { loaded.settings.projects[$0] }
    loaded.projectPlaces = search.usable.map { loaded.projectPlaces[$0] }
    if loaded.settings.projects.isEmpty { (loaded.settings.projects, loaded.projectPlaces) = ([Project()], [.init()]) }
    let projects = loaded.settings.projects
    dependencies = DependencySearch(projects, loaded.projectPlaces).dependencies
    roots = projects.indices.map { index in
      dependencies[index].first { projects[$0].dependsOn.isEmpty } ?? index
    }
    for index in projects.indices where roots[index] != index {
      let places = loaded.projectPlaces[index]
      let found = dependencies[index].filter { projects[$0].dependsOn.isEmpty }
      if 1 < found.count {
        let names = found.map { "'\(shortened(projects[$0].name ?? ""))'" }.joined(separator: " and ")
        let message = "'dependsOn' leads to the schemas of \(names), but a project uses one schema"
        loaded.diagnostics.append(
          Diagnostic(.configConflict, .error, message, at: places.nearest("dependsOn")))
      }
      loaded.diagnostics += Self.foreignKeys(of: places, root: projects[roots[index]])
      loaded.settings.projects[index].adoptSchema(of: projects[roots[index]])
    }
    checkRoots(&loaded)
  }

  /// Makes the projects of each group modules of the one with the schema.
  func join(_ loaded: inout LoadedConfiguration) {
    let (projects, places) = (loaded.settings.projects, loaded.projectPlaces)
    (loaded.settings.projects, loaded.projectPlaces) = ([], [])
    for index in projects.indices where roots[index] == index {
      let members = [index] + projects.indices.filter { $0 != index && roots[$0] == index }
      var (project, place) = (projects[index], places[index])
      project.modules = members.dropFirst().map { member in
        let visible = Set(dependencies[member] + [member])
        return ProjectModule(
          settings: projects[member], visible: members.indices.filter { visible.contains(members[$0]) })
      }
      place.modules = members.dropFirst().map { places[$0] }
      loaded.settings.projects.append(project)
      loaded.projectPlaces.append(place)
    }
  }

  /// Reports fragments that other projects can't name, and modules with the same name.
  private func checkRoots(_ loaded: inout LoadedConfiguration) {
    let projects = loaded.settings.projects
    for index in projects.indices {
      let members = projects.indices.filter { roots[$0] == index }
      guard 1 < members.count else { continue }
      let (root, places) = (projects[index], loaded.projectPlaces[index])
      if case .embeddedInTarget = root.schemaTypes.moduleType, root.outputs.operations == .inSchemaModule,
        root.outputs.models != nil, !root.operations.isEmpty
      {
        let message =
          "The models of '\(shortened(root.name ?? ""))' are in the enum '\(root.namespaceName)', where other projects "
          + "can't use its fragments; set 'outputs.operations' to 'absolute' or 'relative', or 'operations' to []"
        loaded.diagnostics.append(
          Diagnostic(.configConflict, .error, message, at: places.nearest("outputs.operations")))
      }
      loaded.diagnostics += members.flatMap { member in
        checks(of: member, in: members, projects, loaded.projectPlaces)
      }
      loaded.diagnostics += moduleClashes(of: members, projects, loaded.projectPlaces)
    }
  }

  /// Reports what other projects need from a member of a group and can't import, and the lack of files of its own.
  private func checks(
    of member: Int, in members: [Int], _ projects: [Project], _ places: [SettingPlaces]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let (project, place) = (projects[member], places[member])
    let name = "'\(shortened(project.name ?? ""))'"
    if place["operations"] == nil, !place.isDoubtful("operations") {
      let message =
        "Missing key 'operations': \(name) shares a schema with other projects, so it must name its own files; write [] "
        + "if it has none"
      diagnostics.append(Diagnostic(.configMissingKey, .error, message, at: place.nearest("name")))
    }
    let user = members.first { dependencies[$0].contains(member) }
    if let user, !project.hasPublicDefinitions, !place.isDoubtful("outputs", "schemaTypes.moduleType") {
      let setting = ["outputs.models.accessModifier", "outputs.operations"].first { place[$0] != nil }
      let message =
        "Project '\(shortened(projects[user].name ?? ""))' can't use the models of \(name), because they are internal; set "
        + "their access modifier to 'public'"
      diagnostics.append(
        Diagnostic(
          .configConflict, .error, message, at: place.nearest(setting ?? "schemaTypes.moduleType"),
          related: [.init("it depends on them here", at: places[user].nearest("dependsOn"))]))
    }
    let others = members.filter { $0 != member && projects[$0].outputs.testMocks != nil }
    if project.outputs.testMocks?.accessModifier == .internal, let other = others.first {
      let message =
        "The test mocks of \(name) are internal, but the mocks of '\(shortened(projects[other].name ?? ""))' share types "
        + "with them; set 'accessModifier' to 'public'"
      diagnostics.append(
        Diagnostic(
          .configConflict, .error, message, at: place.nearest("outputs.testMocks.accessModifier"),
          related: [.init("the other mocks are here", at: places[other].nearest("outputs.testMocks"))]))
    }
    // Placeholders use the placeholders of fragments and of the schema's types, which are generated once.
    let lacking = dependencies[member].first { other in
      projects[other].outputs.placeholders == nil && (other == roots[member] || !projects[other].operations.isEmpty)
    }
    if project.outputs.placeholders != nil, let lacking {
      let other = "'\(shortened(projects[lacking].name ?? ""))'"
      let message =
        "The placeholders of \(name) need placeholders of \(other); set 'outputs.placeholders' of \(other), too"
      diagnostics.append(
        Diagnostic(.configMissingKey, .error, message, at: place.nearest("outputs.placeholders")))
    }
    return diagnostics
  }

  /// Reports projects of a group whose models have the same Swift module.
  private func moduleClashes(of members: [Int], _ projects: [Project], _ places: [SettingPlaces]) -> [Diagnostic] {
    var known: [String: Int] = [:]
    return members.compactMap { member in
      let module = projects[member].moduleOfDefinitions
      // Equal names of projects are another error.
      guard let other = known.updateValue(member, forKey: module), projects[other].name != projects[member].name
      else { return nil }
      let names = [other, member].map { "'\(shortened(projects[$0].name ?? ""))'" }.joined(separator: " and ")
      return Diagnostic(
        .configConflict, .error, "Projects \(names) have the same module '\(shortened(module))'; rename one of them",
        at: places[member].nearest("name"), related: [.init("the other is here", at: places[other].nearest("name"))])
    }
  }

  /// Returns diagnostics for keys of a dependent project that only the project with the schema can have.
  private static func foreignKeys(of places: SettingPlaces, root: Project) -> [Diagnostic] {
    places.ownKeys.compactMap { key in
      guard let name = key.string, schemaKeys.contains(name) else { return nil }
      let message =
        "'\(name)' belongs to the project with the schema, '\(shortened(root.name ?? ""))'; move it there, or remove it"
      return Diagnostic(.configConflict, .error, message, at: key.location)
    }
  }

  private static let schemaKeys: Set<String> = [
    "schema", "namespace", "schemaTypes", "runtime", "apolloConfig", "apolloVersion", "options", "experimentalFeatures",
    "outputsWrittenBy", "diagnostics",
  ]
}

extension Project {
  /// Takes over the settings that all projects of a group share.
  fileprivate mutating func adoptSchema(of root: Project) {
    schema = root.schema
    namespace = root.namespace
    schemaTypes = root.schemaTypes
    runtime = root.runtime
    apolloConfig = root.apolloConfig
    apolloVersion = root.apolloVersion
    options = root.options
    experimentalFeatures = root.experimentalFeatures
    outputsWrittenBy = root.outputsWrittenBy
    diagnostics = root.diagnostics
    let module = definitionsModule
    if outputs.placeholders?.module == nil { outputs.placeholders?.module = module }
    if outputs.stubs?.module == nil { outputs.stubs?.module = module }
    // The folder of models holds the definitions, since the schema types are elsewhere.
    if let models = outputs.models, outputs.operations == .inSchemaModule {
      outputs.operations = .absolute(path: models.path, accessModifier: models.accessModifier ?? .public)
    }
  }

  /// The Swift module of its operations and fragments.
  fileprivate var moduleOfDefinitions: String {
    dependsOn.isEmpty && outputs.operations == .inSchemaModule ? schemaModuleName : definitionsModule
  }

  /// Whether other modules can use its models.
  fileprivate var hasPublicDefinitions: Bool {
    switch outputs.operations {
    case .inSchemaModule: schemaAccess == .public
    case .relative(_, let access), .absolute(_, let access): access == .public
    }
  }
}
