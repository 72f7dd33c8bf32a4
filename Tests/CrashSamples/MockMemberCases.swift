import MockSupport
import ZooAPI
import ZooMocks

/// Members of extensions of mocks.
let mockMemberCases: [Sample] = [
  Sample("memberFunctionOfType", memberFunctionOfType), Sample("memberFunctionOfTypeUnset", memberFunctionOfTypeUnset),
  Sample("memberPropertyOfType", memberPropertyOfType), Sample("memberPropertyOfTypeSet", memberPropertyOfTypeSet),
  Sample("memberImplicit", memberImplicit), Sample("memberImplicitSet", memberImplicitSet),
  Sample("memberReturnsMock", memberReturnsMock), Sample("memberOfOtherType", memberOfOtherType),
  Sample("memberOfSameName", memberOfSameName), Sample("memberWithVariadic", memberWithVariadic),
  Sample("memberAsArgument", memberAsArgument), Sample("memberAsArgumentUnset", memberAsArgumentUnset),
  Sample("memberOfOptionalArgument", memberOfOptionalArgument),
  Sample("memberOfOptionalArgumentUnset", memberOfOptionalArgumentUnset), Sample("memberAssigned", memberAssigned),
  Sample("memberInitializer", memberInitializer), Sample("memberChain", memberChain),
  Sample("memberChainUnset", memberChainUnset), Sample("memberProperty", memberProperty),
  Sample("memberPropertyUnset", memberPropertyUnset), Sample("memberOfAllMocks", memberOfAllMocks),
  Sample("memberConfigured", memberConfigured), Sample("memberOfObject", memberOfObject),
  Sample("memberThroughAlias", memberThroughAlias), Sample("memberThroughAliasUnset", memberThroughAliasUnset),
  Sample("memberAsync", memberAsync), Sample("memberAsyncUnset", memberAsyncUnset), Sample("memberIsNew", memberIsNew),
]

extension Mock where O == Otter {
  fileprivate static func playful(_ toy: String = "rope") -> Mock<Otter> {
    let otter = Mock<Otter>()
    otter.toy = toy
    return otter
  }

  fileprivate static func named(_ nickname: String) -> Mock {
    let otter = Mock()
    otter.nickname = nickname
    return otter
  }

  fileprivate static var pup: Mock<Otter> { Mock<Otter>() }
  fileprivate static var adult: Mock<Otter> { .init(species: "Lutra", toy: "ball") }
  fileprivate static var sample: Mock<Otter> { playful() }

  fileprivate convenience init(onlySpecies species: String) {
    self.init()
    self.species = species
  }

  fileprivate var isPlayful: Bool { self.toy != nil }

  @discardableResult
  fileprivate func with(toy: String? = nil, species: String? = nil) -> Self {
    if let toy { self.toy = toy }
    if let species { self.species = species }
    return self
  }
}

extension Mock where O == Parrot {
  fileprivate static var sample: Mock<Parrot> { Mock<Parrot>() }
  fileprivate static func talking(_ words: String...) -> Mock<Parrot> { Mock<Parrot>(species: "Ara", words: words) }
}

extension Mock<Den> {
  fileprivate static var deep: Mock<Den> { Mock<Den>(depth: 9) }
  fileprivate static var unknown: Mock<Den> { Mock<Den>() }
}

extension Mock<Keeper> {
  fileprivate static func named(_ name: String?) -> Mock<Keeper> {
    let keeper = Mock<Keeper>()
    if let name { keeper.name = name }
    return keeper
  }
}

extension Mock {
  fileprivate static func blank() -> Mock<O> { Mock<O>() }
  fileprivate func configured(_ change: (Mock<O>) -> Void) -> Mock<O> {
    change(self)
    return self
  }
}

extension Otter {
  fileprivate static func makeBare() -> Mock<Otter> { Mock<Otter>() }
}

private func playing(_ otter: Mock<Otter>) -> String { OtterToy(from: otter).toy }  // error: unset-required-field

func memberFunctionOfType() {
  consume(OtterToy(from: Mock<Otter>.playful()).toy)
}

