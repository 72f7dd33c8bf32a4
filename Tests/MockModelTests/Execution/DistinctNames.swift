extension PlainDefinition {
  /// The definition with other aliases if two of them could become one name in Swift. An alias of an object ends with
  /// the field's name, since the names of object types lose their plural.
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
