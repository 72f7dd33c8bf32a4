import Source

/// Values of an enum or fields of an input object for which Swift has one name. Apollo's generator writes them all the
/// same.
///
/// - Parameter members: the names in the schema with those in Swift.
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
        + "'\(member.swiftName)'; give one of them another name with \"customTypeNames\".")
  }
}
