import Configuration
import GraphQLSchema
import GraphQLValidation
import Incremental
import Source
import SwiftEmission

/// Parts of the settings, one for each step. A changed setting invalidates only the queries that read its part.
extension Reader {
  var settings: Project { input(SettingsInput.self, Single()) ?? Project() }
}

/// The settings for building a schema.
enum SchemaSettings: Query {
  struct Value: Hashable, Sendable {
    var options = SchemaOptions()
    /// The codes whose warnings keep outputs from being generated.
    var blockingCodes: Set<DiagnosticCode> = []
  }

  static func compute(_ key: Single, _ reader: Reader) -> Value {
    let settings = reader.settings
    return Value(
      options: SchemaOptions(apolloClientDirectives: true, apolloVersion: settings.apolloVersion.version),
      blockingCodes: Set(settings.severityOverrides.filter { $0.value == .error && $0.key.isAboutSchema }.keys))
  }
}

/// The options for validating operations.
enum ValidationSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ValidationOptions {
    let settings = reader.settings
    var options = ValidationOptions(
      schemaNamespace: settings.namespaceName, apolloVersion: settings.apolloVersion.version)
    // A severity for the code of an optional rule turns the rule on.
    for (code, rule) in optionalRules where (settings.diagnostics[code.rawValue] ?? .off) != .off {
      options.rules.insert(rule)
    }
    return options
  }

  private static let optionalRules: [(DiagnosticCode, ValidationRule)] = [
    (.noDeprecated, .noDeprecated), (.noSchemaIntrospection, .noSchemaIntrospection),
    (.noUnusedFragments, .noUnusedFragments),
  ]
}

/// The options for printing the mocks of a module.
enum EmissionSettings: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> EmissionOptions {
    EmissionOptions(reader.value(ModuleSettings.self, key))
  }
}

/// The options for printing the models of a module.
enum ModelSettings: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> ModelOptions {
    ModelOptions(reader.value(ModuleSettings.self, key))
  }
}

/// The folders of a module's models; nil if they aren't requested.
enum ModelsPlace: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> ModelsPlacement? {
    ModelsPlacement(reader.value(ModuleSettings.self, key))
  }
}

/// The folder of a module's test mocks; nil if they aren't requested.
enum TestMocksFolder: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> String? {
    reader.value(ModuleSettings.self, key).outputs.testMocks?.path
  }
}

/// Whether a module of the group has test mocks.
enum HasTestMocks: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    reader.modules.contains { reader.value(TestMocksFolder.self, $0) != nil }
  }
}

/// Whether a module of the group has models.
enum HasModelFiles: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    reader.modules.contains { reader.value(ModelsPlace.self, $0) != nil }
  }
}

/// Whether interfaces add only implementers with `@typePolicy` to the types of generated code.
enum ReducesTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool { reader.settings.options.reduceGeneratedSchemaTypes }
}
