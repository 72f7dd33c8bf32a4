extension PlainDefinition {
  /// The same with other aliases where two of them could become one name in Swift: for objects, an alias is followed by
  /// the field's name, as the names of their types lose their plural.
  var withDistinctNames: PlainDefinition {
    var definition = self
    definition.selections = selections.map(\.withDistinctNames)
    return definition
  }
}

extension PlainSelection {
  fileprivate var withDistinctNames: PlainSelection {
    switch self {
    case .spread: return self
    case .inline(let type, let directives, let selections):
      return .inline(type: type, directives: directives, selections.map(\.withDistinctNames))
    case .field(var field):
      if let alias = field.alias {
        let clashing = ["A": "upperA", "Self": "upperSelf", "Type": "upperType", "Any": "upperAny", "_": "underscore"]
        field.alias = field.selections.isEmpty ? clashing[alias] ?? alias : "\(alias)_\(field.name)"
      }
      field.selections = field.selections.map(\.withDistinctNames)
      return .field(field)
    }
  }
}
