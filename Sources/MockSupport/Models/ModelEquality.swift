// Two models are equal if the fields that they select are equal, including fulfilled fragments. Other fields in the
// same data are ignored. A nil field equals a missing field.

extension SelectionSet {
  public static func == (left: Self, right: Self) -> Bool {
    left.__data.object === right.__data.object || left.selectedFields == right.selectedFields
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(selectedFields)
  }

  private var selectedFields: [String: AnyHashable] {
    var collector = SelectedFields(data: __data)
    for type in Self.__fulfilledFragments { collector.add(type) }
    return collector.fields
  }
}

/// Collects the fields that selection sets select on one object.
private struct SelectedFields {
  let data: DataDict
  var fields: [String: AnyHashable] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(data: DataDict) {
    self.data = data
  }

  mutating func add(_ type: any SelectionSet.Type) {
    guard data.fulfills(type), seen.insert(ObjectIdentifier(type)).inserted else { return }
    add(SelectionCache.selections(of: type))
    for fragment in type.__fulfilledFragments { add(fragment) }
  }

  private mutating func add(_ selections: [Selection]) {
    for selection in selections {
      switch selection {
      case .field(let field): add(field)
      case .fragment(let type): add(type)
      case .inlineFragment(let type): add(type)
      case .deferred(_, let type, _): add(type)
      case .conditional(_, let selections): add(selections)
      }
    }
  }

  /// Adds a field. If several selections have its key, the first one determines the model for comparing objects.
  private mutating func add(_ field: Selection.Field) {
    guard fields[field.responseKey] == nil else { return }
    guard let value = comparable(data.object[field.responseKey], field.type.namedType) else { return }
    fields[field.responseKey] = value
  }

  private func comparable(_ content: FieldContent, _ type: Selection.Field.OutputType) -> AnyHashable? {
    switch content {
    case .absent, .null: return nil
    case .scalar(let value): return AnyHashable(value)
    case .mock: return AnyHashable(content)
    case .object(let object):
      guard case .object(let model) = type else { return AnyHashable(object) }
      return asModel(object, model)
    case .list(let contents): return AnyHashable(contents.map { comparable($0, type) })
    }
  }

  private func asModel<Model: RootSelectionSet>(_ object: ObjectContent, _ model: Model.Type) -> AnyHashable {
    AnyHashable(Model(_dataDict: DataDict(object, for: model)))
  }
}
