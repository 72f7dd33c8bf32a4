import Source

/// A deferred fragment of an operation.
package struct DeferredFragment: Hashable, Sendable {
  package let identity: Identity
  package let target: Target

  /// The identity of a deferred part of a response.
  package struct Identity: Hashable, Sendable {
    /// The response keys on the path to its object.
    package let fieldPath: [Name]
    package let deferral: Deferral
  }

  /// The inline fragment or named fragment that is deferred.
  package enum Target: Hashable, Sendable {
    case inlineFragment(NamePath)
    case fragment(Name)
  }
}

extension DefinitionSelections {
  /// Returns the deferred fragments here and in spread fragments, in the order of fields, inline fragments and spreads.
  /// A fragment appears each time it is reached, up to `limit`.
  ///
  /// - Complexity: linear in the selections above them, counted each time they are reached.
  package func deferredFragments(limit: Int = 1000) -> [DeferredFragment] {
    guard containsDeferral else { return [] }
    var result: [DeferredFragment] = []
    var visits = 0
    var open = [Visit(definition: self, set: 0, fieldPath: [])]
    while let visit = open.popLast(), result.count < limit, visits < 100 * limit {
      visits += 1
      if let found = visit.found { result.append(found) }
      guard let set = visit.set else { continue }
      open += visit.definition.visits(below: set, visit.fieldPath).reversed()
    }
    return result
  }

  /// A selection set to visit, with the deferred fragment that it belongs to.
  private struct Visit {
    var definition: DefinitionSelections
    var set: Int?
    var fieldPath: [Name]
    var found: DeferredFragment?
  }

  private func visits(below set: Int, _ fieldPath: [Name]) -> [Visit] {
    var result: [Visit] = []
    for field in sets[set].fields.map({ fields[$0] }) where field.selectionSet != nil {
      result.append(Visit(definition: self, set: field.selectionSet, fieldPath: fieldPath + [field.responseKey]))
    }
    for child in sets[set].inlineFragments {
      let found = sets[child].scope.deferral.map {
        DeferredFragment(
          identity: DeferredFragment.Identity(fieldPath: fieldPath, deferral: $0),
          target: .inlineFragment(NamePath(self, path(of: child))))
      }
      result.append(Visit(definition: self, set: child, fieldPath: fieldPath, found: found))
    }
    for spread in sets[set].spreads.map({ spreads[$0] }) {
      let found = spread.condition.deferral.map {
        DeferredFragment(
          identity: DeferredFragment.Identity(fieldPath: fieldPath, deferral: $0),
          target: .fragment(spread.fragment.name))
      }
      let inner = spread.fragment.containsDeferral ? 0 : nil
      result.append(Visit(definition: spread.fragment, set: inner, fieldPath: fieldPath, found: found))
    }
    return result
  }
}
