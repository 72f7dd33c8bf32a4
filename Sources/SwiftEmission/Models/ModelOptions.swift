import ModelIR
import Source

/// The options of models. Names in parentheses are keys of Apollo's configuration.
package struct ModelOptions: Hashable, Sendable {
  /// The options shared with mocks: names, namespace, runtime and version. Its access level only applies to mocks.
  package var emission: EmissionOptions
  /// The location of the schema's types (`output.schemaTypes.moduleType`).
  package var schemaModule = SchemaModule.own
  /// The access level of the schema's types.
  package var schemaAccess = EmissionOptions.AccessLevel.public
  /// The location of operations and fragments (`output.operations`).
  package var operations = OperationsModule.schema
  /// Whether descriptions of the schema become documentation (`schemaDocumentation`).
  package var includesDocumentation = true
  /// Whether file names of schema types contain the kind (`appendSchemaTypeFilenameSuffix`).
  package var appendsTypeSuffix = false
  /// The case conversion of input object fields (`conversionStrategies.inputObjects`).
  package var inputFieldConversion = EmissionOptions.EnumCaseConversion.camelCase
  /// Whether accessors' names are converted to camel case (`conversionStrategies.fieldAccessors`).
  package var camelCasesAccessors = false
  /// The definitions with initializers for their selection sets (`selectionSetInitializers`).
  package var initializers = Initializers()
  /// The content of an operation's document (`operationDocumentFormat`).
  package var documentFormat = DocumentFormat.definition
  /// Whether documents have the format of Apollo's older clients
  /// (`experimentalFeatures.legacySafelistingCompatibleOperations`).
  package var printsLegacyDocuments = false
  /// The merged fields in selection sets (`experimentalFeatures.fieldMerging`).
  package var fieldMerging = MergingStrategy.all
  /// The rules in the order of the configuration (`additionalInflectionRules`).
  package var inflectionRules: [InflectionRule] = []

  package init(_ emission: EmissionOptions) {
    self.emission = emission
  }

  /// The location of the schema's types.
  package enum SchemaModule: Hashable, Sendable {
    /// In a module with the namespace's name.
    case own
    /// In another target's sources, in an enum with the namespace's name.
    case embedded
  }

  /// The location of operations and fragments.
  package enum OperationsModule: Hashable, Sendable {
    /// With the schema's types.
    case schema
    /// In another module, which imports the schema's.
    case separate(EmissionOptions.AccessLevel)
  }

  /// The definitions with initializers for their selection sets.
  package struct Initializers: Hashable, Sendable {
    package var operations = false
    package var fragments = false
    /// The names of other definitions with initializers.
    package var named: Set<Name> = []

    package init() {}
  }

  /// The parts of an operation's document.
  package struct DocumentFormat: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let definition = DocumentFormat(rawValue: 1)
    /// The SHA-256 of the document, for persisted queries.
    package static let identifier = DocumentFormat(rawValue: 2)
  }

  /// A rule for singular forms.
  package enum InflectionRule: Hashable, Sendable {
    /// Replaces plurals that match a pattern.
    case singularization(plural: String, replacement: String)
    case irregular(singular: String, plural: String)
    case uncountable(String)
  }

  /// Whether the namespace is an enum.
  package var isEmbedded: Bool { schemaModule == .embedded }
}
