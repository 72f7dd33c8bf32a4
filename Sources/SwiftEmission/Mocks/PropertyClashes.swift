import MockIR
import Source

/// The fields of a mock that cannot all be properties of one Swift structure: two of one name, which capitalization rules
/// can make of two keys, and `x` beside `_x`, which is where a property wrapper keeps `x`. Apollo's generator has the same
/// limit and says nothing.
func propertyClashes(in mock: Name, _ properties: [MockProperty]) -> [EmissionProblem] {
  var owners: [String: Name] = [:]
  for property in properties { owners[property.name] = owners[property.name] ?? property.field.responseKey }
  return properties.compactMap { property in
    let key = property.field.responseKey
    let stored = "_" + property.name
    if let owner = owners[property.name], owner != key { return .clash(mock, key, owner, "have the same property") }
    if let owner = owners[stored] { return .clash(mock, owner, key, "need the same storage") }
    return nil
  }
}

extension EmissionProblem {
  fileprivate static func clash(_ mock: Name, _ key: Name, _ other: Name, _ what: String) -> EmissionProblem {
    EmissionProblem(
      .mockPropertyClash, .warning, typeName: mock, responseKey: key,
      message: "The mock of '\(mock)' will not compile, because '\(other)' and '\(key)' \(what); "
        + "use another alias for one of them.")
  }
}
