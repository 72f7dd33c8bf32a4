import GraphQLSyntax
import Source

/// The check for references that inner declarations shadow.
extension DefinitionStructures {
  /// Makes a relative reference absolute if its first name means an inner structure instead of the intended one.
  /// Apollo's generator doesn't check this. Its code fails to compile or has another meaning.
  mutating func qualifyShadowedReferences(in index: Int) {
    for accessor in structures[index].accessors.indices {
      guard case .alias(let source, .relative(let components)) = structures[index].accessors[accessor].child,
        let first = components.first
      else { continue }
      let path = source.path
      let own = structures[index].accessors[accessor].field.nameComponent
      // An alias with the name of its target would refer to itself.
      let isUndeclared = components.count == 1 && first == own
      let isFound = finds(first, at: path.components.count - components.count, from: index, isUndeclared)
      if !isFound { structures[index].accessors[accessor].child = .alias(source, .absolute(path)) }
    }
  }

  /// Whether a name in a structure refers to the declaration in the structure with a path of length `depth`.
  private func finds(_ name: NameComponent, at depth: Int, from index: Int, _ skipsFirst: Bool) -> Bool {
    var current: Int? = skipsFirst ? structures[index].parent : index
    while let structure = current.map({ structures[$0] }) {
      if declares(name, structure) { return structure.path.count == depth }
      current = structure.parent
    }
    return false
  }

  private func declares(_ name: NameComponent, _ structure: Structure) -> Bool {
    switch name {
    case .field:
      structure.accessors.contains { accessor in
        guard accessor.field.nameComponent == name else { return false }
        switch accessor.child {
        case .none: return false
        case .structure, .alias(_, .absolute): return true
        case .alias(_, .relative(let components)): return components != [name]
        }
      }
    case .condition, .deferred: structure.inlineFragments.contains { structures[$0].name == name }
    }
  }
}

extension SelectedField {
  /// The name of the structure for its objects.
  package var nameComponent: NameComponent { .field(responseKey, isList: wrappers.isList) }
}
