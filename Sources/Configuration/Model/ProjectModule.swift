/// A project that uses the schema of another one.
///
/// Projects that build on each other are a group. The project with the schema is the first module of its group, with
/// the index 0. The others follow in the order of the configuration. The group has the mocks and models of one project
/// with all operations. The modules decide about places, imports and visibility.
package struct ProjectModule: Hashable, Sendable {
  /// Its settings. It has the schema, the options and other common settings of the first module.
  package var settings: Project
  /// The indices of the modules whose fragments and mocks it may use: its dependencies, direct and indirect, and
  /// itself.
  package var visible: [Int]

  package init(settings: Project, visible: [Int]) {
    self.settings = settings
    self.visible = visible
  }
}

extension Project {
  /// The number of modules in its group.
  package var moduleCount: Int { 1 + modules.count }

  /// Returns the settings of a module alone.
  package func module(_ index: Int) -> Project {
    if 0 < index, index <= modules.count { return modules[index - 1].settings }
    var first = self
    first.modules = []
    return first
  }

  /// Returns the modules that a module may use, itself included.
  package func visibleModules(from index: Int) -> [Int] {
    0 < index && index <= modules.count ? modules[index - 1].visible : [0]
  }

  /// Whether GraphQL is used by a project of its group.
  package var groupUsesGraphQL: Bool { outputs.useGraphQL || modules.contains { $0.settings.outputs.useGraphQL } }

  /// The outputs of protocol mocks of its group, in the order of the modules.
  package var protocolMocksOfGroup: [ProtocolMocksOutput] {
    outputs.protocolMocks + modules.flatMap(\.settings.outputs.protocolMocks)
  }

  /// The access modifier of the schema's types.
  package var schemaAccess: AccessModifier {
    if let access = outputs.models?.accessModifier { return access }
    if case .embeddedInTarget(_, let access) = schemaTypes.moduleType { return access }
    return .public
  }
}
