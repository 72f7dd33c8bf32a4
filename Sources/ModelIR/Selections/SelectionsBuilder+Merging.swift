/// The merging of equivalent selections. Recursion follows nested selections.
extension SelectionsBuilder {
  mutating func merge(field new: Int, into set: Int) {
    let key = SetKey(set: set, key: fields[new].responseKey)
    if let child = fields[new].selectionSet { sets[child].parent = set }
    guard let position = fieldIndex[key] else {
      fieldIndex[key] = sets[set].fields.count
      sets[set].fields.append(new)
      return
    }
    let old = sets[set].fields[position]
    guard new != old else { return }
    switch (fields[old].selectionSet, fields[new].selectionSet) {
    case (let oldSet?, let newSet?):
      let both = merged(new, newSet, with: old, oldSet, in: set)
      sets[set].fields[position] = both
      if both != old { mergedFields[old] = both }
      mergedFields[new] = both
    case (nil, nil):
      fields[old].inclusion.formUnion(fields[new].inclusion)
      mergedFields[new] = old
    default:
      break
    }
  }

  /// Merges two fields that return objects. If their conditions differ, the conditional selections become an inline
  /// fragment.
  private mutating func merged(_ new: Int, _ newSet: Int, with old: Int, _ oldSet: Int, in parent: Int) -> Int {
    if fields[old].inclusion == fields[new].inclusion {
      merge(set: newSet, into: oldSet)
      return old
    }
    if fields[old].inclusion.isAlways {
      enclose(newSet, in: oldSet)
      return old
    }
    var field = fields[old]
    field.inclusion.formUnion(fields[new].inclusion)
    field.selectionSet = addWrapper(around: oldSet, in: parent)
    fields.append(field)
    for set in [oldSet, newSet] { enclose(set, in: sets.count - 1) }
    return fields.count - 1
  }

  /// Adds an empty set on the object of `set`, without its conditions.
  private mutating func addWrapper(around set: Int, in parent: Int) -> Int {
    let type = entities[sets[set].entity].type
    sets.append(
      DirectSelections(
        entity: sets[set].entity, parent: parent, isEntityRoot: true, scope: ScopeCondition(type: type), type: type))
    mergedInto.append(sets.count - 1)
    known.append(Scope().appending(ScopeCondition(type: type), in: schema))
    return sets.count - 1
  }

  /// Moves the selections of `set` into `wrapper`, under the conditions of `set`.
  private mutating func enclose(_ set: Int, in wrapper: Int) {
    guard !sets[set].scope.conditions.isEmpty else { return merge(set: set, into: wrapper) }
    sets[set].scope.type = nil
    sets[set].isEntityRoot = false
    merge(inlineFragment: set, into: wrapper)
  }

  mutating func merge(inlineFragment new: Int, into set: Int) {
    let key = SetKey(set: set, key: sets[new].scope)
    if let old = inlineIndex[key] {
      merge(set: new, into: old)
    } else {
      inlineIndex[key] = new
      sets[new].parent = set
      sets[set].inlineFragments.append(new)
    }
  }

  mutating func merge(spread new: Int, into set: Int) {
    let key = SetKey(set: set, key: spreads[new].fragment.name)
    spreads[new].owner = set
    if let old = spreadIndex[key] {
      guard new != old else { return }
      spreads[old].inclusion.formUnion(spreads[new].inclusion)
      mergedSpreads[new] = old
    } else {
      spreadIndex[key] = new
      sets[set].spreads.append(new)
    }
  }

  private mutating func merge(set new: Int, into old: Int) {
    guard new != old else { return }
    mergedInto[new] = old
    for field in sets[new].fields { merge(field: field, into: old) }
    for child in sets[new].inlineFragments { merge(inlineFragment: child, into: old) }
    for spread in sets[new].spreads { merge(spread: spread, into: old) }
  }
}
