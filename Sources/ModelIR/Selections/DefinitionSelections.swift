import GraphQLSyntax
import Source

/// The selections of one operation or fragment, as executed when data becomes a model (rules c.4 and d.2). Inline
/// fragments without effect are inlined, and repeated selections are merged.
///
/// The parts are flat arrays with indices. They depend on the definition, its fragments, and the types and fields of
/// the schema in them. An immutable class, so copies cost one reference.
package final class DefinitionSelections: Sendable {
  package let name: Name
  package let kind: Kind
  /// The set at index 0 is the definition's own set.
  package let sets: [DirectSelections]
  package let fields: [SelectedField]
  package let spreads: [FragmentSpreadSelection]
  /// The objects in the response with selections; index 0 is the root.
  let entities: [Entity]
  let nodes: [SelectionNode]
  private let entityIndex: [EntityKey: Int]
  /// The set that each set was merged into, or the set itself.
  private let canonical: [Int]
  /// For each field that was merged, the field that stands for both.
  private let mergedFields: [Int: Int]
  /// The same for spreads.
  private let mergedSpreads: [Int: Int]
  /// The conditions on the path to each set. For each object from the root to its own, these are the conditions from
  /// its field inwards.
  let scopePaths: [[[ScopeCondition]]]
  /// The conditions that hold whenever a response has an entity.
  let implied: ImpliedConditions
  /// Whether fields nest too deeply, or fragments select too much, to make models. Merged selections are incomplete
  /// then.
  package let isTruncated: Bool
  /// Whether the definition or a spread fragment contains `@defer`.
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
    mergedFields = builder.mergedFields
    mergedSpreads = builder.mergedSpreads
    let scopePaths = canonical.map { builder.scopePath(of: $0) }
    self.scopePaths = scopePaths
    implied = ImpliedConditions(builder, scopePaths: scopePaths)
    isTruncated = builder.isTruncated || builder.spreads.contains { $0.fragment.isTruncated }
    containsDeferral =
      builder.sets.contains { $0.scope.deferral != nil }
      || builder.spreads.contains { $0.condition.deferral != nil || $0.fragment.containsDeferral }
  }

  /// Returns the set that a set was merged into, or the set itself.
  func canonicalSet(_ index: Int) -> Int { canonical[index] }

  /// Returns the field that a field was merged into, or the field itself.
  func canonicalField(_ index: Int) -> Int { Self.last(index, mergedFields) }

  /// Returns the spread that a spread was merged into, or the spread itself.
  func canonicalSpread(_ index: Int) -> Int { Self.last(index, mergedSpreads) }

  private static func last(_ index: Int, _ next: [Int: Int]) -> Int {
    var index = index
    while let following = next[index] { index = following }
    return index
  }

  func entity(_ key: EntityKey) -> Int? { entityIndex[key] }
}

/// The selections from one object under the same conditions: one selection set, or several merged.
package struct DirectSelections: Hashable, Sendable {
  /// The index in `entities`.
  var entity: Int
  /// The enclosing set, which has the same object for inline fragments; nil for the root.
  package internal(set) var parent: Int?
  /// Whether the set belongs to a field or the definition, and not to an inline fragment.
  package internal(set) var isEntityRoot: Bool
  package internal(set) var scope: ScopeCondition
  /// The narrowest known type of the object.
  package internal(set) var type: TypeIdentity
  /// Indices in `fields`, with distinct response keys.
  package internal(set) var fields: [Int] = []
  /// Indices in `sets`, with distinct conditions.
  package internal(set) var inlineFragments: [Int] = []
  /// Indices in `spreads`, of distinct fragments.
  package internal(set) var spreads: [Int] = []

  var isEmpty: Bool { fields.isEmpty && inlineFragments.isEmpty && spreads.isEmpty }
}

/// A spread of a named fragment, if its type matches the set. Otherwise, an inline fragment encloses the spread.
package struct FragmentSpreadSelection: Sendable {
  package let fragment: DefinitionSelections
  /// The index of the enclosing set.
  package internal(set) var owner: Int
  /// The condition of the spread itself.
  package let condition: ScopeCondition
  package internal(set) var inclusion: Inclusion
}

/// An object in the response, identified by the response keys and types on its path.
struct Entity: Sendable {
  /// Nil for the root.
  let key: EntityKey?
  /// The number of fields on its path.
  let level: Int
  let type: TypeIdentity
  /// The index of its tree's root in `nodes`.
  var node: Int
}

/// The identity of an entity.
struct EntityKey: Hashable, Sendable {
  /// The index in `entities`.
  let parent: Int
  let responseKey: Name
  let type: TypeIdentity
  let wrappers: TypeWrappers
}

/// A node in the tree of all selections from one entity.
///
/// A path from the root follows the conditions on the root object, then the conditions on the object of the first
/// field, and so on. So one walk finds all selections that apply to given scopes, always in the same order.
struct SelectionNode: Sendable {
  let condition: ScopeCondition
  let type: TypeIdentity
  /// The node where the conditions of the next object on the path begin.
  var next: Int?
  /// Whether the entity's own conditions lead here and something is selected here.
  var holdsSelections = false
  var sources: [Source] = []
  var children: [Int] = []
  var fragments: [Fragment] = []

  /// The selections of one set.
  struct Source: Sendable {
    /// The index in `sets`; the set may have been merged since.
    let set: Int
    let fields: [Int]
    let spreads: [Int]
  }

  /// The selections of a fragment from the entity.
  struct Fragment: Sendable {
    /// The index in `spreads`.
    let spread: Int
    /// The index in the fragment's `entities`.
    let entity: Int
  }
}
