import Foundation
import MockSupport
import ZooAPI
import ZooMocks

/// Code with diagnostics other than unset fields, and similar code without any.
let codeForms: [Sample] = [
  Sample("nilForOptional", nilForOptional), Sample("nilNotRead", nilNotRead),
  Sample("nilReplaced", nilReplaced), Sample("nilFromHelper", nilFromHelper), Sample("nilOnOneWay", nilOnOneWay),
  Sample("nullData", nullData), Sample("nullForOptional", nullForOptional), Sample("nullInList", nullInList),
  Sample("nullNotSelected", nullNotSelected), Sample("nullNotConverted", nullNotConverted),
  Sample("nilInOptionalList", nilInOptionalList), Sample("nullInside", nullInside),
  Sample("nullReplaced", nullReplaced),
  Sample("nullOnOneWay", nullOnOneWay),
  Sample("conditionalField", conditionalField), Sample("conditionalFieldGiven", conditionalFieldGiven),
  Sample("conditionalFieldNotRead", conditionalFieldNotRead), Sample("forcedConditional", forcedConditional),
  Sample("forcedConditionalLater", forcedConditionalLater), Sample("forcedOnOneWay", forcedOnOneWay),
  Sample("forcedFragment", forcedFragment), Sample("forcedExcluded", forcedExcluded),
  Sample("partOfVariables", partOfVariables), Sample("otherTypeWithoutVariables", otherTypeWithoutVariables),
  Sample("wrongTypeInField", wrongTypeInField), Sample("wrongTypeInList", wrongTypeInList),
  Sample("wrongTypeNotRead", wrongTypeNotRead), Sample("rightTypesInUnion", rightTypesInUnion),
  Sample("ownFieldsOnly", ownFieldsOnly), Sample("mergedFieldNotRead", mergedFieldNotRead),
]

// MARK: null-for-required

func nilForOptional() {
  let mock = Mock<Otter>(nickname: nil)
  mock.keeper = nil
  _ = ResidentsQuery.Data(from: Mock<Query>(residents: [mock])).residents[0].nickname
}

func nilNotRead() {
  let mock = Mock<Otter>(toy: "ball")
  mock.species = nil  // warning: null-for-required
  _ = OtterToy(from: mock).toy
}

func nilReplaced() {
  let mock = Mock<Otter>(toy: "ball")
  mock.toy = nil  // warning: null-for-required
  mock.toy = "rope"
  _ = OtterToy(from: mock).toy
}

func remove(_ mock: Mock<Otter>, _ toy: String?) { mock.toy = toy }

/// The diagnostic is at the read, not at the nil.
func nilFromHelper() {
  let mock = Mock<Otter>(toy: "ball")
  remove(mock, nil)
  _ = OtterToy(from: mock).toy  // error: unset-required-field
}

func nilOnOneWay() {
  let mock = Mock<Otter>(toy: "ball")
  if decide(false) {
    mock.toy = nil  // warning: null-for-required
  }
  _ = OtterToy(from: mock).toy  // hint: unset-required-field
}

func nullData() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["species"] = NSNull()  // error: null-for-required
  _ = OtterToy(from: mock)
}

func nullForOptional() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["nickname"] = NSNull()
  _ = ResidentsQuery.Data.Resident(from: mock).nickname
}

func nullInList() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["tags"] = ["wet", NSNull()] as [AnyHashable]  // error: null-for-required
  _ = ResidentsQuery.Data.Resident(from: mock)
}

/// The conversion does not select the null field.
func nullNotSelected() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["tags"] = ["wet", NSNull()] as [AnyHashable]
  _ = OtterToy(from: mock).toy
}

func nullNotConverted() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["toy"] = NSNull()  // warning: null-for-required
  consume(mock.toy == nil)
}

func nilInOptionalList() {
  let query = Mock<Query>(keepers: [nil, Mock<Keeper>(name: "Ada")])
  _ = ExhibitsQuery.Data(from: query).keepers?[1]?.name
}

func nullInside() {
  let den = Mock<Den>(width: 2)
  den._data["width"] = NSNull()  // error: null-for-required
  let query = Mock<Query>(residents: [Mock<Otter>(den: den)])
  _ = ResidentsQuery.Data(from: query).residents.count
}

func nullReplaced() {
  let mock = Mock<Otter>(toy: "ball")
  mock._data["toy"] = NSNull()  // warning: null-for-required
  mock.toy = "rope"
  _ = OtterToy(from: mock).toy
}

func nullOnOneWay() {
  let mock = Mock<Otter>(toy: "ball")
  if decide(false) {
    mock._data["toy"] = NSNull()  // warning: null-for-required
  }
  _ = OtterToy(from: mock).species
}

// MARK: missing-variables

func conditionalField() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)  // warning: missing-variables
  consume(data.residents[0].diet == nil)
}

func conditionalFieldGiven() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query, withVariables: ["withDiet": true])
  consume(data.residents[0].diet!)
}

func conditionalFieldNotRead() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)
  consume(data.residents[0].species)
}

func forcedConditional() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)
  consume(data.residents[0].diet!)  // error: missing-variables
}

func forcedConditionalLater() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)
  let den = data.residents[0].den
  consume(den!.width)  // error: missing-variables
}

func forcedOnOneWay() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)  // warning: missing-variables
  if decide(false) { consume(data.residents[0].diet!) }
}

func forcedFragment() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)
  consume(data.residents[0].ifDetails!.weight)  // error: missing-variables
}

/// The variable has a value.
func forcedExcluded() {  // crashes
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query, withVariables: ["withDiet": false])
  consume(data.residents[0].diet!)
}

func partOfVariables() {
  let query = Mock<Query>(residents: [Mock<Otter>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query, withVariables: ["hideDen": true])  // warning: missing-variables
  consume(data.residents[0].den == nil)
  consume(data.residents[0].diet == nil)
}

/// The fragment is nil for every value of the variable.
func otherTypeWithoutVariables() {
  let query = Mock<Query>(residents: [Mock<Parrot>(diet: .case(.fish))])
  let data = ConditionsQuery.Data(from: query)
  consume(data.residents[0].asOtterIfWithDiet == nil)
}

// MARK: wrong-mock-type

func wrongTypeInField() {
  let query = Mock<Query>()
  query.resident = Mock<Statue>()  // error: wrong-mock-type
  _ = SearchQuery.Data(from: query).resident?.id
}

func wrongTypeInList() {
  let query = Mock<Query>(residents: [Mock<Otter>(toy: "ball"), Mock<Den>()])  // error: wrong-mock-type
  _ = ResidentsQuery.Data(from: query).residents[1].species
}

func wrongTypeNotRead() {
  let query = Mock<Query>(residents: [Mock<Keeper>()])  // warning: wrong-mock-type
  _ = ResidentsQuery.Data(from: query).residents.count
}

func rightTypesInUnion() {
  let query = Mock<Query>(exhibits: [Mock<Statue>(title: "The thinker"), Mock<Otter>(toy: "ball")])
  _ = ExhibitsQuery.Data(from: query).exhibits?[0].asStatue?.title
}

// MARK: field-not-executed

func ownFieldsOnly() {
  let den = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(depth: 7, width: 1))
  consume(den.height == nil && den.width == 1)
}

func mergedFieldNotRead() {
  let den = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(depth: 7, width: 1))
  if decide(false) {
    _ = den.depth  // warning: field-not-executed
  }
  _ = den.width
}
