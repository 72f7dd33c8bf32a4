/// A conversion of a JSON response to a model.
///
/// It reads the selected fields and checks that their values have the right types. Other members are ignored.
struct ResponseConversion {
  private let root: ObjectPlans
  /// The type errors, in the order of discovery.
  private(set) var problems: [ResponseProblem] = []
  private var path: [ResponsePathComponent] = []

  init(to model: any RootSelectionSet.Type, variables: GraphQLOperation.Variables?) {
    root = ObjectPlans([model], variables: variables)
  }

  /// Returns the content of the model; nil if there are problems.
  mutating func convert(_ object: JSONDictionary) -> ObjectContent? {
    let content = convert(object, root)
    return problems.isEmpty ? content : nil
  }

  /// Converts an object. The nesting of selections bounds the recursion.
  private mutating func convert(_ object: JSONDictionary, _ plans: ObjectPlans) -> ObjectContent {
    let plan = plans.plan(for: object.members["__typename"] as? String ?? plans.typename)
    var values: [FieldContent] = []
    values.reserveCapacity(plan.steps.count)
    for step in plan.steps {
      path.append(.key(step.key))
      values.append(convert(object.members[step.key], step, level: 0))
      path.removeLast()
    }
    return ObjectContent(plan.layout, values, origin: nil)
  }

  private mutating func convert(_ value: JSONValue?, _ step: SelectionPlan.Step, level: Int) -> FieldContent {
    guard let value else { return failed("is missing") }
    if isNull(value) { return step.shape.isNonNull(at: level) ? failed("is null, but required") : .null }
    if level < step.shape.listCount {
      guard let list = value as? JSONList else { return failed("is \(summary(value)) instead of a list") }
      return .list(convert(list, step, level: level + 1))
    }
    switch step.type {
    case .object:
      guard let plans = step.objects, let object = value as? JSONDictionary else {
        return failed("is \(summary(value)) instead of an object")
      }
      return .object(convert(object, plans))
    case .scalar(let type): return scalar(value, type)
    case .customScalar(let type): return scalar(value, type)
    case .nonNull, .list: return failed("has an invalid type")
    }
  }

  private mutating func convert(_ list: JSONList, _ step: SelectionPlan.Step, level: Int) -> [FieldContent] {
    var elements: [FieldContent] = []
    elements.reserveCapacity(list.elements.count)
    for (index, element) in list.elements.enumerated() {
      path.append(.index(index))
      elements.append(convert(element, step, level: level))
      path.removeLast()
    }
    return elements
  }

  private mutating func scalar<Scalar: AnyScalarType & JSONDecodable>(
    _ value: JSONValue, _ type: Scalar.Type
  ) -> FieldContent {
    do {
      return try Scalar(_jsonValue: value).fieldContent
    } catch {
      return failed("is \(summary(value)) instead of a \(type)")
    }
  }

  private mutating func failed(_ reason: String) -> FieldContent {
    problems.append(ResponseProblem(path: path, reason: reason))
    return .absent
  }
}

private func isNull(_ value: JSONValue) -> Bool { AnyHashable(value) == AnyHashable(jsonNull) }

/// Returns a description for messages.
private func summary(_ value: JSONValue) -> String {
  switch value {
  case let text as String: "the String \"\(text)\""
  case is JSONList: "a list"
  case is JSONDictionary: "an object"
  default: "\(value)"
  }
}
