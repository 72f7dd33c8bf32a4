import GraphQLSchema
import ModelIR
import Source
import SwiftCode

/// The reasons why the variables of an operation will not compile.
extension OperationVariables {
  /// Returns warnings about variables with the same property or with one that expressions can't name, and about default
  /// values that Swift has no case for.
  func problems(in definition: Name) -> [EmissionProblem] {
    var owners: [String: Name] = [:]
    return variables.flatMap { variable -> [EmissionProblem] in
      var reasons: [String] = []
      if let other = owners.updateValue(variable.name, forKey: variable.property) {
        reasons.append(
          "the variables '\(other)' and '\(variable.name)' have the same property; use another name for one of them")
      }
      if variable.property.escapedInExpressions != variable.property {
        reasons.append("the variable '\(variable.name)' is an operator in Swift; use another name")
      }
      if !names.options.emission.correctsKnownBugs, let value = excludedValue(in: variable) {
        reasons.append(
          "'deprecatedEnumCases' excludes '\(value)', which is in the default value of '\(variable.name)'; "
            + "use another value, or include deprecated values")
      }
      return reasons.map { .modelsClash(of: definition, $0) }
    }
  }

  /// Returns whether an enum has no Swift case for a value, because it is deprecated.
  func isExcluded(_ value: Name, of type: Schema.TypeID) -> Bool {
    guard names.options.emission.excludesDeprecatedEnumCases else { return false }
    return schema.enumValues[schema[type].values.indices].contains {
      $0.name == value && $0.deprecationReason != nil
    }
  }

  private func excludedValue(in variable: Variable) -> Name? {
    guard names.options.emission.excludesDeprecatedEnumCases, let value = variable.defaultValue else { return nil }
    return excludedValue(in: value, variable.use.type)
  }

  /// Returns the first excluded value in a value of a type or of lists of it. The parser's depth limit bounds the
  /// recursion.
  private func excludedValue(in value: InputLiteral, _ type: Schema.TypeID) -> Name? {
    switch value {
    case .variable, .int, .float, .string, .boolean, .null: return nil
    case .enumeration(let name): return isExcluded(name, of: type) ? name : nil
    case .list(let values): return values.lazy.compactMap { excludedValue(in: $0, type) }.first
    case .object(let members):
      let fields = schema.inputs[schema[type].inputFields.indices]
      return members.lazy.compactMap { member in
        fields.first { $0.name == member.name }.flatMap { excludedValue(in: member.value, $0.type.type) }
      }.first
    }
  }
}