func memberFunctionOfTypeUnset() {
  consume(OtterToy(from: Mock<Otter>.playful()).species)  // error: unset-required-field
}

func memberPropertyOfType() {
  consume(OtterToy(from: Mock<Otter>.pup).toy)  // error: unset-required-field
}

func memberPropertyOfTypeSet() {
  consume(OtterToy(from: Mock<Otter>.adult).toy)
}

func memberImplicit() {  // crashes
  consume(playing(.pup))
}

func memberImplicitSet() {
  consume(playing(.playful("ball")))
}

func memberReturnsMock() {  // crashes
  consume(playing(Mock<Otter>.named("Otto")))
}

func memberOfOtherType() {
  let query = Mock<Query>(residents: [Mock<Otter>.sample, Mock<Parrot>.sample])
  consume(ResidentsQuery.Data(from: query).residents[1].species)  // error: unset-required-field
}

func memberOfSameName() {
  consume(OtterToy(from: Mock<Otter>.sample).toy)
}

func memberWithVariadic() {
  let query = Mock<Query>(residents: [Mock<Parrot>.talking("hello", "bye")])
  consume(ResidentsQuery.Data(from: query).residents[0].species)
}

func memberAsArgument() {
  consume(DenDepth(from: Mock<Otter>(den: .deep)).den.depth)
}

func memberAsArgumentUnset() {
  consume(DenDepth(from: Mock<Otter>(den: .unknown)).den.depth)  // error: unset-required-field
}

func memberOfOptionalArgument() {
  let query = Mock<Query>(residents: [Mock<Otter>(keeper: .named("Ada"))])
  consume(ResidentsQuery.Data(from: query).residents[0].keeper?.name)
}

func memberOfOptionalArgumentUnset() {
  let query = Mock<Query>(residents: [Mock<Otter>(keeper: .named(nil))])
  consume(ResidentsQuery.Data(from: query).residents[0].keeper?.name)  // error: unset-required-field
}

func memberAssigned() {
  let otter = Mock<Otter>()
  otter.den = .unknown
  consume(DenDepth(from: otter).den.depth)  // error: unset-required-field
}

func memberInitializer() {
  let model = OtterToy(from: Mock<Otter>(onlySpecies: "Lutra"))
  consume(model.species)
  consume(model.toy)  // error: unset-required-field
}

func memberChain() {
  let model = OtterToy(from: Mock<Otter>.pup.with(toy: "rope").with(species: "Lutra"))
  consume((model.toy, model.species))
}

func memberChainUnset() {
  consume(OtterToy(from: Mock<Otter>.pup.with(species: "Lutra")).toy)  // error: unset-required-field
}

func memberProperty() {
  let otters: [Mock<Otter>] = [.pup, .adult, .playful()]
  consume(otters.filter(\.isPlayful).map { OtterToy(from: $0).toy })
}

func memberPropertyUnset() {
  let otters: [Mock<Otter>] = [.pup, .adult]
  consume(otters.filter { !$0.isPlayful }.map { OtterToy(from: $0).toy })  // error: unset-required-field
}

func memberOfAllMocks() {
  consume(OtterToy(from: Mock<Otter>.blank()).toy)  // crashes, not reported
}

func memberConfigured() {
  consume(OtterToy(from: Mock<Otter>.blank().configured { $0.toy = "rope" }).toy)
}

func memberOfObject() {
  consume(OtterToy(from: Otter.makeBare()).toy)  // error: unset-required-field
}

func memberThroughAlias() {
  typealias Animal = Mock<Otter>
  consume(OtterToy(from: Animal.playful()).toy)
}

func memberThroughAliasUnset() {
  typealias Animal = Mock<Otter>
  consume(OtterToy(from: Animal.pup).toy)  // error: unset-required-field
}

func memberAsync() async {
  consume(await OtterToy.from(.playful()).toy)
}

func memberAsyncUnset() async {
  consume(await OtterToy.from(.pup).toy)  // error: unset-required-field
}

func memberIsNew() {
  Mock<Otter>.pup.toy = "rope"
  consume(OtterToy(from: Mock<Otter>.pup).toy)  // error: unset-required-field
}
