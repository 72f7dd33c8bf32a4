/// The kind of a schema's named type, which determines the suffix of reserved names.
package enum SchemaTypeKind: String, Hashable, Sendable, CaseIterable {
  case object = "_Object"
  case interface = "_Interface"
  case union = "_Union"
  case enumeration = "_Enum"
  case scalar = "_Scalar"
  case inputObject = "_InputObject"

  /// The suffix of reserved names.
  package var suffix: String { rawValue }
}

/// Returns the Swift name of a schema type: capitalized, and with a suffix if the name is reserved.
///
/// The scalar `ID` keeps its name. `reservesInt32` says whether `Int32` is reserved, as in 2.0 and later.
package func swiftTypeName(_ schemaName: String, _ kind: SchemaTypeKind, reservesInt32: Bool) -> String {
  let name = schemaName.firstUppercased
  if kind == .scalar, schemaName == "ID" { return name }
  guard reservedTypeNames.contains(name), reservesInt32 || name != "Int32" else { return name }
  return name + kind.suffix
}

extension String {
  /// Returns the name as that of a selection set's structure.
  package func escapedAsSelectionSet(reservesInt32: Bool) -> String {
    isReservedTypeName(reservesInt32) ? self + "_SelectionSet" : self
  }

  /// Returns the name as that of a fragment's type.
  package func escapedAsFragment(reservesInt32: Bool) -> String {
    isReservedTypeName(reservesInt32) ? self + "_Fragment" : self
  }

  private func isReservedTypeName(_ reservesInt32: Bool) -> Bool {
    reservedTypeNames.contains(self) && (reservesInt32 || self != "Int32")
  }
}

/// Names with another meaning where generated types are used.
private let reservedTypeNames: WordSet = [
  "Any", "DataDict", "DocumentType", "Fragments", "FragmentContainer", "ParentType", "Protocol", "Schema", "Selection",
  "Self", "String", "Bool", "Int", "Int32", "Float", "Double", "ID", "Type", "Error", "_",
]
