import Source

/// Returns warnings about enum values or input fields with the same Swift name. Apollo's generator has no such check.
///
/// - Parameter members: the names in the schema with their Swift names.
func memberClashes(of type: Name, _ members: [(name: Name, swiftName: String)]) -> [EmissionProblem] {
  var owners: [String: Name] = [:]
  return members.compactMap { member in
    guard let owner = owners[member.swiftName], owner != member.name else {
      owners[member.swiftName] = member.name
      return nil
    }
    return EmissionProblem(
      .modelNameClash, .warning, typeName: type,
      message: "The model of '\(type)' will not compile, because '\(owner)' and '\(member.name)' have the same name "
        + "'\(member.swiftName)'; rename one of them with 'customTypeNames'")
  }
}
