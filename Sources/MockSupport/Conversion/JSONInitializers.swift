extension RootSelectionSet {
  /// Creates a model with JSON, with the signature of Apollo iOS 2.
  ///
  /// The selected fields are read; other members are ignored. A nullable field may be missing.
  ///
  /// - Parameters:
  ///   - data: the fields of the object by their response keys. Values can be literals of Swift or ``JSONValue``.
  ///   - variables: the values for the conditions of `@include`, `@skip` and `@defer`.
  /// - Throws: ``ResponseError/content(_:)`` with the path of each field that is missing, null or of a wrong type.
  ///
  /// Complexity: linear in the size of the data.
  public init(data: JSONObject, variables: GraphQLOperation.Variables? = nil) async throws {
    try self.init(json: data, variables: variables)
  }

  /// Creates a model with JSON, without suspension. Also accepts what `JSONSerialization` returns.
  ///
  /// - Parameters:
  ///   - json: the fields of the object by their response keys.
  ///   - variables: the values for the conditions of `@include`, `@skip` and `@defer`.
  /// - Throws: ``ResponseError/content(_:)`` with the path of each field that is missing, null or of a wrong type.
  ///
  /// Complexity: linear in the size of the data.
  public init(json: [String: Any], variables: GraphQLOperation.Variables? = nil) throws(ResponseError) {
    var conversion = ResponseConversion(to: Self.self, variables: variables, isComplete: false)
    guard let content = conversion.convert(json) else { throw ResponseError.content(conversion.problems) }
    self.init(_dataDict: DataDict(content, for: Self.self))
  }
}
