import Configuration
import GraphQLValidation
import Incremental
import Source
import SwiftEmission

/// Parts of the settings, one for each step. A changed setting invalidates only the queries that read its part.
extension Reader {
  var settings: Project { input(SettingsInput.self, Single()) ?? Project() }
}

/// The options for validating operations.
enum ValidationSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ValidationOptions {
    let settings = reader.settings
    var options = ValidationOptions(schemaNamespace: settings.namespaceName)
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

/// The options for printing mocks.
enum EmissionSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmissionOptions { EmissionOptions(reader.settings) }
}

/// The options for printing models.
enum ModelSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ModelOptions { ModelOptions(reader.settings) }
}

/// The folders of models; nil if they aren't requested.
enum ModelsPlace: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ModelsPlacement? { ModelsPlacement(reader.settings) }
}

/// The folder of test mocks; nil if they aren't requested.
enum TestMocksFolder: Query {
  static func compute(_ key: Single, _ reader: Reader) -> String? { reader.settings.outputs.testMocks?.path }
}

/// Whether only types named by operations get mocks.
enum ReducesTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool { reader.settings.options.reduceGeneratedSchemaTypes }
}
