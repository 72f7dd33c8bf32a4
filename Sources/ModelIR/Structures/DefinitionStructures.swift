import GraphQLSyntax
import Source

/// The Swift structures that stand for what a definition selects: which there are, where they stand, and what each one
/// shows (rules c.4 to c.8). There is no Swift spelling in it.
package struct DefinitionStructures: Sendable {
  package let selections: DefinitionSelections
  /// The structure at index 0 is the definition's own; none stands before the one that encloses it.
  package internal(set) var structures: [Structure] = []
  /// Whether there would be more structures, or deeper ones, than can be made; then some are missing.
  package internal(set) var isTruncated = false
}

/// A structure: a view of an object under some conditions.
package struct Structure: Sendable {
  package let kind: Kind
  /// The structure that encloses it. In `DefinitionStructures.structures`.
  package let parent: Int?
  /// The names from the definition to it.
  package let path: [NameComponent]
  /// How many of these lead to the structure of the whole object.
  package let entityPathCount: Int
  /// The narrowest type that the object is known to have.
  package let type: TypeIdentity
  /// What the definition itself selects here, in `DefinitionSelections.sets`; nil where all comes from elsewhere.
  package let selectionSet: Int?
  /// The conditions that surely hold here.
  package let conditions: [InclusionCondition]
  /// The fields that it shows: its own, then fields of other sets.
  package internal(set) var accessors: [FieldAccessor] = []
  /// Deferred ones included. In `DefinitionStructures.structures`.
  package internal(set) var inlineFragments: [Int] = []
  package internal(set) var fragments: [FragmentAccessor] = []
  /// The other sets of which it shows fields, in the order in which they are found.
  package internal(set) var mergedSources: [MergedSource] = []

  package enum Kind: Hashable, Sendable {
    /// A whole object: of the definition, or of a field.
    case entity
    case inlineFragment
    /// An inline fragment for which the definition selects nothing itself, only other sets on the same object.
    case compositeInlineFragment
    case deferredInlineFragment
  }

  package var name: NameComponent? { path.last }
}

/// A field that a structure shows.
package struct FieldAccessor: Sendable {
  package let field: SelectedField
  /// Whether it is one of the structure's own.
  package let isDirect: Bool
  /// Whether it may be missing because conditions on it are not known to hold.
  package let isConditional: Bool
  /// Whether some selection that applies here includes the field in any case, which `isConditional` need not show: a
  /// structure's own selection of a field counts before other ones.
  package let isSurelyIncluded: Bool
  package internal(set) var child: Child

  package enum Child: Sendable {
    /// The field has a leaf type.
    case none
    /// A structure of its own. In `DefinitionStructures.structures`.
    case structure(Int)
    /// A structure that stands elsewhere, and how it is called from here.
    case alias(MergedSource, Reference)
  }

  package enum Reference: Hashable, Sendable {
    case absolute(NamePath)
    /// From a structure that encloses this one.
    case relative([NameComponent])
  }
}

/// A named fragment that a structure can be turned into.
package struct FragmentAccessor: Sendable {
  package let spread: FragmentSpreadSelection
  package let isDirect: Bool
  package let isConditional: Bool
}

/// A selection set that something is merged from.
package struct MergedSource: Hashable, Sendable {
  package let definition: DefinitionSelections
  /// In the definition's `sets`.
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
  /// The structures that a value of this one is sure to be usable as: the structures of its object, the enclosing ones,
  /// and the ones that it shows fields of.
  package func fulfilledPaths(of structure: Structure) -> [NamePath] {
    let own = (structure.entityPathCount...structure.path.count).map {
      NamePath(selections, Array(structure.path.prefix($0)))
    }
    let merged = structure.mergedSources.flatMap { $0.definition.pathsFromEntity(to: $0.set) }
    return (own + merged).uniqued
  }
}
