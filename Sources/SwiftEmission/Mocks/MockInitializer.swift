import MockIR
import Source
import SwiftCode

/// The convenience initializer of a mock, with a parameter for each field.
func mockInitializer(_ fields: [MockProperty], options: EmissionOptions) -> InitializerDeclaration {
  InitializerDeclaration(
    .convenience, fields.map { $0.parameter(options) } + options.placeParameters,
    body: [.expression(.call(.member(.name("self"), "init"), options.placeArguments))]
      + fields.map { .expression($0.setter($0.parameterName(options) ?? $0.name)) })
}

/// The function that makes a mock without angle brackets, `Human.mock(name: "Luke")`: it takes what the initializer takes.
func mockFunction(_ fields: [MockProperty], of name: String, options: EmissionOptions) -> FunctionDeclaration {
  let mock = SwiftType.generic("Mock", .named(name))
  let arguments = fields.map { Argument($0.name.asArgumentLabel, .name($0.parameterName(options) ?? $0.name)) }
  return FunctionDeclaration(
    .static, "mock", fields.map { $0.parameter(options) } + options.placeParameters, parameterLayout: .lines,
    returns: mock, body: [.expression(.call(.type(mock), arguments + options.placeArguments, .lines))])
}

extension MockProperty {
  fileprivate func parameter(_ options: EmissionOptions) -> Parameter {
    let type = options.mockType(field.type)
    let name = parameterName(options)
    if options.version.hasNonOptionalParameters, options.requiresNonOptionalFields || field.type.isNullable {
      return Parameter(self.name, name: name, type: type, defaultValue: options.defaultValue(of: field.type))
    }
    let isOptional = options.version.hasNonOptionalParameters && field.type.isNullable
    return Parameter(self.name, name: name, type: isOptional ? type : .optional(type), defaultValue: .nil)
  }

  /// The name in the body where it cannot be that of the property. A property that is called `self` only because of a
  /// capitalization rule gets one too, where bugs are corrected.
  fileprivate func parameterName(_ options: EmissionOptions) -> String? {
    let isSelf = field.responseKey == selfKey || (options.correctsKnownBugs && name == "`self`")
    return isSelf ? "self_value" : nil
  }
}

private let selfKey: Name = "self"
