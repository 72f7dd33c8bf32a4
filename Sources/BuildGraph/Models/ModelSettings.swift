import Configuration
import ModelIR
import Source
import SwiftEmission

extension ModelOptions {
  /// Reads the options of models from a project's settings.
  package init(_ project: Project) {
    var emission = EmissionOptions(project)
    // Models don't depend on the access level of mocks.
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
  /// Returns nil for rules about plural forms, since models have none.
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

/// The folders of a project's models. All paths are relative to the workspace.
struct ModelsPlacement: Hashable, Sendable {
  /// The folder of the schema's types.
  var folder: String
  var operations: OperationsPlacement

  /// Returns nil if models are not requested.
  init?(_ project: Project) {
    guard let models = project.outputs.models else { return nil }
    folder = models.path
    operations = project.outputs.operations
  }

  /// The path of a file of the schema.
  func path(_ name: String, in folder: String?) -> String {
    WorkspacePath.join(self.folder, [folder, name].compactMap(\.self).joined(separator: "/"))
  }

  /// The path of a file for an operation or fragment.
  ///
  /// - Parameter source: the path of the file that defines it.
  func path(_ name: String, of kind: DefinitionFileKind, from source: Name, options: ModelOptions) -> String {
    switch operations {
    case .inSchemaModule: return WorkspacePath.join(folder, options.folder(of: kind) + "/" + name)
    case .absolute(let path, _): return WorkspacePath.join(path, options.folder(of: kind) + "/" + name)
    case .relative(let subpath, _):
      let folder = source.text.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let parts = [folder, subpath?.trimmingSlashes ?? "", name]
      // The folder of a file at the workspace root has an empty name.
      return parts.filter { !$0.isEmpty }.joined(separator: "/")
    }
  }
}

extension String {
  /// The path without a leading `./` and without slashes at the ends.
  var trimmingSlashes: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
