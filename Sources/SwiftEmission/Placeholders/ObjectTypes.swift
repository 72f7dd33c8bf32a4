import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Which type of object a placeholder is of, where its structure is for an abstract one.
extension PlaceholderContext {
  /// The type of a structure's object: of those that are possible under all conditions around it, the first by name, so
  /// that it does not depend on the order of the schema. The structure's own type where none is possible.
  func objectType(of structure: Structure) -> TypeIdentity {
    guard structure.type.kind != .object else { return structure.type }
    let chosen = model.schema.chosenObject(ofTypes: types(around: structure).map(\.name))
    return chosen.map { TypeIdentity($0, .object) } ?? structure.type
  }

  /// Whether some object can be what a structure stands for. Fragments can be spread, in others, where no object has their
  /// types; their models need not show what the fragments in them ask for.
  func canExist(_ structure: Structure) -> Bool {
    structure.kind == .entity || !possibleObjects(of: structure).isEmpty
  }

  private func possibleObjects(of structure: Structure) -> Set<Name> {
    model.schema.possibleObjects(ofTypes: types(around: structure).map(\.name))
  }

  /// The types that the object of a structure has: its own, and those of the structures around it on the same object.
  private func types(around structure: Structure) -> [TypeIdentity] {
    var result = [structure.type]
    var current = structure
    while current.kind != .entity, let parent = current.parent {
      current = model.structures.structures[parent]
      result.append(current.type)
    }
    return result
  }

  /// What is to be said where there is no object at all.
  func problems() -> [EmissionProblem] {
    var reported: Set<Name> = []
    return model.structures.structures.compactMap { structure in
      guard structure.kind == .entity, objectType(of: structure).kind != .object,
        reported.insert(structure.type.name).inserted
      else { return nil }
      return EmissionProblem(
        .outputPlaceholder, .warning, typeName: name,
        message:
          "Placeholders of '\(name)' have no type of object for '\(structure.type.name)', because no object type "
          + (structure.type.kind == .union ? "is a member of it." : "implements it."))
    }
  }
}
