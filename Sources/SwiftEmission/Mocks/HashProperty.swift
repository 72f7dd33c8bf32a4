import MockIR
import Source
import SwiftCode

/// Returns the property `hash` of a mock that has a field of that name, and the blank lines after it.
///
/// It is needed since the method `hash(into:)` of mocks hides the dynamic member. As in Apollo's templates, one more
/// blank line follows for each later field.
func hashProperty(_ fields: JoinedMockFields, options: EmissionOptions) -> [Declaration] {
  guard let (property, index) = fields.hash else { return [] }
  let type = property.hashType(options)
  let key = options.correctsKnownBugs ? property.field.responseKey.text : property.name
  return [
    .variable(
      VariableDeclaration(
        [], .var, property.name, type: .optional(type),
        .accessors(
          get: .expression(.conditionalCast(.element(.name("_data"), .string(key)), type)),
          set: .expression(property.setter("newValue"))))),
    .blankLines(fields.count - index),
  ]
}

extension MockClassProperty {
  /// Returns the type of the value, without optionality. Uncorrected, a nullable field gives a double optional.
  fileprivate func hashType(_ options: EmissionOptions) -> SwiftType {
    let type = options.mockType(field.type)
    if options.correctsKnownBugs, case .optional(let wrapped) = type { return wrapped }
    return type
  }
}
