import GraphQLSyntax
import Source

/// The Swift structures for the selections of a definition, with their nesting and contents (rules c.4 to c.8). They
/// contain no Swift spelling.
package struct DefinitionStructures: Sendable {
  package let selections: DefinitionSelections
  /// The structure at index 0 is the definition's own. Each structure follows the one that encloses it.
  package internal(set) var structures: [Structure] = []
  /// Whether structures are missing because a limit was exceeded.
  package internal(set) var isTruncated = false
}

/// A structure: a view of an object under some conditions.
package struct Structure: Sendable {
  package let kind: Kind
  /// The index of the enclosing structure in `DefinitionStructures.structures`.
  package let parent: Int?
  /// The names on the path from the definition.
  package let path: [NameComponent]
  /// The number of names on the path to the structure of the whole object.
  package let entityPathCount: Int
  /// The narrowest known type of the object.
  package let type: TypeIdentity
  /// The definition's own selections here, in `DefinitionSelections.sets`; nil if there are only merged ones.
  package let selectionSet: Int?
  /// The conditions that certainly hold here.
  package let conditions: [InclusionCondition]
  /// The fields of the structure, its own before merged ones.
  package internal(set) var accessors: [FieldAccessor] = []
  /// Indices in `DefinitionStructures.structures`, including deferred fragments.
  package internal(set) var inlineFragments: [Int] = []
  package internal(set) var fragments: [FragmentAccessor] = []
  /// The other sets with merged fields, in the order of the walk.
  package internal(set) var mergedSources: [MergedSource] = []

  /// The selection set that a structure stands for.
  package enum Kind: Hashable, Sendable {
    /// A whole object, of the definition or of a field.
    case entity
    case inlineFragment
    /// An inline fragment without selections of the definition, only of other sets on the same object.
    case compositeInlineFragment
    case deferredInlineFragment
  }

  package var name: NameComponent? { path.last }
}

/// A field of a structure.
package struct FieldAccessor: Sendable {
  package let field: SelectedField
  /// Whether the structure's own set selects it.
  package let isDirect: Bool
  /// Whether the field may be missing, since its conditions may not hold.
  package let isConditional: Bool
  /// Whether some selection certainly includes the field here. `isConditional` may be true as well, since it considers
  /// the structure's own selection first.
  package let isSurelyIncluded: Bool
  package internal(set) var child: Child

  /// The structure for the field's objects.
  package enum Child: Sendable {
    /// The field has a leaf type.
    case none
    /// A nested structure: its index in `DefinitionStructures.structures`.
    case structure(Int)
    /// A structure elsewhere, with the reference to it.
    case alias(MergedSource, Reference)
  }

  /// A reference to a structure.
  package enum Reference: Hashable, Sendable {
    case absolute(NamePath)
    /// A path from an enclosing structure.
    case relative([NameComponent])
  }
}

/// A named fragment that a structure can be converted to.
package struct FragmentAccessor: Sendable {
  package let spread: FragmentSpreadSelection
  package let isDirect: Bool
  package let isConditional: Bool
}

/// A selection set with merged fields.
package struct MergedSource: Hashable, Sendable {
  package let definition: DefinitionSelections
  /// The index in the definition's `sets`.
  package let set: Int

  package var path: NamePath { NamePath(definition, definition.path(of: set)) }

  package static func == (a: MergedSource, b: MergedSource) -> Bool {
    a.set == b.set && a.definition.name == b.definition.name && a.definition.kind == b.definition.kind
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(set)
    hasher.combine(definition.name)
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  package var uniqued: [Element] {
    guard 8 < count else {
      var result: [Element] = []
      result.reserveCapacity(count)
      for element in self where !result.contains(element) { result.append(element) }
      return result
    }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension DefinitionStructures {
  /// Returns the structures to which every value of this one can be converted. They are the structures of its object on
  /// its path, and on the paths of merged sets.
  package func fulfilledPaths(of structure: Structure) -> [NamePath] {
    let own = (structure.entityPathCount...structure.path.count).map {
      NamePath(selections, Array(structure.path.prefix($0)))
    }
    let merged = structure.mergedSources.flatMap { $0.definition.pathsFromEntity(to: $0.set) }
    return (own + merged).uniqued
  }
}
