import GraphQLSyntax
import Source

/// What `@skip` and `@include` on a field, and on the fields around it, make of its property.
enum FieldConditions {
  case unconditional
  /// The property is there, and may have no value.
  case conditional
  /// What else selects the same key decides.
  case undecided

  /// - Complexity: linear in the size of the definition; for text that cannot be read, nothing is found.
  init(_ context: CursorContext) {
    self = .unconditional
    guard let place = context.definition, var set = place.definition.selectionSet, let name = context.name
    else { return }
    let document = place.document
    // All selections of the object that the set is for: those of the field around, and in inline fragments.
    var object = set
    // Each step goes one level down, of which the parser lets there be few.
    while let selection = document[set.selections].first(where: {
      $0.range.lower <= name.start && name.end <= $0.range.upper
    }) {
      let conditions = Self.conditions(on: selection, in: object, document)
      guard let inner = selection.selectionSet, inner.range.lower <= name.start, conditions != .undecided else {
        self = conditions
        return
      }
      set = inner
      if case .field = selection { object = inner }
    }
  }

  private static func conditions(
    on selection: Selection, in object: SelectionSet, _ document: Document
  ) -> FieldConditions {
    guard case .field(let field) = selection, document[field.directives].contains(where: { $0.isCondition }) else {
      return .unconditional
    }
    var open = [object]
    while let set = open.popLast() {
      for other in document[set.selections] {
        switch other {
        case .field(let other):
          if other.responseKey == field.responseKey, other.range != field.range { return .undecided }
        case .inlineFragment(let fragment): open.append(fragment.selectionSet)
        case .fragmentSpread: return .undecided
        }
      }
    }
    return .conditional
  }
}

extension Directive {
  fileprivate var isCondition: Bool { name.name == "skip" || name.name == "include" }
}
