import MockIR
import Source
import SwiftCode

/// The property `hash` of a mock that has a field of that name, with the empty lines after it.
///
/// Every mock has a method `hash(into:)`, which hides what the mock's subscript by member name would give.
/// One more empty line follows for each field after it, as Apollo's templates leave them.
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

extension MockProperty {
  /// The type of the value, not optional itself. Uncorrected, a nullable field's is, which makes the property doubly
  /// optional, and that does not compile.
  fileprivate func hashType(_ options: EmissionOptions) -> SwiftType {
    let type = options.mockType(field.type)
    if options.correctsKnownBugs, case .optional(let wrapped) = type { return wrapped }
    return type
  }
}
