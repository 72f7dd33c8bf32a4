import GraphQLSyntax
import Source

/// The check for references that inner declarations shadow.
extension DefinitionStructures {
  /// Makes a relative reference absolute if Swift's lookup of its first name would not find the intended structure.
  /// Apollo's generator doesn't check this. Its code fails to compile or has another meaning.
  ///
  /// - Parameter spelling: the Swift name of a structure. Structures with different components can share a name: the
  ///   structures of `friend` and `friends` do.
  package mutating func qualifyShadowedReferences(spelling: (NameComponent) -> String) {
    var declared: [Int: Set<String>] = [:]
    for index in structures.indices {
      for accessor in structures[index].accessors.indices {
        guard case .alias(let source, .relative(let components)) = structures[index].accessors[accessor].child,
          let first = components.first
        else { continue }
        let path = source.path
        let scope = enclosing(index).first { scope in
          let names = declared[scope] ?? names(declaredIn: scope, spelling)
          declared[scope] = names
          return names.contains(spelling(first))
        }
        let isFound = scope.map { structures[$0].path.elementsEqual(path.components.dropLast(components.count)) }
        if isFound == true { continue }
        structures[index].accessors[accessor].child = .alias(source, .absolute(path))
        declared[index]?.insert(spelling(structures[index].accessors[accessor].field.nameComponent))
      }
    }
  }

  /// Returns a structure and those around it, from the inside out.
  private func enclosing(_ index: Int) -> some Sequence<Int> {
    sequence(first: index) { structures[$0].parent }
  }

  private func names(declaredIn index: Int, _ spelling: (NameComponent) -> String) -> Set<String> {
    let structure = structures[index]
    return Set(structure.accessors.compactMap { declaredName(of: $0, spelling) })
      .union(structure.inlineFragments.compactMap { structures[$0].name.map(spelling) })
  }

  /// Returns the name of the structure or alias that an accessor declares. An alias with the name of its target would
  /// refer to itself, so it is not declared.
  private func declaredName(of accessor: FieldAccessor, _ spelling: (NameComponent) -> String) -> String? {
    let name = spelling(accessor.field.nameComponent)
    switch accessor.child {
    case .none: return nil
    case .structure, .alias(_, .absolute): return name
    case .alias(_, .relative(let components)): return components.map(spelling) == [name] ? nil : name
    }
  }
}

extension SelectedField {
  /// The name of the structure for its objects.
  package var nameComponent: NameComponent { .field(responseKey, isList: wrappers.isList) }
}
