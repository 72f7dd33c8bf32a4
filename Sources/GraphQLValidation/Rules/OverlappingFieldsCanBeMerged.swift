import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that fields with the same response key can be merged. They must return the same shape. Unless they never
/// apply together, they must be the same field with the same arguments.
/// See https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
enum OverlappingFieldsCanBeMerged {
  static func check(
    _ definition: Int, in unit: ValidationUnit, _ detector: inout FieldMergeDetector, _ found: inout RuleDiagnostics
  ) {
    switch detector.verdict(on: definition) {
    case .mergeable: return
    case .tooComplex:
      let range = unit.documents[definition].rootSelectionSet?.range ?? unit.documents[definition].range
      found.append(
        Diagnostic(
          .overlappingFieldsCanBeMerged, .warning,
          "Too many fragments overlap here, so field merging was not checked; spread fewer fragments",
          at: unit.location(TextRange(at: range.lower), in: definition)))
    case .conflicting:
      var conflicts = FieldConflicts(unit)
      for list in selectionSets(of: definition, in: unit) where !found.isFull {
        for conflict in conflicts.within(list, in: definition) { found.append(diagnostic(conflict)) }
      }
      if found.diagnostics.isEmpty, conflicts.isExhausted { found.append(unlocated(definition, in: unit)) }
    }
  }

  /// Returns a diagnostic without places, if the search for them gave up.
  private static func unlocated(_ definition: Int, in unit: ValidationUnit) -> Diagnostic {
    let range = unit.documents[definition].rootSelectionSet?.range ?? unit.documents[definition].range
    return Diagnostic(
      .overlappingFieldsCanBeMerged,
      "Fields conflict here, but there are too many selections to name them; use other aliases or select fewer fields",
      at: unit.location(TextRange(at: range.lower), in: definition))
  }

  /// Returns all selection sets, the outer ones first.
  private static func selectionSets(of definition: Int, in unit: ValidationUnit) -> [NodeList<Selection>] {
    guard let root = unit.documents[definition].rootSelectionSet else { return [] }
    let document = unit.documents.document(of: definition)
    var result: [NodeList<Selection>] = []
    /// Recursion follows nested selections, which the parser bounds.
    func visit(_ set: SelectionSet) {
      result.append(set.selections)
      for selection in document[set.selections] {
        switch selection {
        case .field(let field): if let set = field.selectionSet { visit(set) }
        case .inlineFragment(let fragment): visit(fragment.selectionSet)
        case .fragmentSpread: break
        }
      }
    }
    visit(root)
    return result
  }

  private static func diagnostic(_ conflict: FieldConflict) -> Diagnostic {
    Diagnostic(
      .overlappingFieldsCanBeMerged,
      "Fields \"\(conflict.key.text)\" conflict because \(conflict.reason). Use different aliases on the fields to "
        + "fetch both if this was intentional.",
      at: conflict.second[0],
      related: conflict.first.enumerated().map {
        Diagnostic.Related($0.offset == 0 ? "conflicts with this field" : "conflicts below it", at: $0.element)
      }
        + conflict.second.dropFirst().map { Diagnostic.Related("conflicts with that", at: $0) })
  }
}
