/// What is selected on the objects of one type at one place of a conversion, ready to be applied to any number of them.
final class SelectionPlan {
  let layout: ObjectLayout
  /// In the order of the layout's keys.
  let steps: [Step]

  /// A field.
  final class Step {
    let key: String
    let shape: FieldShape
    /// The type of its values, without lists and nullability.
    let type: Selection.Field.OutputType
    /// What is selected on the field's objects; nil if it has none.
    let objects: ObjectPlans?

    init(key: String, shape: FieldShape, type: Selection.Field.OutputType, objects: ObjectPlans?) {
      self.key = key
      self.shape = shape
      self.type = type
      self.objects = objects
    }
  }

  init(layout: ObjectLayout, steps: [Step]) {
    self.layout = layout
    self.steps = steps
  }
}

/// The lists in a field's type, and at which levels null may stand: level 0 is the field itself, 1 the elements of the
/// list that it holds, and so on.
struct FieldShape {
  private(set) var listCount = 0
  private var nonNullLevels: [Bool] = [false]

  init(_ type: Selection.Field.OutputType) {
    var type = type
    while true {
      switch type {
      case .nonNull(let inner):
        nonNullLevels[listCount] = true
        type = inner
      case .list(let inner):
        listCount += 1
        nonNullLevels.append(false)
        type = inner
      case .scalar, .customScalar, .object: return
      }
    }
  }

  func isNonNull(at level: Int) -> Bool { nonNullLevels[level] }
}

/// What is selected at one place of a conversion: the plans of the types of objects that were met there.
final class ObjectPlans {
  private let models: [any RootSelectionSet.Type]
  private let variables: GraphQLOperation.Variables?
  private var plans: [String: SelectionPlan] = [:]
  /// The one that was used last, which neighbours in a list often share.
  private var last: (typename: String, plan: SelectionPlan)?

  /// The models of these types all show the objects, and what is selected is what any of them selects.
  init(_ models: [any RootSelectionSet.Type], variables: GraphQLOperation.Variables?) {
    self.models = models
    self.variables = variables
  }

  /// The model that shows the objects first.
  var model: Any.Type? { models.first }

  /// The name of the type that the objects are known to be of, which is that of an object only if all are.
  var typename: String { models.first?.__parentType.__typename ?? "" }

  /// The plan for objects of a type, by its name in the schema.
  func plan(for typename: String) -> SelectionPlan {
    if let last, last.typename == typename { return last.plan }
    let plan = plans[typename] ?? makePlan(for: typename)
    last = (typename, plan)
    return plan
  }

  private func makePlan(for typename: String) -> SelectionPlan {
    var builder = SelectionPlanBuilder(typename: typename, variables: variables)
    for model in models { builder.add(model) }
    let plan = builder.plan
    plans[typename] = plan
    return plan
  }
}
