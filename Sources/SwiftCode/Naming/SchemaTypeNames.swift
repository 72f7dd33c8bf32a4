/// What a named type of a schema is, as far as its Swift name depends on it.
package enum SchemaTypeKind: String, Hashable, Sendable, CaseIterable {
  case object = "_Object"
  case interface = "_Interface"
  case union = "_Union"
  case enumeration = "_Enum"
  case scalar = "_Scalar"
  case inputObject = "_InputObject"

  /// What is appended to names that are taken.
  package var suffix: String { rawValue }
}

/// The Swift name of a type of a schema: its first letter in upper case, with a suffix if the name is taken.
///
/// The scalar `ID` keeps its name. `reservesInt32` says whether `Int32` counts as taken, as it does since 2.0.
package func swiftTypeName(_ schemaName: String, _ kind: SchemaTypeKind, reservesInt32: Bool) -> String {
  let name = schemaName.firstUppercased
  if kind == .scalar, schemaName == "ID" { return name }
  guard reservedTypeNames.contains(name), reservesInt32 || name != "Int32" else { return name }
  return name + kind.suffix
}

extension String {
  /// The name as that of a structure for the objects of a field.
  package func escapedAsSelectionSet(reservesInt32: Bool) -> String {
    isReservedTypeName(reservesInt32) ? self + "_SelectionSet" : self
  }

  /// The name as that of the type of a fragment.
  package func escapedAsFragment(reservesInt32: Bool) -> String {
    isReservedTypeName(reservesInt32) ? self + "_Fragment" : self
  }

  private func isReservedTypeName(_ reservesInt32: Bool) -> Bool {
    reservedTypeNames.contains(self) && (reservesInt32 || self != "Int32")
  }
}

/// Names that mean something else where generated types are used.
private let reservedTypeNames: WordSet = [
  "Any", "DataDict", "DocumentType", "Fragments", "FragmentContainer", "ParentType", "Protocol", "Schema", "Selection",
  "Self", "String", "Bool", "Int", "Int32", "Float", "Double", "ID", "Type", "Error", "_",
]
