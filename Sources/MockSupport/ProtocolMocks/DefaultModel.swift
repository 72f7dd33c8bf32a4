/// Returns a neutral model, like `placeholder()` of generated code; nil if a scalar has no neutral value.
///
/// Nullable fields are nil, lists are empty, and other fields have neutral values. Inline fragments for the object's
/// type are included.
func defaultModel<Model: RootSelectionSet>(of type: Model.Type) -> Model? {
  let content = defaultContent(of: ObjectPlans([type], variables: nil), as: type.__parentType, depth: 0)
  return content.map { Model(_dataDict: DataDict($0, for: Model.self)) }
}

/// Returns the content of a neutral object. Selections bound the depth; the limit is for models that aren't generated.
private func defaultContent(of plans: ObjectPlans, as type: any ParentType, depth: Int) -> ObjectContent? {
  guard depth < 200 else { return nil }
  let typename = type.firstObject
  let plan = plans.plan(for: typename)
  var values: [FieldContent] = []
  for step in plan.steps {
    guard let value = defaultContent(of: step, typename, depth: depth) else { return nil }
    values.append(value)
  }
  return ObjectContent(plan.layout, values, origin: nil)
}

private func defaultContent(of step: SelectionPlan.Step, _ typename: String, depth: Int) -> FieldContent? {
  if step.key == "__typename" { return .scalar(typename) }
  guard step.shape.isNonNull(at: 0) else { return .null }
  if 0 < step.shape.listCount { return .list([]) }
  switch step.type {
  case .object(let model):
    return step.objects.flatMap { defaultContent(of: $0, as: model.__parentType, depth: depth + 1) }.map { .object($0) }
  case .scalar(let type): return neutral(type)
  case .customScalar(let type): return neutral(type)
  case .nonNull, .list: return nil
  }
}

private func neutral<Scalar: AnyScalarType>(_ type: Scalar.Type) -> FieldContent? {
  type.placeholderValue.map(\.fieldContent)
}

extension ParentType {
  /// The alphabetically first name of a possible object type.
  fileprivate var firstObject: String {
    switch self {
    case let type as Interface: type.implementingObjects.min() ?? type.name
    case let type as Union: type.possibleTypes.map(\.typename).min() ?? type.name
    default: __typename
    }
  }
}
