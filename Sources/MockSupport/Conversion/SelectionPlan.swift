/// The selections on objects of one type at one position of a conversion. A plan applies to any number of objects.
final class SelectionPlan {
  let layout: ObjectLayout
  /// The selected fields, in the order of the layout's keys.
  let steps: [Step]

  /// A selected field.
  final class Step {
    let key: String
    let shape: FieldShape
    /// The type of the field's values, without lists and nullability.
    let type: Selection.Field.OutputType
    /// The selections on the field's objects; nil without a selection set.
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

/// The list nesting and nullability of a field's type. Level 0 is the field itself, level 1 the elements of its list.
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

/// The selections at one position of a conversion, with a plan for each object type found there.
final class ObjectPlans {
  private let models: [any RootSelectionSet.Type]
  private let variables: GraphQLOperation.Variables?
  private var plans: [String: SelectionPlan] = [:]
  /// The last plan, since neighbours in a list often share it.
  private var last: (typename: String, plan: SelectionPlan)?

  /// Creates plans with the merged selections of all models.
  init(_ models: [any RootSelectionSet.Type], variables: GraphQLOperation.Variables?) {
    self.models = models
    self.variables = variables
  }

  /// The first model of the objects.
  var model: Any.Type? { models.first }

  /// The declared type's name; it is the type of an object only if the declared type is an object type.
  var typename: String { models.first?.__parentType.__typename ?? "" }

  /// Returns the plan for objects of a type, by its name in the schema.
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
