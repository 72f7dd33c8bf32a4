import GraphQLSyntax
import Source

/// What one operation or fragment selects, with inline fragments that change nothing folded into what surrounds them and
/// repeated selections merged: exactly what is executed when a model is made from data (rules c.4 and d.2).
///
/// All parts are in flat arrays and refer to each other by index. It depends on the definition, the fragments that it
/// reaches and what the schema says about the types and fields in them. It never changes, so that handing it on costs
/// one reference.
package final class DefinitionSelections: Sendable {
  package let name: Name
  package let kind: Kind
  /// The set at index 0 is the definition's own.
  package let sets: [DirectSelections]
  package let fields: [SelectedField]
  package let spreads: [FragmentSpreadSelection]
  /// The objects in the response that something is selected from; that at index 0 is the root.
  let entities: [Entity]
  let nodes: [SelectionNode]
  private let entityIndex: [EntityKey: Int]
  /// For sets that were merged into another one, that one; for all others themselves.
  private let canonical: [Int]
  /// Per set, the conditions on the way to it: for each object from the root to its own, those from its field inwards.
  let scopePaths: [[[ScopeCondition]]]
  /// Whether fields stand too deep inside each other, or too much is selected through fragments, for there to be models;
  /// then it is not known everywhere what is merged.
  package let isTruncated: Bool
  /// Whether there is a `@defer` here or in a fragment that is spread.
  package let containsDeferral: Bool

  package enum Kind: Hashable, Sendable {
    case operation(OperationType)
    case fragment
  }

  package var rootType: TypeIdentity { sets[0].type }

  init(_ builder: SelectionsBuilder, name: Name, kind: Kind) {
    self.name = name
    self.kind = kind
    sets = builder.sets
    fields = builder.fields
    spreads = builder.spreads
    entities = builder.entities
    nodes = builder.nodes
    entityIndex = builder.entityIndex
    let canonical = builder.sets.indices.map { builder.canonical($0) }
    self.canonical = canonical
    scopePaths = canonical.map { builder.scopePath(of: $0) }
    isTruncated = builder.isTruncated || builder.spreads.contains { $0.fragment.isTruncated }
    containsDeferral =
      builder.sets.contains { $0.scope.deferral != nil }
      || builder.spreads.contains { $0.condition.deferral != nil || $0.fragment.containsDeferral }
  }

  /// The set that stands for what was once the set at `index`.
  func canonicalSet(_ index: Int) -> Int { canonical[index] }

  func entity(_ key: EntityKey) -> Int? { entityIndex[key] }
}

/// What is selected from one object under the same conditions (one selection set of the document, or several merged).
package struct DirectSelections: Hashable, Sendable {
  /// In `entities`.
  var entity: Int
  /// The set that this one stands in, on the same object for inline fragments; nil for the root.
  package internal(set) var parent: Int?
  /// Whether it is the set of a field or of the definition, and not that of an inline fragment.
  package internal(set) var isEntityRoot: Bool
  package internal(set) var scope: ScopeCondition
  /// The narrowest type that the object is known to have.
  package internal(set) var type: TypeIdentity
  /// In `fields`, no two with one response key.
  package internal(set) var fields: [Int] = []
  /// In `sets`, no two under one condition.
  package internal(set) var inlineFragments: [Int] = []
  /// In `spreads`, no two of one fragment.
  package internal(set) var spreads: [Int] = []

  var isEmpty: Bool { fields.isEmpty && inlineFragments.isEmpty && spreads.isEmpty }
}

/// A named fragment that is spread where the types match: elsewhere, it stands in an inline fragment of its own.
package struct FragmentSpreadSelection: Sendable {
  package let fragment: DefinitionSelections
  /// The set that it stands in.
  package internal(set) var owner: Int
  /// What stands on the spread itself.
  package let condition: ScopeCondition
  package internal(set) var inclusion: Inclusion
}

/// An object in the response, told from others by the response keys on the way to it and the types that they have.
struct Entity: Sendable {
  /// Nil for the root.
  let key: EntityKey?
  /// How many fields lead to it.
  let level: Int
  let type: TypeIdentity
  /// The root of its tree, in `nodes`.
  var node: Int
}

struct EntityKey: Hashable, Sendable {
  /// In `entities`.
  let parent: Int
  let responseKey: Name
  let type: TypeIdentity
  let wrappers: TypeWrappers
}

/// A node in the tree of everything that is selected from one entity.
///
/// The way from the root follows the conditions on the root object, then those on the object in the first field on the
/// way, and so on, so that everything that applies to given scopes is found in one walk, always in the same order.
struct SelectionNode: Sendable {
  let condition: ScopeCondition
  let type: TypeIdentity
  /// The node where the conditions of the next object on the way begin.
  var next: Int?
  /// Whether the conditions of the entity itself lead here and something was selected here.
  var holdsSelections = false
  var sources: [Source] = []
  var children: [Int] = []
  var fragments: [Fragment] = []

  /// The selections of one set.
  struct Source: Sendable {
    /// In `sets`; it may have been merged since.
    let set: Int
    let fields: [Int]
    let spreads: [Int]
  }

  /// Everything that a fragment selects from the entity.
  struct Fragment: Sendable {
    /// In `spreads`.
    let spread: Int
    /// In the fragment's `entities`.
    let entity: Int
  }
}
