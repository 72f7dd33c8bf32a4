import Foundation

extension GraphQLOperation {
  /// Returns a complete response with the content of a mock, as a server would send it: JSON in UTF-8.
  ///
  /// It contains only the operation's selections. Unset required fields are failures, since a server can't send such a
  /// response; see ``withMockFailures(_:_:)``.
  ///
  /// - Parameters:
  ///   - mock: the root object, usually a `Mock<Query>`.
  ///   - variables: the values for the conditions of `@include`, `@skip` and `@defer`. Selections that depend on a
  ///     missing variable are not selected, and not deferred.
  public static func sampleData<O: MockObject>(
    from mock: Mock<O>, withVariables variables: Variables? = nil
  ) -> Foundation.Data {
    sampleData(from: Data(from: mock, withVariables: variables), withVariables: variables)
  }

  /// Returns a complete response with the content of a model, as a server would send it: JSON in UTF-8.
  ///
  /// - Parameters:
  ///   - model: the data of the response.
  ///   - variables: the values for conditions. They determine which conditional fields are required.
  public static func sampleData(
    from model: Data, withVariables variables: Variables? = nil
  ) -> Foundation.Data {
    var writer = ResponseWriter()
    writer.write(model, variables: variables)
    return Foundation.Data(writer.text.utf8)
  }
}

/// Writes models as JSON responses.
private struct ResponseWriter {
  private(set) var text = ""

  mutating func write<Model: RootSelectionSet>(_ model: Model, variables: GraphQLOperation.Variables?) {
    text += "{\"data\":"
    write(
      model.__data.object, ObjectPlans([Model.self], variables: variables), of: Model.self,
      typename: Model.__parentType.__typename)
    text += "}"
  }

  /// Writes an object: first the selected fields in order, then its other fields.
  ///
  /// The recursion ends, since the selections of an operation have a finite depth.
  private mutating func write(
    _ object: ObjectContent, _ plans: ObjectPlans, of model: Any.Type, typename: String = ""
  ) {
    var name = typename
    if case .scalar(let text as String) = object["__typename"] { name = text }
    let plan = plans.plan(for: name)
    var isFirst = true
    text += "{"
    for step in plan.steps {
      writeKey(step.key, &isFirst)
      write(object[step.key], step, level: 0, in: object, of: model)
    }
    for (key, content) in object.fields where plan.layout.index(of: key) == nil {
      if case .null = content { continue }
      if key == "__typename" { continue }
      writeKey(key, &isFirst)
      write(content)
    }
    text += "}"
  }

  private mutating func writeKey(_ key: String, _ isFirst: inout Bool) {
    if !isFirst { text += "," }
    isFirst = false
    write(string: key)
    text += ":"
  }

  private mutating func write(
    _ content: FieldContent, _ step: SelectionPlan.Step, level: Int, in object: ObjectContent, of model: Any.Type
  ) {
    switch content {
    case .absent, .null:
      if step.shape.isNonNull(at: level) {
        fail(
          "Cannot create a response: '\(step.key)' of \(nameOfModel(model)) is required, but was not set on the "
            + "\(object.origin?.description ?? "model")", at: object.origin?.place)
      }
      text += "null"
    case .list(let contents):
      text += "["
      for (index, content) in contents.enumerated() {
        if 0 < index { text += "," }
        write(content, step, level: level + 1, in: object, of: model)
      }
      text += "]"
    case .object(let inner):
      guard let plans = step.objects else { return write(content) }
      write(inner, plans, of: plans.model ?? model)
    case .scalar, .mock: write(content)
    }
  }

  /// Writes content without checking required fields.
  private mutating func write(_ content: FieldContent) {
    switch content {
    case .absent, .null, .mock: text += "null"
    case .scalar(let value): write(json: (value as? any JSONEncodable)?._jsonValue ?? value)
    case .list(let contents):
      text += "["
      for (index, content) in contents.enumerated() {
        if 0 < index { text += "," }
        write(content)
      }
      text += "]"
    case .object(let object):
      var isFirst = true
      text += "{"
      for (key, content) in object.fields {
        writeKey(key, &isFirst)
        write(content)
      }
      text += "}"
    }
  }

  // MARK: JSON

  private mutating func write(json value: JSONValue) {
    switch value {
    case let value as String: write(string: value)
    case let value as Bool: text += value ? "true" : "false"
    case let value as any FixedWidthInteger: text += "\(value)"
    case let value as Double: text += value.isFinite ? "\(value)" : "null"
    case let value as Float: text += value.isFinite ? "\(value)" : "null"
    case let list as JSONList:
      text += "["
      for (index, element) in list.elements.enumerated() {
        if 0 < index { text += "," }
        write(json: element)
      }
      text += "]"
    case let dictionary as JSONDictionary:
      var isFirst = true
      text += "{"
      for (key, value) in dictionary.members.sorted(by: { $0.key < $1.key }) {
        writeKey(key, &isFirst)
        write(json: value)
      }
      text += "}"
    default: text += "null"
    }
  }

  /// Writes a string with the escapes that JSON requires.
  private mutating func write(string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
