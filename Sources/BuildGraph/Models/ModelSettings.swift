import Configuration
import ModelIR
import Source
import SwiftEmission

extension ModelOptions {
  /// What a project's settings say about how its models are printed.
  package init(_ project: Project) {
    var emission = EmissionOptions(project)
    // That of the mocks, on which models do not depend.
    emission.accessLevel = .public
    self.init(emission)
    let options = project.options
    let given = project.outputs.models?.accessModifier
    switch project.schemaTypes.moduleType {
    case .embeddedInTarget(_, let access):
      schemaModule = .embedded
      schemaAccess = AccessLevel(given ?? access)
    case .swiftPackage, .other:
      schemaAccess = AccessLevel(given ?? .public)
    }
    switch project.outputs.operations {
    case .inSchemaModule: operations = .schema
    case .relative(_, let access), .absolute(_, let access): operations = .separate(AccessLevel(access))
    }
    includesDocumentation = options.schemaDocumentation == .include
    appendsTypeSuffix = options.appendSchemaTypeFilenameSuffix
    inputFieldConversion = options.conversionStrategies.inputObjects == .camelCase ? .camelCase : .none
    camelCasesAccessors = options.conversionStrategies.fieldAccessors == .camelCase
    initializers.operations = options.selectionSetInitializers.operations
    initializers.fragments = options.selectionSetInitializers.namedFragments
    initializers.named = Set(options.selectionSetInitializers.definitionsNamed.map { Name($0) })
    documentFormat = []
    if options.operationDocumentFormat.contains(.definition) { documentFormat.insert(.definition) }
    if options.operationDocumentFormat.contains(.operationId) { documentFormat.insert(.identifier) }
    printsLegacyDocuments = project.experimentalFeatures.legacySafelistingCompatibleOperations
    fieldMerging = MergingStrategy(project.experimentalFeatures.fieldMerging)
    inflectionRules = options.additionalInflectionRules.compactMap { ModelOptions.InflectionRule($0) }
  }

  private typealias AccessLevel = EmissionOptions.AccessLevel
}

extension EmissionOptions.AccessLevel {
  fileprivate init(_ modifier: AccessModifier) {
    switch modifier {
    case .public: self = .public
    case .internal: self = .internal
    }
  }
}

extension MergingStrategy {
  fileprivate init(_ merging: Configuration.FieldMerging) {
    self = []
    if merging.contains(.ancestors) { insert(.ancestors) }
    if merging.contains(.siblings) { insert(.siblings) }
    if merging.contains(.namedFragments) { insert(.namedFragments) }
  }
}

extension ModelOptions.InflectionRule {
  /// Nil for rules about plural forms, of which models have none.
  fileprivate init?(_ rule: Configuration.InflectionRule) {
    switch rule {
    case .pluralization: return nil
    case .singularization(let plural, let replacement):
      self = .singularization(plural: plural, replacement: replacement)
    case .irregular(let singular, let plural): self = .irregular(singular: singular, plural: plural)
    case .uncountable(let word): self = .uncountable(word)
    }
  }
}

/// Where a project's models are written. All paths are relative to the workspace.
struct ModelsPlacement: Hashable, Sendable {
  /// The folder of the schema's types.
  var folder: String
  var operations: OperationsPlacement

  /// Nil where models are not asked for.
  init?(_ project: Project) {
    guard let models = project.outputs.models else { return nil }
    folder = models.path
    operations = project.outputs.operations
  }

  /// The path of a file of the schema.
  func path(_ file: EmittedFile, in folder: String?) -> String {
    WorkspacePath.join(self.folder, [folder, file.name].compactMap(\.self).joined(separator: "/"))
  }

  /// The path of a file for an operation or fragment.
  ///
  /// - Parameter source: the path of the file that defines it.
  func path(_ file: EmittedFile, of kind: DefinitionFileKind, from source: Name, options: ModelOptions) -> String {
    switch operations {
    case .inSchemaModule: return WorkspacePath.join(folder, options.folder(of: kind) + "/" + file.name)
    case .absolute(let path, _): return WorkspacePath.join(path, options.folder(of: kind) + "/" + file.name)
    case .relative(let subpath, _):
      let folder = source.text.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let parts = [folder, subpath?.trimmingSlashes ?? "", file.name]
      // The folder of a file at the root of the workspace has no name.
      return parts.filter { !$0.isEmpty }.joined(separator: "/")
    }
  }
}

extension String {
  /// Without `./` in front and slashes at its ends.
  var trimmingSlashes: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
