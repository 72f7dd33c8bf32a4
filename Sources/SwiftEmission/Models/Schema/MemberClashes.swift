import Source
import SwiftCode

/// Returns warnings about enum values or input fields with the same Swift name, or with one that Swift reserves.
/// Apollo's generator has no such checks.
///
/// - Parameters:
///   - members: the names in the schema with their Swift names.
///   - areProperties: whether expressions contain the names without a period before them.
func memberClashes(
  of type: Name, _ members: [(name: Name, swiftName: String)], areProperties: Bool
) -> [EmissionProblem] {
  var owners: [String: Name] = [:]
  return members.compactMap { member in
    if member.swiftName.escapedAsEnumCase != member.swiftName
      || areProperties && member.swiftName.escapedInExpressions != member.swiftName
    {
      return .modelClash(
        of: type,
        "'\(member.name)' has the name '\(member.swiftName)', which Swift reserves; "
          + "choose another name with 'customTypeNames'")
    }
    guard let owner = owners[member.swiftName], owner != member.name else {
      owners[member.swiftName] = member.name
      return nil
    }
    return .modelClash(
      of: type,
      "'\(owner)' and '\(member.name)' have the same name '\(member.swiftName)'; "
        + "rename one of them with 'customTypeNames'")
  }
}

extension EmissionProblem {
  /// Returns the warning that the model of a type of the schema will not compile.
  static func modelClash(of type: Name, _ reason: String) -> EmissionProblem {
    EmissionProblem(
      .modelNameClash, .warning, typeName: type,
      message: "The model of '\(type)' will not compile, because \(reason)")
  }
}
