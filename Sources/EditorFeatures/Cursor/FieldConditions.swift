import GraphQLSyntax
import Source

/// Whether `@skip` or `@include` on a field or its parents makes its Swift property optional.
enum FieldConditions {
  case unconditional
  /// The property exists and may be nil.
  case conditional
  /// Other selections of the same key decide.
  case undecided

  /// - Complexity: linear in the size of the definition. Text that can't be parsed is unconditional.
  init(_ context: CursorContext) {
    self = .unconditional
    guard let place = context.definition, var set = place.definition.selectionSet, let name = context.name
    else { return }
    let document = place.document
    // The set of all selections of the object: the set of the parent field, which includes inline fragments.
    var object = set
    // The parser bounds the depth of nesting.
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
