import MockIR
import Source
import SwiftCode

/// The options of mocks, some of which also apply to models. Names in parentheses are keys of Apollo's configuration.
package struct EmissionOptions: Hashable, Sendable {
  /// The namespace of the generated schema types (`schemaNamespace`), capitalized.
  package let namespace: String
  /// The module with these types: the target that embeds them, or the namespace's own module.
  package var schemaModule: String
  /// The library that generated code uses.
  package var runtime = Runtime.apollo
  package var accessLevel = AccessLevel.public
  /// The version of Apollo's generator to imitate.
  package var version = ApolloVersion.latest
  /// Whether to correct bugs that keep this version's output from compiling.
  package var correctsKnownBugs = true
  /// Whether classes are `nonisolated`, since 2.1 (`markTypesNonisolated`).
  package var marksTypesNonisolated = true
  /// Whether deprecated fields are marked (`warningsOnDeprecatedUsage`).
  package var warnsOnDeprecatedUsage = true
  /// Whether deprecated enum values have no Swift case (`deprecatedEnumCases`).
  package var excludesDeprecatedEnumCases = false
  /// The case conversion of enum values (`conversionStrategies.enumCases`).
  package var enumCaseConversion = EnumCaseConversion.camelCase
  /// The rules for capitalization, since 2.3 (`additionalCapitalizationRules`).
  package var capitalizationRules: [CapitalizationRule] = []
  /// The customizations by schema type name (`schemaCustomization.customTypeNames`).
  package var customTypes: [Name: TypeCustomization] = [:]
  /// Whether to import `Apollo` instead of `ApolloAPI`, before 2.0 (`cocoapodsCompatibleImportStatements`).
  package var usesCocoaPodsModules = false
  /// Whether parameters of non-null fields are not optional, if the version has that (`requireNonOptionalMockFields`).
  package var requiresNonOptionalFields = true

  /// The Swift names of interfaces and unions that the schema's module also has for another type.
  package var hiddenAliases: Set<String> = []

  /// Creates default options. `schemaModule` defaults to the namespace's own module.
  package init(namespace: String, schemaModule: String? = nil) {
    self.namespace = namespace.firstUppercased
    self.schemaModule = schemaModule ?? namespace.firstUppercased
  }

  /// A runtime library for generated code.
  package enum Runtime: String, Hashable, Sendable, CaseIterable {
    /// Apollo iOS: `ApolloAPI` and `ApolloTestSupport`.
    case apollo
    /// `MockSupport` of this package.
    case mockSupport = "mocksupport"
  }

  /// The access level of generated declarations.
  package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    case `public`, `internal`
  }

  /// The conversion of names in the schema to camel case.
  package enum EnumCaseConversion: String, Hashable, Sendable, CaseIterable {
    case camelCase, none
  }
}

/// The custom names of a schema type and its members.
package struct TypeCustomization: Hashable, Sendable {
  /// The form of the setting, which determines the kinds of types that it applies to.
  package var form: Form
  /// The Swift name, used unchanged.
  package var name: String?
  /// The Swift names of enum values, used unchanged.
  package var enumCases: [Name: String]
  /// The Swift names of input fields, used unchanged.
  package var inputFields: [Name: String]

  package init(_ form: Form, name: String?, enumCases: [Name: String] = [:], inputFields: [Name: String] = [:]) {
    self.form = form
    self.name = name
    self.enumCases = enumCases
    self.inputFields = inputFields
  }

  package enum Form: Hashable, Sendable {
    case type, enumeration, inputObject
  }
}
