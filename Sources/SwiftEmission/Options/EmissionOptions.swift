import MockIR
import Source
import SwiftCode

/// Everything that decides how a catalog of mocks is printed. Names in parentheses are the keys of Apollo's
/// configuration.
package struct EmissionOptions: Hashable, Sendable {
  /// The namespace of the generated schema types (`schemaNamespace`), its first letter in upper case.
  package let namespace: String
  /// The module that holds these types: the target they are embedded in, or that of the namespace.
  package var schemaModule: String
  /// The library under the generated code.
  package var runtime = Runtime.apollo
  package var accessLevel = AccessLevel.public
  /// The version whose output is imitated.
  package var version = ApolloVersion.latest
  /// Whether what this version does wrong, so that its output does not compile, is put right.
  package var correctsKnownBugs = true
  /// Whether classes are `nonisolated`, from 2.1 on (`markTypesNonisolated`).
  package var marksTypesNonisolated = true
  /// Whether deprecated fields are marked (`warningsOnDeprecatedUsage`).
  package var warnsOnDeprecatedUsage = true
  /// Whether deprecated values of enums have no Swift case (`deprecatedEnumCases`).
  package var excludesDeprecatedEnumCases = false
  /// How values of enums become Swift cases (`conversionStrategies.enumCases`).
  package var enumCaseConversion = EnumCaseConversion.camelCase
  /// Used from 2.3 on (`additionalCapitalizationRules`).
  package var capitalizationRules: [CapitalizationRule] = []
  /// By the names of the types in the schema (`schemaCustomization.customTypeNames`).
  package var customTypes: [Name: TypeCustomization] = [:]
  /// Whether `Apollo` is the module to name, before 2.0 (`cocoapodsCompatibleImportStatements`).
  package var usesCocoaPodsModules = false
  /// Whether parameters of non-null fields are not optional, where the version has that (`requireNonOptionalMockFields`).
  package var requiresNonOptionalFields = true

  /// `schemaModule` is the namespace's own unless it is given.
  package init(namespace: String, schemaModule: String? = nil) {
    self.namespace = namespace.firstUppercased
    self.schemaModule = schemaModule ?? namespace.firstUppercased
  }

  /// A library that generated code can stand on.
  package enum Runtime: String, Hashable, Sendable, CaseIterable {
    /// Apollo iOS: `ApolloAPI` and `ApolloTestSupport`.
    case apollo
    /// This package's own `MockSupport`.
    case mockSupport = "mocksupport"
  }

  /// Who can see the generated mocks.
  package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    case `public`, `internal`
  }

  package enum EnumCaseConversion: String, Hashable, Sendable, CaseIterable {
    case camelCase, none
  }
}

/// How one type of the schema is renamed.
package struct TypeCustomization: Hashable, Sendable {
  /// Which of the forms of the setting was used; each applies to some kinds of types only.
  package var form: Form
  /// The Swift name, used unchanged.
  package var name: String?
  /// The Swift cases, used unchanged, of some values of an enum.
  package var enumCases: [Name: String]
  /// The Swift names, used unchanged, of some fields of an input object.
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
