import MockIR
import Source
import SwiftCode

/// The Swift names of what a schema declares, under given options.
extension EmissionOptions {
  /// The name of a generated type: the custom one, or the schema's with its first letter in upper case and, if it is
  /// taken, a suffix.
  package func typeName(_ name: Name, _ kind: SchemaTypeKind) -> String {
    customName(of: name, kind) ?? swiftTypeName(name.text, kind, reservesInt32: version.isSecondGeneration)
  }

  /// The name of a type's files, up to what follows the `+`. Unlike the type's, it has no suffix.
  func fileBaseName(_ name: Name, _ kind: SchemaTypeKind) -> String {
    (customName(of: name, kind) ?? name.text).firstUppercased.withIdentifierCharactersOnly
  }

  /// The name of a mock's property: the response key, unless capitalization rules or reserved words are in the way.
  package func propertyName(_ responseKey: Name) -> String {
    capitalized(responseKey.text).escapedAsMockProperty
  }

  /// The name of the Swift case for a value of an enum.
  package func enumCaseName(_ value: Name, of type: Name) -> String {
    if let name = customCaseName(value, of: type) { return name }
    let name = enumCaseConversion == .camelCase ? value.text.camelCased : value.text
    return capitalized(name).escapedAsEnumCase
  }

  /// The name of the Swift case that the settings give a value of an enum.
  func customCaseName(_ value: Name, of type: Name) -> String? {
    guard let custom = customTypes[type], custom.form == .enumeration else { return nil }
    return custom.enumCases[value]
  }

  /// The name of the Swift property that the settings give a field of an input object.
  func customFieldName(_ field: Name, of type: Name) -> String? {
    guard let custom = customTypes[type], custom.form == .inputObject else { return nil }
    return custom.inputFields[field]
  }

  func capitalized(_ name: String) -> String {
    version.appliesCapitalizationRules ? name.capitalized(by: capitalizationRules) : name
  }

  /// The name that the settings give a type.
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
