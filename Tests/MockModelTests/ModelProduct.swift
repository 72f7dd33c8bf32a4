import BuildGraph
import Configuration
import Source

/// The product's result of a round.
struct ModelProduct {
  let build: ProjectBuild

  init(_ round: ModelRound, order: [SourceFile]? = nil) {
    let sources = ProjectSources(schema: round.schemaSources, operations: order ?? round.sources)
    build = ProjectBuilder.build(round.options.project, sources: sources)
  }

  var errors: [Diagnostic] { build.diagnostics.filter { $0.severity == .error } }

  /// The text of each file by name.
  var files: [String: String] {
    let named = build.plan.artifacts.map { artifact in
      (artifact.path.split(separator: "/").last.map(String.init) ?? "", String(decoding: artifact.bytes, as: UTF8.self))
    }
    return Dictionary(named, uniquingKeysWith: { a, b in a + b })
  }

  /// Returns `Type.key` of each warning about definitions that disagree.
  ///
  /// A wrong warning gives a description of its error instead. A warning must show the losing selection, and an
  /// earlier winning one.
  func clashes(in sources: [SourceFile]) -> [String] {
    build.diagnostics.filter { $0.code == .ambiguousMockField }.map { warning in
      let quoted = warning.message.split(separator: "'")
      guard warning.severity == .warning, 4 <= quoted.count, let winner = warning.related.first else {
        return warning.message
      }
      let places = [winner.location, warning.location]
      guard winner.location < warning.location, places.allSatisfy({ shows(String(quoted[0]), at: $0, in: sources) })
      else { return "\(warning.message): \(places)" }
      return "\(quoted[2]).\(quoted[0])"
    }
  }

  private func shows(_ key: String, at place: Location, in sources: [SourceFile]) -> Bool {
    guard let source = sources.first(where: { $0.path == place.file }) else { return false }
    return source.bytes.dropFirst(Int(place.range.lower)).starts(with: key.utf8)
  }
}

extension ModelOptions {
  /// The equivalent settings of the product.
  var project: Project {
    var project = Project()
    project.namespace = namespace
    switch module {
    case .swiftPackage: project.schemaTypes.moduleType = .swiftPackage
    case .other: project.schemaTypes.moduleType = .other
    case .embedded(let name):
      project.schemaTypes.moduleType = .embeddedInTarget(name: name, accessModifier: .internal)
    }
    project.apolloVersion = ApolloTarget(text: version.text + (isCorrected ? "+corrected" : "")) ?? ApolloTarget()
    var mocks = TestMocksOutput()
    mocks.accessModifier = isPublic ? .public : .internal
    project.outputs.testMocks = mocks
    project.options = options
    return project
  }

  private var options: Options {
    var options = Options()
    options.reduceGeneratedSchemaTypes = reducesTypes
    options.conversionStrategies.enumCases = convertsEnumCases ? .camelCase : .none
    options.deprecatedEnumCases = excludesDeprecatedCases ? .exclude : .include
    options.warningsOnDeprecatedUsage = warnsOfDeprecation ? .include : .exclude
    options.markTypesNonisolated = isNonisolated
    options.cocoapodsCompatibleImportStatements = usesCocoaPods
    options.requireNonOptionalMockFields = requiresNonOptional
    options.additionalCapitalizationRules = capitalization.map { rule in
      switch rule.strategy {
      case .upper: .init(term: .string(rule.word), strategy: .upper)
      case .lower: .init(term: .string(rule.word), strategy: .lower)
      case .replace(let text): .init(term: .string(rule.word), strategy: .replace(text))
      }
    }
    options.customTypeNames = customTypes.mapValues { custom in
      if let cases = custom.cases { return .enum(name: custom.name, cases: cases) }
      return .type(name: custom.name ?? "")
    }
    return options
  }
}
