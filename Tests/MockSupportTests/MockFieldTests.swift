import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Setting and reading the fields of mocks, and the contents of a new mock (part d.1).
struct MockFieldTests {
  @Test func settingNilRemovesTheField() {
    let otter = Mock<Otter>()
    otter.nickname = "Nemo"
    #expect(otter._data.keys.sorted() == ["__typename", "nickname"])
    otter.nickname = nil
    #expect(otter._data.keys.sorted() == ["__typename"])
    #expect(otter == Mock<Otter>())
  }

  @Test func theBareInitializerSetsTheTypenameOnly() {
    let first = Mock<Otter>()
    let second: Mock<Otter> = .init()
    let third: Mock<Otter> = Mock()
    for mock in [first, second, third] {
      #expect(mock._data == ["__typename": "Otter"])
      #expect(mock.__typename == "Otter")
    }
  }

  /// Some mocks have four fields, as many as the bare initializer has parameters.
  @Test func theBareInitializerIsChosenForAnyNumberOfFields() {
    #expect(Mock<Plaque>()._data.count == 1)
    #expect(Mock<Statue>()._data.count == 1)
    #expect(Mock<Den>()._data.count == 1)
    #expect(Mock<Keeper>()._data.count == 1)
    #expect(Mock<Query>()._data.count == 1)
    #expect(Mock<Parrot>()._data.count == 1)
  }

  @Test func anyArgumentFillsAllRequiredFields() {
    let otter = Mock<Otter>(species: "Lutra lutra")
    #expect(otter.species == "Lutra lutra")
    #expect(otter.id == "")
    #expect(otter.weight == 0)
    #expect(otter.diet == .case(.plants))
    #expect(otter.neighbors?.isEmpty == true)
    #expect(otter.tags == [])
    #expect(otter.nickname == nil)
    #expect(otter.maxDepth == nil)
    #expect(otter.keeper == nil)
  }

  @Test func defaultsAreShallow() {
    let otter = Mock<Otter>(species: "Lutra lutra")
    #expect(otter.den?._data == ["__typename": "Den"])
  }

  @Test func angleBracketsAreNotNeeded() {
    let otter = Otter.mock(nickname: "Nemo", toy: "a stone")
    #expect(otter == Mock<Otter>(nickname: "Nemo", toy: "a stone"))
    #expect(Otter.mock().species == "")
    #expect(Mutation.mock() == Mock<Mutation>(feed: Mock<Meal>()))
  }

  @Test func fieldsOfAllKindsCanBeReadBack() {
    let keeper = Mock<Keeper>(name: "Ida")
    let parrot = Mock<Parrot>()
    parrot.words = ["hello", nil]
    parrot.keeper = keeper
    parrot.neighbors = [Mock<Otter>(toy: "ball"), parrot]
    parrot.diet = .unknown("NUTS")
    #expect(parrot.words == ["hello", nil])
    #expect(parrot.keeper === keeper)
    #expect(parrot.diet == .unknown("NUTS"))
    #expect((parrot.neighbors?.first as? Mock<Otter>)?.toy == "ball")
    #expect(parrot.neighbors?.last === parrot)
    parrot.neighbors?.append(Mock<Tapir>())
    #expect(parrot.neighbors?.count == 3)
  }

  @Test func nestedListsKeepTheirNulls() {
    let query = Mock<Query>()
    query.map = [[Mock<Statue>(title: "Lion"), nil], []]
    #expect(query.map?.map { $0.map { $0 == nil } } == [[false, true], []])
    #expect((query.map?[0][0] as? Mock<Statue>)?.title == "Lion")
  }

  @Test func fieldsNamedLikeMembersAreAccessible() {
    let keeper = Mock<Keeper>(hash: "#1", required: true)
    #expect(keeper.hash == "#1")
    #expect(keeper.required == true)
    keeper.hash = "#2"
    #expect(keeper[required: \.hash] == "#2")
    #expect(keeper[required: \.required])
  }

  @Test func requiredReadsAreNotOptional() {
    let otter = Mock<Otter>(den: Mock<Den>(width: 3), neighbors: [Mock<Otter>(species: "a")], tags: ["x"], weight: 7.5)
    let weight: Double = otter[required: \.weight]
    let width: Int = otter[required: \.den][required: \.width]
    let neighbors: [any AnyMock] = otter[required: \.neighbors]
    let tags: [String] = otter[required: \.tags]
    #expect(weight == 7.5 && width == 3 && neighbors.count == 1 && tags == ["x"])
  }

  @Test func theDataDictionaryAcceptsAnyValue() {
    let otter = Mock<Otter>(keeper: Mock<Keeper>(name: "Ida"), tags: ["x"])
    #expect(otter._data["tags"] as? [String] == ["x"])
    #expect((otter._data["keeper"] as? Mock<Keeper>)?.name == "Ida")
    otter._data["nickname"] = 5
    #expect(otter.nickname == nil)
    otter._data["nickname"] = "Nemo"
    #expect(otter.nickname == "Nemo")
    otter._data["__typename"] = "Beaver"
    #expect(otter.__typename == "Beaver")
  }

  @Test func mocksAreEqualByContent() {
    let first = Mock<Parrot>(den: Mock<Den>(width: 1), neighbors: [Mock<Otter>(toy: "ball")])
    let second = Mock<Parrot>(den: Mock<Den>(width: 1), neighbors: [Mock<Otter>(toy: "ball")])
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    (second.neighbors?[0] as? Mock<Otter>)?.toy = "stone"
    #expect(first != second)
  }

  @Test func cyclicMocksAreCompared() {
    func cycle() -> Mock<Parrot> {
      let mock = Mock<Parrot>(species: "Ara")
      mock.neighbors = [mock]
      return mock
    }
    #expect(cycle() == cycle())
    #expect(Set([cycle(), cycle()]).count == 1)
  }

  /// A mock can be passed from one actor to another.
  @Test func mocksAreSendable() async {
    let otter = Mock<Otter>(species: "Lutra lutra")
    await MainActor.run { otter.nickname = "Nemo" }
    await withTaskGroup { group in
      for index in 0..<100 { group.addTask { otter.weight = Double(index) } }
    }
    #expect(otter.nickname == "Nemo")
    #expect((0..<100).contains(otter[required: \.weight]))
  }
}
