import MockIR
import Source
import SwiftEmission

/// The Swift class of the mocks of one object type. Each field is a separate query.
struct MockClass {
  /// The name of the type in the schema.
  let type: Name
  private let declarations: any GeneratedDeclarations

  init(_ type: Name, _ declarations: any GeneratedDeclarations) {
    self.type = type
    self.declarations = declarations
  }

  /// Returns the field with a response key.
  func field(_ responseKey: Name) -> MockField? { declarations.field(responseKey, ofMocksOf: type) }

  /// Returns the field of a property.
  func field(ofProperty name: Name) -> MockField? {
    declarations.responseKey(ofProperty: name, ofMocksOf: type).flatMap { field($0) }
  }

  /// The response keys of all fields, in the order of the initializer's parameters.
  var responseKeys: [Name] { declarations.responseKeys(ofMocksOf: type) }

  /// The fields that an initializer with arguments fills even if they are not given, with their defaults.
  var defaults: [MockDefault] { declarations.defaults(ofMocksOf: type) }
}

/// The names in the mocks of one object type.
package struct MockNames: Hashable, Sendable {
  /// The response keys in the order of the initializer's parameters.
  package let responseKeys: [Name]
  /// The response keys by the names of properties.
  package let responseKeyOfProperty: [Name: Name]

  package init(_ mock: ObjectMock, options: EmissionOptions) {
    responseKeys = mock.fields.map(\.responseKey)
    responseKeyOfProperty = Dictionary(
      responseKeys.map { (Name(options.propertyName($0).filter { $0 != "`" }), $0) },
      uniquingKeysWith: { _, last in last })
  }
}

/// A field that an initializer with arguments fills even if it is not given, with its default.
package struct MockDefault: Hashable, Sendable {
  package let responseKey: Name
  package let content: Content

  /// The value of a default.
  package enum Content: Hashable, Sendable {
    case leaf
    /// The default of the Swift type of a custom scalar.
    case scalar(Name)
    case emptyList
    /// A mock of this type without fields.
    case mock(Name)
  }

  /// Returns the defaults of all fields of a mock, in their order.
  package static func all(of mock: ObjectMock, options: EmissionOptions) -> [MockDefault] {
    let fills = options.version.hasNonOptionalParameters && options.requiresNonOptionalFields
    return fills ? mock.fields.compactMap { defaultValue(of: $0) } : []
  }

  /// Returns the default of a field that cannot be null (rule b.9); nil if there is none, so that it must be given.
  private static func defaultValue(of field: MockField) -> MockDefault? {
    guard !field.type.isNullable else { return nil }
    if field.type.isList { return MockDefault(responseKey: field.responseKey, content: .emptyList) }
    let content: Content? =
      switch field.type.named {
      case .builtIn, .enumeration: .leaf
      case .scalar(let name): .scalar(name)
      case .object(let name): .mock(name)
      case .interface(let reference), .union(let reference): reference.firstMockedType.map { .mock($0) }
      }
    return content.map { MockDefault(responseKey: field.responseKey, content: $0) }
  }
}
