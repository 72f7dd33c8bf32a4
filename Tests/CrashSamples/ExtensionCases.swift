import MockSupport
import ZooAPI
import ZooMocks

/// Extensions of models, lists and standard types.
let extensionCases: [Sample] = [
  Sample("extensionProperty", extensionProperty), Sample("extensionPropertySet", extensionPropertySet),
  Sample("extensionKeeper", extensionKeeper), Sample("extensionKeeperUnset", extensionKeeperUnset),
  Sample("extensionMethod", extensionMethod), Sample("extensionMethodLong", extensionMethodLong),
  Sample("extensionSubscript", extensionSubscript), Sample("extensionSubscriptOther", extensionSubscriptOther),
  Sample("extensionList", extensionList), Sample("extensionListEmpty", extensionListEmpty),
  Sample("extensionListNamed", extensionListNamed), Sample("extensionListNamedUnset", extensionListNamedUnset),
  Sample("extensionListKept", extensionListKept), Sample("extensionListKeptUnset", extensionListKeptUnset),
  Sample("extensionListDrop", extensionListDrop), Sample("extensionListDropKeeps", extensionListDropKeeps),
  Sample("extensionOptional", extensionOptional), Sample("extensionOptionalUnset", extensionOptionalUnset),
  Sample("extensionCollection", extensionCollection), Sample("extensionCollectionUnset", extensionCollectionUnset),
  Sample("extensionInitializer", extensionInitializer), Sample("extensionInitializerSet", extensionInitializerSet),
  Sample("extensionSort", extensionSort), Sample("extensionSortOne", extensionSortOne),
  Sample("extensionOperator", extensionOperator),
]

private typealias Resident = ResidentsQuery.Data.Resident

private func residents(_ otters: Mock<Otter>...) -> [Resident] {
  ResidentsQuery.Data(from: Mock<Query>(residents: otters)).residents
}

private func resident(_ change: (Mock<Otter>) -> Void = { _ in }) -> Resident {
  let otter = Mock<Otter>()
  change(otter)
  return Resident(from: otter)
}

extension Resident {
  fileprivate var displayName: String { nickname ?? species }  // error: unset-required-field
  fileprivate var isKept: Bool { keeper != nil }
  fileprivate var keeperName: String {
    isKept ? keeper?.name ?? "" : "no keeper"  // hint: unset-required-field
  }
  fileprivate func title(isLong: Bool = false) -> String {
    isLong ? "\(displayName) (\(id))" : displayName  // error: unset-required-field
  }
  fileprivate static func compare(_ left: Resident, _ right: Resident) -> Bool {
    left.displayName < right.displayName
  }
  fileprivate subscript(field name: String) -> String? {
    switch name {
    case "species": species  // error: unset-required-field
    case "nickname": nickname
    default: nil
    }
  }
}

extension [Resident] {
  fileprivate var names: [String] { map(\.displayName) }
  fileprivate func named(_ name: String) -> Resident? { first { $0.displayName == name } }
  fileprivate func kept() -> [Resident] { filter(\.isKept) }
  fileprivate mutating func dropUnkept() { removeAll { !$0.isKept } }
}

extension Optional where Wrapped == Resident {
  fileprivate var text: String {
    switch self {
    case .none: "none"
    case .some(let resident): resident.displayName
    }
  }
}

extension Collection where Element == Resident {
  fileprivate var firstName: String? { first?.displayName }
}

extension String {
  fileprivate init(_ resident: Resident) { self = resident.displayName }
}

infix operator <~

private func <~ (text: inout String, resident: Resident) { text += resident.displayName }

func extensionProperty() {  // crashes
  consume(resident().displayName)
}

func extensionPropertySet() {
  consume(resident { $0.nickname = "Otto" }.displayName)
}

func extensionKeeper() {
  consume(resident().keeperName)
}

func extensionKeeperUnset() {  // crashes
  consume(resident { $0.keeper = Mock<Keeper>() }.keeperName)
}

func extensionMethod() {
  consume(resident { $0.nickname = "Otto" }.title())
}

func extensionMethodLong() {  // crashes
  consume(resident { $0.nickname = "Otto" }.title(isLong: true))
}

func extensionSubscript() {  // crashes
  consume(resident()[field: "species"])
}

func extensionSubscriptOther() {
  consume(resident()[field: "nickname"])
}

func extensionList() {  // crashes
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).names)
}

func extensionListEmpty() {
  consume(residents().names)
}

func extensionListNamed() {
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).named("Otto")?.isKept)
}

func extensionListNamedUnset() {  // crashes
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).named("Olga")?.isKept)
}

func extensionListKept() {
  consume(residents(Mock<Otter>()).kept().names)
}

func extensionListKeptUnset() {  // crashes
  let otter = Mock<Otter>()
  otter.keeper = Mock<Keeper>(name: "Ada")
  consume(residents(otter).kept().names)
}

func extensionListDrop() {
  var all = residents(Mock<Otter>())
  all.dropUnkept()
  consume(all.names)
}

func extensionListDropKeeps() {  // crashes
  let otter = Mock<Otter>()
  otter.keeper = Mock<Keeper>(name: "Ada")
  var all = residents(otter)
  all.dropUnkept()
  consume(all.names)
}

func extensionOptional() {
  consume(residents().first.text)
}

func extensionOptionalUnset() {  // crashes
  consume(residents(Mock<Otter>()).first.text)
}

func extensionCollection() {
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).prefix(1).firstName)
}

func extensionCollectionUnset() {  // crashes
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).dropFirst().firstName)
}

func extensionInitializer() {  // crashes
  consume(String(resident()))
}

func extensionInitializerSet() {
  consume(String(resident { $0.nickname = "Otto" }))
}

func extensionSort() {  // crashes
  consume(residents(Mock<Otter>(nickname: "Otto"), Mock<Otter>()).sorted(by: Resident.compare).count)
}

func extensionSortOne() {
  consume(residents(Mock<Otter>()).sorted(by: Resident.compare).count)
}

func extensionOperator() {
  var text = ""
  text <~ resident { $0.nickname = "Otto" }
  consume(text)
}
