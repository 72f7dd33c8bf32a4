import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The object types of placeholders for abstract types.
extension PlaceholderContext {
  /// Returns the type of a structure's object: alphabetically the first that fulfills all enclosing conditions, or else
  /// the structure's own type.
  func objectType(of structure: Structure) -> TypeIdentity {
    guard structure.type.kind != .object else { return structure.type }
    return chosenObject(of: structure).map { TypeIdentity($0, .object) } ?? structure.type
  }

  /// Returns whether an object can have a structure's type. Fragments may be spread where none can, and the models of
  /// such spreads may be incomplete.
  func canExist(_ structure: Structure) -> Bool {
    structure.kind == .entity || chosenObject(of: structure) != nil
  }

  private func chosenObject(of structure: Structure) -> Name? {
    chosenObjects.object(ofTypes: types(around: structure).map(\.name))
  }

  /// Returns the types that a structure's object must have: its own, and types of enclosing structures for that object.
  private func types(around structure: Structure) -> [TypeIdentity] {
    var result = [structure.type]
    var current = structure
    while current.kind != .entity, let parent = current.parent {
      current = model.structures.structures[parent]
      result.append(current.type)
    }
    return result
  }

  /// Returns warnings about types without any object type.
  func problems() -> [EmissionProblem] {
    var reported: Set<Name> = []
    return model.structures.structures.compactMap { structure in
      guard structure.kind == .entity, objectType(of: structure).kind != .object,
        reported.insert(structure.type.name).inserted
      else { return nil }
      return EmissionProblem(
        .outputPlaceholder, .warning, typeName: name,
        message:
          "Placeholders of '\(name)' have no object type for '\(structure.type.name)', because no object type "
          + (structure.type.kind == .union ? "is a member of it" : "implements it"))
    }
  }
}
