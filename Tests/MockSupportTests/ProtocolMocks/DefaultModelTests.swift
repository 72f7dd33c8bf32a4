import Testing
import ZooAPI
import ZooPlaceholders

@testable import MockSupport

/// Members of mocks return generated placeholders for models of operations.
@Suite struct DefaultModelTests {
  @Test func operationsDefaultToPlaceholders() {
    expectPlaceholder(ConditionsQuery.Data.placeholder())
    expectPlaceholder(ExhibitsQuery.Data.placeholder())
    expectPlaceholder(FeedMutation.Data.placeholder())
    expectPlaceholder(LaterQuery.Data.placeholder())
    expectPlaceholder(RenameResidentsLocalCacheMutation.Data.placeholder())
    expectPlaceholder(ResidentsQuery.Data.placeholder())
    expectPlaceholder(SearchQuery.Data.placeholder())
  }

  @Test func fragmentsAndFieldsDefaultToPlaceholders() {
    expectPlaceholder(DenDepth.placeholder())
    expectPlaceholder(DenDepth.Den.placeholder())
    expectPlaceholder(Name.placeholder())
    expectPlaceholder(NameChange.placeholder())
    expectPlaceholder(OtterToy.placeholder())
    expectPlaceholder(ExhibitsQuery.Data.Keeper.placeholder())
    expectPlaceholder(FeedMutation.Data.Feed.placeholder())
  }

  /// Selections of inline fragments on the object's type are filled, too.
  @Test func defaultsFillInlineFragments() {
    let title = defaultMockResult(of: ExhibitTitle.self)
    #expect(title?.__typename == ExhibitTitle.placeholder().__typename)
    #expect(title?.asResident?.species == "")
  }

  /// A protocol mock needs no configuration for models.
  @Test func membersReturnDefaultModels() {
    let method: MockMethod<() -> ExhibitsQuery.Data, Void, ExhibitsQuery.Data, Never> =
      MockState("StoreMock").method("load()")
    let given = if case .result(let result) = method._call(()) { result.get() } else { nil as ExhibitsQuery.Data? }
    #expect(given == ExhibitsQuery.Data.placeholder())
    #expect(defaultMockResult(of: GraphQLNullable<Int>.self) == GraphQLNullable<Int>.none)
    #expect(defaultMockResult(of: (Name, [OtterToy]).self)?.0 == Name.placeholder())
  }

  private func expectPlaceholder<Model: RootSelectionSet>(
    _ placeholder: Model, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(defaultMockResult(of: Model.self) == placeholder, sourceLocation: sourceLocation)
  }
}
