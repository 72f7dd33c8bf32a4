/// A conversion of JSON to a model.
///
/// It reads the selected fields and checks that their values have the right types. Other members are ignored.
struct ResponseConversion {
  private let root: ObjectPlans
  /// Whether all selected fields must be present, as in a response. Otherwise, nullable ones may be missing.
  private let isComplete: Bool
  /// The type errors, in the order of discovery.
  private(set) var problems: [ResponseProblem] = []
  private var path: [ResponsePathComponent] = []

  init(to model: any RootSelectionSet.Type, variables: GraphQLOperation.Variables?, isComplete: Bool) {
    root = ObjectPlans([model], variables: variables)
    self.isComplete = isComplete
  }

  /// Returns the content of the model; nil if there are problems.
  mutating func convert(_ object: JSONDictionary) -> ObjectContent? { convert { object.members[$0] } }

  /// Returns the content of the model; nil if there are problems.
  mutating func convert(_ object: [String: Any]) -> ObjectContent? { convert { object[$0] } }

  private mutating func convert(_ member: (String) -> Any?) -> ObjectContent? {
    let content = convert(member, root)
    return problems.isEmpty ? content : nil
  }

  /// Converts an object. The nesting of selections bounds the recursion.
  private mutating func convert(_ member: (String) -> Any?, _ plans: ObjectPlans) -> ObjectContent {
    let plan = plans.plan(for: member("__typename") as? String ?? plans.typename)
    var values: [FieldContent] = []
    values.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      path.append(.key(step.key))
      values.append(convert(member(step.key), step, level: 0))
      path.removeLast()
    }
    return ObjectContent(plan.layout, values, origin: nil)
  }

  private mutating func convert(_ value: Any?, _ step: SelectionPlan.Step, level: Int) -> FieldContent {
    let isNonNull = step.shape.isNonNull(at: level)
    guard let value else { return isComplete || isNonNull ? failed(.missing, "is missing") : .absent }
    let form = JSONForm(value)
    if case .null = form { return isNonNull ? failed(.null, "is null, but required") : .null }
    if level < step.shape.listCount {
      guard case .list(let elements) = form else {
        return failed(.wrongType, "is \(summary(value)) instead of a list")
      }
      return .list(convert(elements, step, level: level + 1))
    }
    switch step.type {
    case .object:
      guard let plans = step.objects, case .object(let member) = form else {
        return failed(.wrongType, "is \(summary(value)) instead of an object")
      }
      return .object(convert(member, plans))
    case .scalar(let type): return scalar(value, type)
    case .customScalar(let type): return scalar(value, type)
    case .nonNull, .list: return failed(.wrongType, "has an invalid type")
    }
  }

  private mutating func convert(_ list: [Any], _ step: SelectionPlan.Step, level: Int) -> [FieldContent] {
    var elements: [FieldContent] = []
    elements.reserveCapacity(list.count)
    for (index, element) in list.enumerated() {
      path.append(.index(index))
      elements.append(convert(element, step, level: level))
      path.removeLast()
    }
    return elements
  }

  private mutating func scalar<Scalar: AnyScalarType & JSONDecodable>(
    _ value: Any, _ type: Scalar.Type
  ) -> FieldContent {
    guard let json = JSONForm.json(value), let scalar = try? Scalar(_jsonValue: json) else {
      return failed(.wrongType, "is \(summary(value)) instead of a \(type)")
    }
    return scalar.fieldContent
  }

  private mutating func failed(_ kind: ResponseProblem.Kind, _ reason: String) -> FieldContent {
    problems.append(ResponseProblem(kind: kind, path: path, reason: reason))
    return .absent
  }
}

/// Returns a description for messages.
private func summary(_ value: Any) -> String {
  switch JSONForm(value) {
  case .null: "null"
  case .scalar(let text as String): "the String \"\(text)\""
  case .scalar(let scalar): "\(scalar)"
  case .list: "a list"
  case .object: "an object"
  case .other: "a value of type \(type(of: value))"
  }
}
