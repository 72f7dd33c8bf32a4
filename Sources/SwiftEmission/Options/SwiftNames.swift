import MockIR
import Source
import SwiftCode

/// The Swift names of schema elements under given options.
extension EmissionOptions {
  /// Returns the name of a generated type: a custom name, or the capitalized schema name, with a suffix if reserved.
  package func typeName(_ name: Name, _ kind: SchemaTypeKind) -> String {
    customName(of: name, kind) ?? swiftTypeName(name.text, kind, reservesInt32: version.isSecondGeneration)
  }

  /// Returns the name of a type's files before the `+`. Unlike the type name, it has no suffix for reserved names.
  func fileBaseName(_ name: Name, _ kind: SchemaTypeKind) -> String {
    (customName(of: name, kind) ?? name.text).firstUppercased.withIdentifierCharactersOnly
  }

  /// Returns the name of a mock's property: the response key after capitalization rules and escaping.
  package func propertyName(_ responseKey: Name) -> String {
    escapedInExpressions(capitalized(responseKey.text).escapedAsMockProperty)
  }

  /// Returns the name of a property or parameter, escaped for expressions. Apollo's generator misses that.
  func escapedInExpressions(_ name: String) -> String { correctsKnownBugs ? name.escapedInExpressions : name }

  /// Returns the name of the Swift case for an enum value.
  package func enumCaseName(_ value: Name, of type: Name) -> String {
    if let name = customCaseName(value, of: type) { return escapedIfReserved(name) }
    let name = enumCaseConversion == .camelCase ? value.text.camelCased : value.text
    return capitalized(name).escapedAsEnumCase
  }

  /// Returns the custom name of an enum value's Swift case.
  func customCaseName(_ value: Name, of type: Name) -> String? {
    guard let custom = customTypes[type], custom.form == .enumeration else { return nil }
    return custom.enumCases[value]
  }

  /// Returns the custom name of an input field's Swift property.
  func customFieldName(_ field: Name, of type: Name) -> String? {
    guard let custom = customTypes[type], custom.form == .inputObject else { return nil }
    return custom.inputFields[field]
  }

  /// Returns a custom name, or the property of a fragment, with reserved words escaped. Apollo's generator misses that.
  func escapedIfReserved(_ name: String) -> String { correctsKnownBugs ? name.escapedAsEnumCase : name }

  func capitalized(_ name: String) -> String {
    version.appliesCapitalizationRules ? name.capitalized(by: capitalizationRules) : name
  }

  /// Returns the custom name of a type.
  func customName(of name: Name, _ kind: SchemaTypeKind) -> String? {
    guard !customTypes.isEmpty, let custom = customTypes[name] else { return nil }
    let applies =
      switch custom.form {
      case .type: true
      case .enumeration: kind == .enumeration
      case .inputObject: kind == .inputObject
      }
    guard applies, let name = custom.name, !name.isEmpty else { return nil }
    return name
  }
}
