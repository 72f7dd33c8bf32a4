import Source

/// Returns warnings about names of the namespace and of modules that generated code can't contain, since Swift reserves
/// them. Apollo's generator accepts them.
func reservedNameChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  var names: [(setting: String, name: String?)] = [
    ("outputs.testMocks.module", project.outputs.testMocks?.module)
  ]
  names += DefinitionOutputKind.allCases.map { kind in
    ("outputs.\(kind.rawValue).module", project.outputs.settings(of: kind)?.module)
  }
  names += project.outputs.protocolMocks.enumerated().map { index, output in
    ("outputs.protocolMocks.[\(index)].module", output.module)
  }
  if project.outputs.useGraphQL {
    names.append(("namespace", project.namespaceName))
    if case .embeddedInTarget(let target, _) = project.schemaTypes.moduleType {
      names.append(("schemaTypes.moduleType", moduleName(ofTarget: target)))
    }
  }
  return names.compactMap { setting, name in
    guard let name, reservedNames.contains(name) else { return nil }
    return Diagnostic(
      .modelNameClash, .warning,
      "Generated code that names '\(name)' will not compile, because Swift reserves this name; choose another one",
      at: places.nearest(setting))
  }
}

/// Keywords of declarations and expressions, and names with another meaning after a period.
private let reservedNames: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
  "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
  "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
]
