import GraphQLSchema
import GraphQLSyntax
import Source

/// The fields of a selection set by response key, those of its inline fragments included, and the fragments that it
/// spreads: what the pairwise search for conflicts compares.
struct FieldSet {
  /// In the order of their first fields.
  var keys: [Name] = []
  var fields: [Name: [ComparedField]] = [:]
  /// In the order of their first spreads.
  var fragments: [Int] = []
  var knownFragments: Set<Int> = []
}

/// A field in the context of its parent type.
struct ComparedField {
  let definition: Int
  let field: Field
  let parent: Schema.TypeID?
  let isInObject: Bool
  /// Nil where it is not known, and for meta-fields.
  let type: Schema.TypeUse?
}

/// Makes field sets, each once.
struct FieldSets {
  let unit: ValidationUnit
  private var known: [PlacedSelectionSet: Int] = [:]
  private var sets: [FieldSet] = []

  init(_ unit: ValidationUnit) {
    self.unit = unit
  }

  subscript(index: Int) -> FieldSet { sets[index] }

  /// An index of the set, for the subscript. Equal indices mean the same set.
  mutating func index(of list: NodeList<Selection>, in definition: Int) -> Int {
    let place = PlacedSelectionSet(definition: definition, list: list)
    if let index = known[place] { return index }
    var set = FieldSet()
    collect(list, in: definition, into: &set)
    known[place] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// The set of a fragment's own fields.
  mutating func index(ofFragment fragment: Int) -> Int? {
    unit.documents[fragment].rootSelectionSet.map { index(of: $0.selections, in: fragment) }
  }

  /// Recurses as deep as inline fragments nest, which the parser bounds.
  private func collect(_ list: NodeList<Selection>, in definition: Int, into set: inout FieldSet) {
    let document = unit.documents.document(of: definition)
    for index in list.indices {
      let resolved = unit.resolved[definition][selection: index]
      switch document.selections[index] {
      case .field(let field):
        let key = field.responseKey
        if set.fields[key] == nil { set.keys.append(key) }
        set.fields[key, default: []].append(compared(field, resolved, definition))
      case .inlineFragment(let fragment):
        collect(fragment.selectionSet.selections, in: definition, into: &set)
      case .fragmentSpread:
        let target = Int(resolved.fragment)
        if 0 <= target, set.knownFragments.insert(target).inserted { set.fragments.append(target) }
      }
    }
  }

  private func compared(_ field: Field, _ resolved: ResolvedSelection, _ definition: Int) -> ComparedField {
    var type: Schema.TypeUse?
    if let id = resolved.field, !resolved.traits.contains(.metaField) {
      let use = unit.schema[id].type
      type = unit.schema[use.type].isMissing ? nil : use
    }
    return ComparedField(
      definition: definition, field: field, parent: resolved.parent,
      isInObject: resolved.traits.contains(.isInObject), type: type)
  }
}
