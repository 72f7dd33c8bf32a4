import MockIR
import Source
import SwiftCode

/// The default values of a mock's fields, since 1.23.
extension EmissionOptions {
  /// Returns the default value of a parameter; nil if no value can be written.
  package func defaultValue(of type: MockType) -> Expression? {
    if type.isNullable { return .nil }
    if type.isList { return .array([]) }
    switch type.named {
    case .builtIn(let scalar): return defaultValue(of: scalar)
    case .scalar: return customScalarDefault
    case .enumeration(let type): return defaultCase(of: type).map(caseExpression)
    case .object(let name):
      let isInSwift = correctsKnownBugs || version.namesObjectDefaultsInSwift
      return mock(isInSwift ? typeName(name, .object) : name.text)
    case .interface(let type), .union(let type):
      // Without the correction, the schema's name is printed, even if no generated mock has it.
      if correctsKnownBugs { return type.firstMockedType.map { mock(typeName($0, .object)) } }
      return type.firstPossibleType.map { mock($0.text) }
    }
  }

  private func defaultValue(of scalar: MockNamedType.BuiltInScalar) -> Expression {
    switch scalar {
    case .string, .id: .string("")
    case .int: .integer(0)
    case .float: .double(0)
    case .boolean: .boolean(false)
    }
  }

  private var customScalarDefault: Expression {
    if version.hasDefaultMockValue { return .implicitMember("defaultMockValue") }
    return .forcedTry(.call(.implicitMember("init"), [Argument("_jsonValue", .string(""))]))
  }

  private func defaultCase(of type: EnumReference) -> (type: Name, value: Name)? {
    let skipsExcluded = excludesDeprecatedEnumCases && (correctsKnownBugs || version.skipsExcludedEnumCases)
    return (skipsExcluded ? type.firstCurrentValue : type.firstValue).map { (type.name, $0) }
  }

  private func caseExpression(type: Name, value: Name) -> Expression {
    .call(.implicitMember("case"), [Argument(nil, .implicitMember(enumCaseName(value, of: type)))])
  }

  private func mock(_ name: String) -> Expression {
    .call(.type(.generic("Mock", .named(name))), [])
  }
}

extension MockClassProperty {
  /// Returns whether the field lacks a required default. Apollo's generator crashes then; the corrected output has a
  /// parameter without a default instead.
  func lacksDefault(_ options: EmissionOptions) -> Bool {
    options.version.hasNonOptionalParameters && options.requiresNonOptionalFields && !options.correctsKnownBugs
      && options.defaultValue(of: field.type) == nil
  }

  /// Returns the warning about a field without a default.
  func missingDefault(in mock: Name) -> EmissionProblem {
    let reason =
      switch field.type.named {
      case .interface(let type): "no object type implements '\(type.name)'"
      case .union(let type): "'\(type.name)' has no members"
      case .enumeration(let type): "'\(type.name)' has no values"
      case .builtIn, .scalar, .object: "its type has no default"
      }
    return EmissionProblem(
      .outputMockDefault, .warning, typeName: mock, responseKey: field.responseKey,
      message: "The mock of '\(mock)' has no default for '\(field.responseKey)', because \(reason); "
        + "Apollo's generator crashes here")
  }
}
