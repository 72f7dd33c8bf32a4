/// One conversion of a mock to a model.
struct MockConversion {
  private let model: any RootSelectionSet.Type
  private let root: ObjectPlans
  /// The keys and indices from the root to what is being converted.
  private var path: [PathComponent] = []

  private enum PathComponent {
    case key(String)
    case index(Int)
  }

  init(to model: any RootSelectionSet.Type, variables: GraphQLOperation.Variables?) {
    self.model = model
    root = ObjectPlans([model], variables: variables)
  }

  mutating func convert(_ mock: MockStorage) -> ObjectContent {
    convert(mock, root)
  }

  /// What the selections nest bounds the depth, so mocks may lead back to themselves.
  private mutating func convert(_ mock: MockStorage, _ plans: ObjectPlans) -> ObjectContent {
    let (fields, origin) = mock.snapshot
    var typename = ""
    if case .scalar(let name as String)? = fields["__typename"] { typename = name }
    let plan = plans.plan(for: typename)
    var values: [FieldContent] = []
    values.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      guard let content = fields[step.key] else {
        values.append(.absent)
        continue
      }
      path.append(.key(step.key))
      values.append(convert(content, step.type, step.objects, origin))
      path.removeLast()
    }
    return ObjectContent(plan.layout, values, origin: origin)
  }

  private mutating func convert(
    _ content: FieldContent, _ type: Selection.Field.OutputType, _ plans: ObjectPlans?, _ origin: MockOrigin
  ) -> FieldContent {
    switch (type, content) {
    case (.nonNull(let inner), _):
      if case .null = content { return failed("it is null, and it may not be", origin) }
      return convert(content, inner, plans, origin)
    case (_, .null), (_, .absent): return content
    case (.list(let inner), .list(let contents)):
      var elements: [FieldContent] = []
      elements.reserveCapacity(contents.count)
      for (index, content) in contents.enumerated() {
        path.append(.index(index))
        elements.append(convert(content, inner, plans, origin))
        path.removeLast()
      }
      return .list(elements)
    case (.list, _): return failed("it should be a list, and holds \(content.summary)", origin)
    case (.object, .mock(let mock)):
      guard let plans else { return content }
      return .object(convert(mock._storage, plans))
    case (.object, _): return failed("it should be an object, and holds \(content.summary)", origin)
    case (.scalar, _), (.customScalar, _): return content
    }
  }

  private func failed(_ reason: String, _ origin: MockOrigin) -> FieldContent {
    let steps = path.map { component in
      switch component {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
    fail(
      "\(nameOfModel(model)) cannot be made of the mock: '\(steps.joined(separator: "."))' of the "
        + "\(origin.description) does not fit: \(reason).", at: origin.place)
    return .absent
  }
}
