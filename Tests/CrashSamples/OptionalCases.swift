import MockSupport
import ZooAPI
import ZooMocks

/// Optional values.
let optionalCases: [Sample] = [
  Sample("optionalNone", optionalNone),
  Sample("optionalFound", optionalFound), Sample("optionalNotFound", optionalNotFound),
  Sample("optionalDefault", optionalDefault), Sample("optionalDefaultUnset", optionalDefaultUnset),
  Sample("optionalChainOfDefaults", optionalChainOfDefaults), Sample("optionalFlatMap", optionalFlatMap),
  Sample("optionalFlatMapNil", optionalFlatMapNil), Sample("optionalMapToRead", optionalMapToRead),
  Sample("optionalMapKeyPath", optionalMapKeyPath), Sample("optionalList", optionalList),
  Sample("optionalListOfNil", optionalListOfNil), Sample("optionalSeveralBindings", optionalSeveralBindings),
  Sample("optionalSeveralBindingsUnset", optionalSeveralBindingsUnset),
  Sample("optionalBindingCondition", optionalBindingCondition), Sample("optionalBindingReads", optionalBindingReads),
  Sample("optionalGuard", optionalGuard), Sample("optionalElse", optionalElse),
  Sample("optionalSwitch", optionalSwitch), Sample("optionalSwitchUnset", optionalSwitchUnset),
  Sample("optionalComparison", optionalComparison),
  Sample("optionalAssignmentThroughNil", optionalAssignmentThroughNil),
  Sample("optionalAssignmentThroughValue", optionalAssignmentThroughValue),
  Sample("optionalLongChain", optionalLongChain), Sample("optionalLongChainUnset", optionalLongChainUnset),
  Sample("optionalKeeper", optionalKeeper), Sample("optionalKeeperNil", optionalKeeperNil),
  Sample("optionalRightSideNotRead", optionalRightSideNotRead), Sample("optionalDouble", optionalDouble),
  Sample("optionalDoubleNil", optionalDoubleNil), Sample("optionalUnwrapped", optionalUnwrapped),
  Sample("optionalImplicit", optionalImplicit), Sample("optionalImplicitUnset", optionalImplicitUnset),
  Sample("optionalPropertyChain", optionalPropertyChain),
]

private typealias Resident = ResidentsQuery.Data.Resident

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func toy(_ name: String) -> OtterToy { OtterToy(from: Mock<Otter>(toy: name)) }

private func find(_ id: Int) -> OtterToy? {
  switch id {
  case 1: bareToy()
  case 2: toy("rope")
  default: nil
  }
}

private func resident(_ keeper: Mock<Keeper>?) -> Resident {
  let otter = Mock<Otter>()
  otter.keeper = keeper
  return Resident(from: otter)
}

func optionalFound() {
  consume(find(1)?.toy)  // error: unset-required-field
}

func optionalNotFound() {
  consume(find(3)?.toy)
}

func optionalDefault() {
  consume((find(2) ?? bareToy()).toy)
}

func optionalDefaultUnset() {
  consume((find(3) ?? bareToy()).toy)  // error: unset-required-field
}

func optionalChainOfDefaults() {
  consume((find(3) ?? find(4) ?? find(1))?.toy)  // error: unset-required-field
}

func optionalFlatMap() {
  let id: Int? = 1
  consume(id.flatMap(find)?.toy)  // error: unset-required-field
}

func optionalFlatMapNil() {
  let id: Int? = no() ? 1 : nil
  consume(id.flatMap(find)?.toy)
}

func optionalMapToRead() {
  consume(find(1).map { $0.toy })  // error: unset-required-field
}

func optionalMapKeyPath() {
  consume(find(2).map(\.toy))
}

func optionalList() {
  consume([find(3), find(1)].compactMap { $0 }.map(\.toy))  // error: unset-required-field
}

func optionalListOfNil() {
  consume([find(3), find(4)].compactMap { $0?.toy })
}

func optionalSeveralBindings() {
  if let first = find(1), let second = find(3) { consume((first.toy, second.toy)) }
}

func optionalSeveralBindingsUnset() {
  if let first = find(1), let second = find(2) {
    consume((second.toy, first.toy))  // error: unset-required-field
  }
}

func optionalBindingCondition() {
  if let first = find(1), first.__typename == "Parrot" { consume(first.toy) }  // hint: unset-required-field
}

func optionalBindingReads() {
  if let first = find(1), first.toy.isEmpty {  // error: unset-required-field
    consume(first)
  }
}

func optionalGuard() {
  guard let model = find(3) else { return }
  consume(model.toy)
}

func optionalElse() {
  if let model = find(3) {
    consume(model.toy)
  } else {
    consume(bareToy().toy)  // error: unset-required-field
  }
}

func optionalSwitch() {
  switch find(3) {
  case .some(let model): consume(model.toy)
  case .none: consume("none")
  }
}

func optionalSwitchUnset() {
  switch find(1) {
  case let model?: consume(model.toy)  // error: unset-required-field
  case nil: consume("none")
  }
}

func optionalComparison() {
  let model = find(3)
  if model == nil { consume("none") } else { consume(model?.toy) }
}

func optionalAssignmentThroughNil() {
  let otter = Mock<Otter>()
  otter.den?.depth = 3
  if otter.den?.depth == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func optionalAssignmentThroughValue() {
  let otter = Mock<Otter>()
  otter.den = Mock<Den>()
  otter.den?.depth = 3
  consume(DenDepth(from: otter).den.depth)
}

func optionalLongChain() {
  let otter = Mock<Otter>(den: Mock<Den>(depth: 2))
  consume(DenDepth(from: otter).den.plaque?.text.count)
}

func optionalLongChainUnset() {
  let otter = Mock<Otter>(den: Mock<Den>(plaque: Mock<Plaque>()))
  consume(DenDepth(from: otter).den.plaque?.text.count)  // error: unset-required-field
}

func optionalKeeper() {
  consume(resident(Mock<Keeper>()).keeper?.name ?? "no keeper")  // error: unset-required-field
}

func optionalKeeperNil() {
  consume(resident(nil).keeper?.name ?? "no keeper")
}

func optionalRightSideNotRead() {
  let species: String? = "Lutra"
  consume(species ?? bareToy().species)
}

func optionalDouble() {
  let models: [String: OtterToy?] = ["a": bareToy(), "b": nil]
  if let model = models["a"] ?? nil { consume(model.toy) }  // error: unset-required-field
}

func optionalDoubleNil() {
  let models: [String: OtterToy?] = ["a": bareToy(), "b": nil]
  if let model = models["b"] ?? nil { consume(model.toy) }
}

func optionalUnwrapped() {
  consume(find(1)!.toy)  // error: unset-required-field
}

private final class Holding {
  var model: OtterToy!
  var otter: Mock<Otter>?
}

func optionalImplicit() {
  let holding = Holding()
  holding.model = find(2)
  consume(holding.model.toy)
}

func optionalImplicitUnset() {
  let holding = Holding()
  holding.model = find(1)
  consume(holding.model.toy)  // error: unset-required-field
}

func optionalPropertyChain() {
  let holding = Holding()
  let otter = Mock<Otter>()
  holding.otter?.toy = "ball"
  holding.otter = otter
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func optionalNone() {
  let mock: Mock<Otter>? = .none
  if let mock { consume(OtterToy(from: mock).toy) }
  consume(mock.map { OtterToy(from: $0).toy })
}
