import Source

/// The selections of one set with the same conditions.
package struct SelectionGroup: Sendable {
  package let inclusion: Inclusion
  package fileprivate(set) var fields: [SelectedField] = []
  /// Indices in `DefinitionSelections.sets`.
  package fileprivate(set) var inlineFragments: [Int] = []
  package fileprivate(set) var spreads: [FragmentSpreadSelection] = []
}

extension DefinitionSelections {
  /// Returns the nonempty groups of a set's selections by condition. Unconditional selections come first; the other
  /// groups follow in the order of fields, inline fragments and spreads.
  package func groups(of set: Int) -> [SelectionGroup] {
    var result = [SelectionGroup(inclusion: .always)]
    func add(_ inclusion: Inclusion, _ change: (inout SelectionGroup) -> Void) {
      let index = result.firstIndex { $0.inclusion == inclusion }
      if index == nil { result.append(SelectionGroup(inclusion: inclusion)) }
      change(&result[index ?? result.count - 1])
    }
    for field in sets[set].fields.map({ fields[$0] }) { add(field.inclusion) { $0.fields.append(field) } }
    for child in sets[set].inlineFragments {
      add(Inclusion(allOf: sets[child].scope.conditions)) { $0.inlineFragments.append(child) }
    }
    for spread in sets[set].spreads.map({ spreads[$0] }) { add(spread.inclusion) { $0.spreads.append(spread) } }
    return result.filter { !$0.fields.isEmpty || !$0.inlineFragments.isEmpty || !$0.spreads.isEmpty }
  }
}
