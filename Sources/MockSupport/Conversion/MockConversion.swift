/// A conversion of a mock to a model.
struct MockConversion {
  private let model: any RootSelectionSet.Type
  private let root: ObjectPlans
  /// The type errors, in the order of discovery.
  private var faults: [Fault] = []

  /// A value that the type of its field does not allow.
  private struct Fault {
    let reason: String
    /// The origin of the mock with the field.
    let origin: MockOrigin
    /// The keys and indices of the path to the value, innermost first.
    var path: [String] = []
  }

  init(to model: any RootSelectionSet.Type, variables: GraphQLOperation.Variables?) {
    self.model = model
    root = ObjectPlans([model], variables: variables)
  }

  mutating func convert(_ mock: MockStorage) -> ObjectContent {
    let object = convert(mock, root)
    for fault in faults { report(fault) }
    return object
  }

  /// Converts a mock. The nesting of selections bounds the recursion, so mocks may form cycles.
  private mutating func convert(_ mock: MockStorage, _ plans: ObjectPlans) -> ObjectContent {
    let snapshot = mock.snapshot
    let plan = plans.plan(for: snapshot.typename)
    var values: [FieldContent] = []
    values.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      guard let content = snapshot.fields[step.key] else {
        values.append(.absent)
        continue
      }
      let before = faults.count
      values.append(convert(content, step, level: 0, snapshot.origin))
      if before < faults.count { locateFaults(from: before, step.key) }
    }
    return ObjectContent(plan.layout, values, origin: snapshot.origin)
  }

  private mutating func convert(
    _ content: FieldContent, _ step: SelectionPlan.Step, level: Int, _ origin: MockOrigin
  ) -> FieldContent {
    switch content {
    case .absent: return .absent
    case .null:
      return step.shape.isNonNull(at: level) ? failed("is null, but required", origin) : .null
    case .list(let contents) where level < step.shape.listCount:
      return .list(convert(contents, step, level: level + 1, origin))
    case _ where level < step.shape.listCount:
      return failed("is \(content.summary) instead of a list", origin)
    case .mock(let mock):
      guard let plans = step.objects else { return content }
      return .object(convert(mock._storage, plans))
    case .scalar, .list, .object:
      return step.objects == nil ? content : failed("is \(content.summary) instead of an object", origin)
    }
  }

  private mutating func convert(
    _ contents: [FieldContent], _ step: SelectionPlan.Step, level: Int, _ origin: MockOrigin
  ) -> [FieldContent] {
    var elements: [FieldContent] = []
    elements.reserveCapacity(contents.count)
    for (index, content) in contents.enumerated() {
      let before = faults.count
      elements.append(convert(content, step, level: level, origin))
      if before < faults.count { locateFaults(from: before, String(index)) }
    }
    return elements
  }

  private mutating func failed(_ reason: String, _ origin: MockOrigin) -> FieldContent {
    faults.append(Fault(reason: reason, origin: origin))
    return .absent
  }

  private mutating func locateFaults(from start: Int, _ component: String) {
    for index in faults[start...].indices { faults[index].path.append(component) }
  }

  private func report(_ fault: Fault) {
    let path = fault.path.reversed().joined(separator: ".")
    fail(
      "Cannot convert the mock to \(nameOfModel(model)): '\(path)' \(fault.reason); the field belongs to the "
        + "\(fault.origin.description)", at: fault.origin.place)
  }
}
