import MockSupport
import Testing
import ZooAPI
import ZooMocks

extension Mock where O == Otter {
  /// A mock that tests share. Within the extension, `self` gives access to fields.
  fileprivate static var stray: Mock<Otter> {
    let mock = Mock<Otter>(species: "Lutra lutra")
    mock.rename("Nemo")
    return mock
  }

  private func rename(_ name: String) {
    self.nickname = name
  }
}

/// The forms in which tests write mocks (part d.1).
struct MockFormTests {
  @Test func staticMembersAreInferred() async {
    let model = await OtterToy.from(.stray)
    #expect(model.species == "Lutra lutra")
    #expect(OtterToy(from: .stray) == model)
  }

  @Test func initializersAreInferredFromTheirArguments() async {
    let model = await ExhibitTitle.from(.init(wingspan: 2))
    #expect(model.asFlier?.wingspan == 2)
    #expect(ExhibitTitle(from: .init(wingspan: 2)) == model)
  }

  @Test func listsAreAppendedTo() {
    let query = Mock<Query>(residents: [])
    query.residents?.append(Mock<Otter>(species: "Lutra lutra"))
    #expect(ResidentsQuery.Data(from: query).residents.map(\.species) == ["Lutra lutra"])
  }

  @Test func synchronousAndAsynchronousConversionsAgree() async {
    let query = Mock<Query>(residents: [Mock<Otter>(species: "Lutra lutra"), Mock<Parrot>()])
    let variables: GraphQLOperation.Variables = ["withDiet": true, "hideDen": false, "details": false]
    #expect(await ResidentsQuery.Data.from(query) == ResidentsQuery.Data(from: query))
    #expect(
      await ConditionsQuery.Data.from(query, withVariables: variables)
        == ConditionsQuery.Data(from: query, withVariables: variables))
  }
}
