import Configuration
import GraphQLValidation
import Incremental
import Source
import SwiftEmission

/// Settings as far as each part of the flow is concerned with them, so that a change of one setting reaches what it
/// decides and nothing else.
extension Reader {
  fileprivate var settings: Project { input(SettingsInput.self, Single()) ?? Project() }
}

/// What operations are validated with.
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

/// How mocks are printed.
enum EmissionSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmissionOptions { EmissionOptions(reader.settings) }
}

/// How models are printed.
enum ModelSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ModelOptions { ModelOptions(reader.settings) }
}

/// How placeholders are printed; nil where they are not asked for.
enum PlaceholderSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> PlaceholderOptions? {
    let settings = reader.settings
    return settings.outputs.placeholders.map { PlaceholderOptions(settings, $0) }
  }
}

/// How samples are printed; nil where they are not asked for.
enum StubSettings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> StubOptions? {
    let settings = reader.settings
    return settings.outputs.stubs.map { StubOptions(settings, $0) }
  }
}

/// Where placeholders are written; nil where they are not asked for.
enum PlaceholdersFolder: Query {
  static func compute(_ key: Single, _ reader: Reader) -> String? { reader.settings.outputs.placeholders?.path }
}

/// Where samples are written; nil where they are not asked for.
enum StubsFolder: Query {
  static func compute(_ key: Single, _ reader: Reader) -> String? { reader.settings.outputs.stubs?.path }
}

/// Where models are written; nil where they are not asked for.
enum ModelsPlace: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ModelsPlacement? { ModelsPlacement(reader.settings) }
}

/// Where test mocks are written; nil where they are not asked for.
enum TestMocksFolder: Query {
  static func compute(_ key: Single, _ reader: Reader) -> String? { reader.settings.outputs.testMocks?.path }
}

/// Whether only types that operations name get mocks.
enum ReducesTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool { reader.settings.options.reduceGeneratedSchemaTypes }
}
