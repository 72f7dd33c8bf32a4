import Foundation

extension SampleResponse {
  /// Returns a response with the fields of a mock that the operation selects with its variables.
  ///
  /// Unset nullable fields are null. Unset required fields are missing, so that the client reports an error.
  ///
  /// - Throws: ``JSONWritingError`` if a value can't be written.
  public static func mock<Operation: GraphQLOperation>(
    _ mock: Mock<some MockObject>, for operation: Operation
  ) throws -> SampleResponse {
    let plans = ObjectPlans([Operation.Data.self], variables: operation.__variables)
    let members: JSONObject = ["data": response(mock._storage, plans)]
    return .networkResponse(200, Foundation.Data(try jsonText(JSONDictionary(members)).utf8))
  }

  /// Returns the selected fields of an object. The nesting of selections bounds the depth, so mocks may form cycles.
  private static func response(_ mock: MockStorage, _ plans: ObjectPlans) -> JSONValue {
    let snapshot = mock.snapshot
    var members: JSONObject = [:]
    for step in plans.plan(for: snapshot.typename).steps {
      if let content = snapshot.fields[step.key] {
        members[step.key] = response(content, step)
      } else if !step.shape.isNonNull(at: 0) {
        members[step.key] = jsonNull
      }
    }
    return JSONDictionary(members)
  }

  private static func response(_ content: FieldContent, _ step: SelectionPlan.Step) -> JSONValue {
    switch content {
    case .mock(let mock): step.objects.map { response(mock._storage, $0) } ?? jsonNull
    case .list(let contents): JSONList(contents.map { response($0, step) })
    case .absent, .null, .scalar, .object: content.jsonValue
    }
  }

  /// Returns a response with the fields of a model.
  ///
  /// - Throws: ``JSONWritingError`` if a value can't be written.
  public static func data(_ data: some RootSelectionSet) throws -> SampleResponse {
    let members: JSONObject = ["data": data.__data.object.jsonValue]
    return .networkResponse(200, Data(try jsonText(JSONDictionary(members)).utf8))
  }
}

extension ObjectContent {
  /// The set fields as JSON.
  fileprivate var jsonValue: JSONValue {
    JSONDictionary(Dictionary(fields.map { ($0.key, $0.content.jsonValue) }) { first, _ in first })
  }
}

extension FieldContent {
  fileprivate var jsonValue: JSONValue {
    switch self {
    case .absent, .null, .mock: jsonNull
    case .scalar(let value as any JSONEncodable): value._jsonValue
    case .scalar(let value): value
    case .object(let object): object.jsonValue
    case .list(let contents): JSONList(contents.map(\.jsonValue))
    }
  }
}
