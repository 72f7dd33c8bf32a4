import MockIR
import Source
import SwiftCode

/// Returns the convenience initializer of a mock, with a parameter for each field.
func mockInitializer(_ fields: JoinedMockFields, options: EmissionOptions) -> InitializerDeclaration {
  var initializer = InitializerDeclaration(
    .convenience, options.placeParameters,
    body: [
      .expression(.call(.member(.name("self"), "init"), options.placeArguments)), .printed(fields.setters),
    ])
  initializer.printedParameters = fields.parameters
  return initializer
}

/// Returns the function that creates a mock without angle brackets: `Human.mock(name: "Luke")`.
func mockFunction(_ fields: JoinedMockFields, of name: String, options: EmissionOptions) -> FunctionDeclaration {
  let mock = SwiftType.generic("Mock", .named(name))
  let call = Expression.printedCall(.type(mock), fields.arguments, options.placeArguments, .lines)
  var function = FunctionDeclaration(
    .static, "mock", options.placeParameters, parameterLayout: .lines, returns: mock, body: [.expression(call)])
  function.printedParameters = fields.parameters
  return function
}

extension MockClassProperty {
  func parameter(_ options: EmissionOptions) -> Parameter {
    let type = options.mockType(field.type)
    let name = parameterName(options)
    if options.version.hasNonOptionalParameters, options.requiresNonOptionalFields || field.type.isNullable {
      return Parameter(self.name, name: name, type: type, defaultValue: options.defaultValue(of: field.type))
    }
    let isOptional = options.version.hasNonOptionalParameters && field.type.isNullable
    return Parameter(self.name, name: name, type: isOptional ? type : .optional(type), defaultValue: .nil)
  }

  /// Returns the parameter's name if it differs from the property: for the key `self`. With corrections, this includes
  /// properties that capitalization rules name `self`.
  func parameterName(_ options: EmissionOptions) -> String? {
    let isSelf = field.responseKey == selfKey || (options.correctsKnownBugs && name == "`self`")
    return isSelf ? "self_value" : nil
  }
}

private let selfKey: Name = "self"
