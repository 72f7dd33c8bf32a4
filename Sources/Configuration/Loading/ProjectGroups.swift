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
  init(_ loaded: inout LoadedConfiguration) {
    let projects = loaded.settings.projects
    let indices = Dictionary(
      projects.indices.compactMap { index in projects[index].name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var direct: [[Int]] = []
    for (index, project) in projects.enumerated() {
      let names = project.dependsOn.filter { name in
        guard indices[name] == nil || indices[name] == index else { return true }
        loaded.diagnostics.append(
          Self.unknown(name, of: project, in: projects, at: loaded.projectPlaces[index].nearest("dependsOn")))
        return false
      }
      direct.append(names.compactMap { indices[$0] })
    }
    dependencies = direct.indices.map { Self.reached(from: $0, direct) }
    roots = projects.indices.map { index in
      dependencies[index].first { projects[$0].dependsOn.isEmpty } ?? index
    }
    for (index, project) in projects.enumerated() where !project.dependsOn.isEmpty {
      let places = loaded.projectPlaces[index]
      if dependencies[index].contains(index) {
        let message = "Project '\(shortened(project.name ?? ""))' depends on itself; remove a name from 'dependsOn'"
        loaded.diagnostics.append(
          Diagnostic(.configConflict, .error, message, at: places.nearest("dependsOn")))
        continue
      }
      guard roots[index] != index else { continue }
      let found = Set(dependencies[index].filter { projects[$0].dependsOn.isEmpty })
      if 1 < found.count {
        let names = found.sorted().map { "'\(shortened(projects[$0].name ?? ""))'" }.joined(separator: " and ")
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
      for user in members where user != index {
        for other in dependencies[user] where !projects[other].hasPublicDefinitions {
          let message =
            "Project '\(shortened(projects[user].name ?? ""))' can't use the models of "
            + "'\(shortened(projects[other].name ?? ""))', because they are internal; set their access modifier to 'public'"
          loaded.diagnostics.append(
            Diagnostic(
              .configConflict, .error, message, at: loaded.projectPlaces[other].nearest("outputs.operations"),
              related: [.init("it depends on them here", at: loaded.projectPlaces[user].nearest("dependsOn"))]))
        }
      }
      var modules: [String: Int] = [:]
      for member in members {
        guard let other = modules.updateValue(member, forKey: projects[member].definitionsModule) else { continue }
        let message = "Projects '\(shortened(projects[other].name ?? ""))' and '\(shortened(projects[member].name ?? ""))' "
          + "have the same module name"
        if projects[other].name == projects[member].name { continue }
        loaded.diagnostics.append(
          Diagnostic(.configConflict, .error, message, at: loaded.projectPlaces[member].nearest("name")))
      }
    }
  }

  /// Returns the indices that are reached from one, in ascending order. It is among them if it is on a cycle.
  private static func reached(from index: Int, _ edges: [[Int]]) -> [Int] {
    var (open, seen) = (edges[index], Set<Int>())
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += edges[next] }
    }
    return seen.sorted()
  }

  private static func unknown(
    _ name: String, of project: Project, in projects: [Project], at place: Location
  ) -> Diagnostic {
    let names = projects.compactMap(\.name).filter { $0 != project.name }
    let message = "There is no project '\(shortened(name))'" + didYouMean(nearest(to: name, in: names))
    return Diagnostic(.configWrongValue, .error, message, at: place)
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

  /// Whether other modules can use its models.
  fileprivate var hasPublicDefinitions: Bool {
    switch outputs.operations {
    case .inSchemaModule: outputs.models?.accessModifier != .internal
    case .relative(_, let access), .absolute(_, let access): access == .public
    }
  }
}
