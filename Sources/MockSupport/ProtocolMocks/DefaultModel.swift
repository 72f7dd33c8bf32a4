/// Models of operations and fragments that say nothing, as `placeholder()` of generated code gives them: what may be null is
/// nil, lists are empty, and all else has values that say nothing; also what inline fragments select of the object's type.
///
/// - Returns: nil where a scalar has no such value.
func defaultModel<Model: RootSelectionSet>(of type: Model.Type) -> Model? {
  let content = defaultContent(of: ObjectPlans([type], variables: nil), as: type.__parentType, depth: 0)
  return content.map { Model(_dataDict: DataDict($0, for: Model.self)) }
}

/// What the selections nest bounds the depth; the limit is for models that nobody has generated.
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
  /// The name of the first object type, in order of names, that an object of this type can have.
  fileprivate var firstObject: String {
    switch self {
    case let type as Interface: type.implementingObjects.min() ?? type.name
    case let type as Union: type.possibleTypes.map(\.typename).min() ?? type.name
    default: __typename
    }
  }
}
