import MockIR
import Source
import SwiftCode

/// A field of a mock with its Swift name.
struct MockClassProperty: Hashable, Sendable {
  let field: MockField
  let name: String

  init(_ field: MockField, options: EmissionOptions) {
    self.field = field
    name = options.propertyName(field.responseKey)
  }

  /// Returns `@Field<Int>("feet") public var feet`. It is always public, since the mock's subscript needs it.
  func declaration(_ options: EmissionOptions) -> VariableDeclaration {
    var attributes: [Attribute] = []
    if options.warnsOnDeprecatedUsage, let reason = field.deprecationReason {
      attributes.append(.deprecated(message: reason))
    }
    let type = SwiftType.generic("Field", options.fieldType(field.type))
    attributes.append(.wrapper(type, [Argument(nil, .string(field.responseKey.text))]))
    return VariableDeclaration(attributes: attributes, .public, .var, name)
  }

  /// Returns `_setScalar(feet, for: \.feet)`.
  func setter(_ value: String) -> Expression {
    .call(.name(setterName), [Argument(nil, .name(value)), Argument("for", .keyPath(name))])
  }

  private var setterName: String {
    switch (field.type.isList, field.type.named.isComposite) {
    case (false, false): "_setScalar"
    case (false, true): "_setEntity"
    case (true, false): "_setScalarList"
    case (true, true): "_setList"
    }
  }
}
