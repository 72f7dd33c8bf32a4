extension RootSelectionSet {
  /// Creates a model with the current content of a mock. Later changes of the mock do not affect it.
  ///
  /// Only selections of this type are filled, not fields merged from enclosing definitions. To fill these, convert the
  /// mock of the enclosing object. Unset required fields fail only when they are read; see ``withMockFailures(_:_:)``.
  ///
  /// - Parameters:
  ///   - mock: an object of any type; its `__typename` determines the inline fragments.
  ///   - variables: the values for the conditions of `@include`, `@skip` and `@defer`. Selections that depend on a
  ///     missing variable are not selected, and not deferred. Defaults of the operation do not apply.
  ///
  /// Complexity: linear in the number of fields that are selected on the objects.
  public init<O: MockObject>(from mock: Mock<O>, withVariables variables: GraphQLOperation.Variables? = nil) {
    var conversion = MockConversion(to: Self.self, variables: variables)
    self.init(_dataDict: DataDict(conversion.convert(mock._storage), for: Self.self))
  }

  /// Returns the result of ``init(from:withVariables:)``, with Apollo's signature.
  public static func from<O: MockObject>(
    _ mock: Mock<O>, withVariables variables: GraphQLOperation.Variables? = nil
  ) async -> Self {
    Self(from: mock, withVariables: variables)
  }
}
