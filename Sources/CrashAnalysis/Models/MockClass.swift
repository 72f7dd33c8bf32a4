import MockIR
import Source
import SwiftEmission

/// What Swift code can say to the mocks of one object type.
package struct MockClass: Hashable, Sendable {
  /// The name of the type in the schema.
  package let type: Name
  /// In the order of the initializer's parameters.
  package let fields: [MockField]
  /// The fields by the names of their properties.
  package let properties: [Name: MockField]
  /// The fields that an initializer with arguments fills whether they are given or not, with what.
  package let defaults: [Default]

  package struct Default: Hashable, Sendable {
    package let responseKey: Name
    package let content: Content

    package enum Content: Hashable, Sendable {
      case leaf
      /// What the Swift type of a custom scalar says.
      case scalar(Name)
      case emptyList
      /// A mock of this type of which nothing is set.
      case mock(Name)
    }
  }

  package init(_ mock: ObjectMock, options: EmissionOptions) {
    type = mock.typeName
    fields = mock.fields
    var properties: [Name: MockField] = [:]
    for field in mock.fields {
      let name = options.propertyName(field.responseKey)
      properties[Name(name.filter { $0 != "`" })] = field
    }
    self.properties = properties
    let fills = options.version.hasNonOptionalParameters && options.requiresNonOptionalFields
    defaults = fills ? mock.fields.compactMap { Self.defaultValue(of: $0) } : []
  }

  /// Of a field that cannot be null (rule b.9); nil where there is none, so that it must be given.
  private static func defaultValue(of field: MockField) -> Default? {
    guard !field.type.isNullable else { return nil }
    if field.type.isList { return Default(responseKey: field.responseKey, content: .emptyList) }
    let content: Default.Content? =
      switch field.type.named {
      case .builtIn, .enumeration: .leaf
      case .scalar(let name): .scalar(name)
      case .object(let name): .mock(name)
      case .interface(let reference), .union(let reference): reference.firstMockedType.map { .mock($0) }
      }
    return content.map { Default(responseKey: field.responseKey, content: $0) }
  }
}
