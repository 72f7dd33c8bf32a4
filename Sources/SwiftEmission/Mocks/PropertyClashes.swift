import MockIR
import Source
import SwiftCode

/// Returns the clashes between properties of a mock, and properties that expressions can't name.
///
/// Capitalization rules can give two keys the same property, and `x` clashes with `_x`, in which a property wrapper
/// stores `x`. Apollo's generator has the same limit but no warning.
func propertyClashes(in mock: Name, _ properties: [MockClassProperty]) -> [EmissionProblem] {
  var owners: [String: Name] = [:]
  for property in properties { owners[property.name] = owners[property.name] ?? property.field.responseKey }
  return properties.compactMap { property in
    let key = property.field.responseKey
    let stored = "_" + property.name
    if property.name.escapedInExpressions != property.name { return .reserved(mock, key) }
    if let owner = owners[property.name], owner != key { return .clash(mock, key, owner, "have the same property") }
    if let owner = owners[stored] { return .clash(mock, owner, key, "need the same storage") }
    return nil
  }
}

extension EmissionProblem {
  fileprivate static func reserved(_ mock: Name, _ key: Name) -> EmissionProblem {
    EmissionProblem(
      .modelNameClash, .warning, typeName: mock, responseKey: key,
      message: "The mock of '\(mock)' will not compile, because '\(key)' is an operator in Swift; use another alias")
  }

  fileprivate static func clash(_ mock: Name, _ key: Name, _ other: Name, _ what: String) -> EmissionProblem {
    EmissionProblem(
      .mockPropertyClash, .warning, typeName: mock, responseKey: key,
      message: "The mock of '\(mock)' will not compile, because '\(other)' and '\(key)' \(what); "
        + "use another alias for one of them")
  }
}
