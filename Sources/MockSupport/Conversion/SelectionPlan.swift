/// What is selected on the objects of one type at one place of a conversion, ready to be applied to any number of them.
final class SelectionPlan {
  let layout: ObjectLayout
  /// In the order of the layout's keys.
  let steps: [Step]

  /// A field.
  struct Step {
    let key: String
    let type: Selection.Field.OutputType
    /// What is selected on the field's objects; nil if it has none.
    let objects: ObjectPlans?
  }

  init(layout: ObjectLayout, steps: [Step]) {
    self.layout = layout
    self.steps = steps
  }
}

/// What is selected at one place of a conversion: the plans of the types of objects that were met there.
final class ObjectPlans {
  private let models: [any RootSelectionSet.Type]
  private let variables: GraphQLOperation.Variables?
  private var plans: [String: SelectionPlan] = [:]

  /// The models of these types all show the objects, and what is selected is what any of them selects.
  init(_ models: [any RootSelectionSet.Type], variables: GraphQLOperation.Variables?) {
    self.models = models
    self.variables = variables
  }

  /// The plan for objects of a type, by its name in the schema.
  func plan(for typename: String) -> SelectionPlan {
    if let known = plans[typename] { return known }
    var builder = SelectionPlanBuilder(typename: typename, variables: variables)
    for model in models { builder.add(model) }
    let plan = builder.plan
    plans[typename] = plan
    return plan
  }
}
