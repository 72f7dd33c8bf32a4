import GraphQLSchema
import GraphQLSyntax
import Source

/// The fields of a selection set and its inline fragments by response key, and the fragments that it spreads.
struct FieldSet {
  /// Ordered by first field.
  var keys: [Name] = []
  var fields: [Name: [ComparedField]] = [:]
  /// Ordered by first spread.
  var fragments: [Int] = []
  var knownFragments: Set<Int> = []
}

/// A field in the context of its parent type.
struct ComparedField {
  let definition: Int
  let field: Field
  let parent: Schema.TypeID?
  let isInObject: Bool
  /// Nil if unknown, and for meta-fields.
  let type: Schema.TypeUse?
}

/// A cache of field sets.
struct FieldSets {
  let unit: ValidationUnit
  private var known: [PlacedSelectionSet: Int] = [:]
  private var sets: [FieldSet] = []

  init(_ unit: ValidationUnit) {
    self.unit = unit
  }

  subscript(index: Int) -> FieldSet { sets[index] }

  /// Returns an index for the subscript. Equal sets have equal indices.
  mutating func index(of list: NodeList<Selection>, in definition: Int) -> Int {
    let place = PlacedSelectionSet(definition: definition, list: list)
    if let index = known[place] { return index }
    var set = FieldSet()
    collect(list, in: definition, into: &set)
    known[place] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// Returns the index of a fragment's root set.
  mutating func index(ofFragment fragment: Int) -> Int? {
    unit.documents[fragment].rootSelectionSet.map { index(of: $0.selections, in: fragment) }
  }

  /// Recursion follows nested inline fragments, which the parser bounds.
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
