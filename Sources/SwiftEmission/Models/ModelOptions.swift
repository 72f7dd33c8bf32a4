import ModelIR
import Source

/// Everything that decides how models are printed: what also decides about mocks, and what is the models' own. Names in
/// parentheses are the keys of Apollo's configuration.
package struct ModelOptions: Hashable, Sendable {
  /// Names, namespace, runtime and version; its access level is that of the mocks and is not asked here.
  package var emission: EmissionOptions
  /// Where the schema's types are (`output.schemaTypes.moduleType`).
  package var schemaModule = SchemaModule.own
  /// Who can see the schema's types.
  package var schemaAccess = EmissionOptions.AccessLevel.public
  /// Where operations and fragments are (`output.operations`).
  package var operations = OperationsModule.schema
  /// Whether descriptions of the schema become documentation (`schemaDocumentation`).
  package var includesDocumentation = true
  /// Whether the names of files of schema types say the kind of the type (`appendSchemaTypeFilenameSuffix`).
  package var appendsTypeSuffix = false
  /// How fields of input objects become properties (`conversionStrategies.inputObjects`).
  package var inputFieldConversion = EmissionOptions.EnumCaseConversion.camelCase
  /// Whether names of accessors are put in camel case (`conversionStrategies.fieldAccessors`).
  package var camelCasesAccessors = false
  /// Which definitions have initializers for their selection sets (`selectionSetInitializers`).
  package var initializers = Initializers()
  /// What an operation's document holds (`operationDocumentFormat`).
  package var documentFormat = DocumentFormat.definition
  /// Whether documents are printed as Apollo's older clients registered them
  /// (`experimentalFeatures.legacySafelistingCompatibleOperations`).
  package var printsLegacyDocuments = false
  /// Which merged fields a selection set shows (`experimentalFeatures.fieldMerging`).
  package var fieldMerging = MergingStrategy.all
  /// In the order of the configuration (`additionalInflectionRules`).
  package var inflectionRules: [InflectionRule] = []

  package init(_ emission: EmissionOptions) {
    self.emission = emission
  }

  /// Where the schema's types are.
  package enum SchemaModule: Hashable, Sendable {
    /// In a module that is named like the namespace.
    case own
    /// Among the sources of some target, in an enum that is named like the namespace.
    case embedded
  }

  /// Where operations and fragments are.
  package enum OperationsModule: Hashable, Sendable {
    /// With the schema's types.
    case schema
    /// In another module, which imports that of the schema's types.
    case separate(EmissionOptions.AccessLevel)
  }

  package struct Initializers: Hashable, Sendable {
    package var operations = false
    package var fragments = false
    /// The names of definitions that have them besides.
    package var named: Set<Name> = []

    package init() {}
  }

  package struct DocumentFormat: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let definition = DocumentFormat(rawValue: 1)
    /// The SHA-256 by which servers know the document.
    package static let identifier = DocumentFormat(rawValue: 2)
  }

  /// A rule for singular forms.
  package enum InflectionRule: Hashable, Sendable {
    /// Plurals that match the pattern become what the replacement says.
    case singularization(plural: String, replacement: String)
    case irregular(singular: String, plural: String)
    case uncountable(String)
  }

  /// Whether the namespace is an enum.
  package var isEmbedded: Bool { schemaModule == .embedded }
}
