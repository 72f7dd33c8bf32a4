extension RootSelectionSet {
  /// The model of what the mock holds now; later changes of the mock do not show in it.
  ///
  /// Only what this type selects itself is filled: fields that it shows because an enclosing definition selects them are
  /// not, so convert the mock of the enclosing object for these. Required fields need not be set as long as nobody reads
  /// them; see ``withMockFailures(_:_:)`` for what happens then.
  ///
  /// - Parameters:
  ///   - mock: an object of any type; inline fragments are chosen by its `__typename`.
  ///   - variables: decide what `@include`, `@skip` and `@defer` select. Where one is absent, what depends on it is not
  ///     selected, and not deferred. Defaults of the operation do not apply.
  ///
  /// Complexity: linear in the number of fields that are selected on the objects.
  public init<O: MockObject>(from mock: Mock<O>, withVariables variables: GraphQLOperation.Variables? = nil) {
    var conversion = MockConversion(to: Self.self, variables: variables)
    self.init(_dataDict: DataDict(conversion.convert(mock._storage), for: Self.self))
  }

  /// The same as ``init(from:withVariables:)``, in Apollo's form.
  public static func from<O: MockObject>(
    _ mock: Mock<O>, withVariables variables: GraphQLOperation.Variables? = nil
  ) async -> Self {
    Self(from: mock, withVariables: variables)
  }
}
