// swift-format-ignore-file: ReplaceForEachWithForLoop

import MockSupport
import ZooAPI
import ZooMocks

let readForms: [Sample] = [
  Sample("asyncFrom", asyncFrom), Sample("chainOfFields", chainOfFields),
  Sample("optionalFieldUnset", optionalFieldUnset),
  Sample("optionalChain", optionalChain), Sample("throughLet", throughLet), Sample("ifLet", ifLet),
  Sample("ifLetOfNothing", ifLetOfNothing), Sample("guardLet", guardLet), Sample("loop", loop),
  Sample("firstElement", firstElement), Sample("mapClosure", mapClosure), Sample("mapKeyPath", mapKeyPath),
  Sample("forEachClosure", forEachClosure), Sample("inlineFragment", inlineFragment),
  Sample("inlineFragmentOfAnotherType", inlineFragmentOfAnotherType),
  Sample("nestedInlineFragment", nestedInlineFragment),
  Sample("fragment", fragment), Sample("interpolation", interpolation), Sample("operand", operand),
  Sample("tuple", tuple), Sample("alias2", aliasedField), Sample("withVariables", withVariables),
  Sample("withoutVariables", withoutVariables), Sample("unknownVariables", unknownVariables),
  Sample("mergedField", mergedField), Sample("mergedFieldThroughParent", mergedFieldThroughParent),
  Sample("wrongType", wrongType), Sample("wrongTypeThatWorks", wrongTypeThatWorks), Sample("equality", equality),
  Sample("handedOnModel", handedOnModel), Sample("lowercaseType", lowercaseType), Sample("unionMember", unionMember),
  Sample("nestedLists", nestedLists), Sample("requiredListUnset", requiredListUnset),
  Sample("changedModel", changedModel), Sample("changedInnerModel", changedInnerModel),
  Sample("changedThroughKeyPath", changedThroughKeyPath), Sample("typenameOfRoot", typenameOfRoot),
]

func asyncFrom() async {
  let mock = Mock<Otter>()
  let model = await OtterToy.from(mock)
  _ = model.born  // error: unset-required-field
}

func chainOfFields() {
  let query = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>(width: 2))])
  let data = ResidentsQuery.Data(from: query)
  _ = data.residents[0].den.width
  query.residents = [Mock<Otter>(den: Mock<Den>())]
  _ = data.residents[0].den.depth
  _ = ResidentsQuery.Data(from: query).residents[0].den.width  // error: unset-required-field
}

func optionalFieldUnset() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let resident = ResidentsQuery.Data(from: query).residents[0]
  _ = resident.nickname
  _ = resident.keeper?.name
}

func optionalChain() {
  let query = Mock<Query>(residents: [Mock<Otter>(keeper: Mock<Keeper>())])
  _ = ResidentsQuery.Data(from: query).residents[0].keeper?.name  // error: unset-required-field
}

func throughLet() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let data = ResidentsQuery.Data(from: query)
  let residents = data.residents
  let resident = residents[0]
  let species = resident.species  // error: unset-required-field
  consume(species)
}

func ifLet() {
  let query = Mock<Query>(residents: [Mock<Otter>(keeper: Mock<Keeper>())])
  if let keeper = ResidentsQuery.Data(from: query).residents[0].keeper {
    _ = keeper.name  // error: unset-required-field
  }
}

func ifLetOfNothing() {
  let query = Mock<Query>(residents: [Mock<Otter>(toy: "ball")])
  if let keeper = ResidentsQuery.Data(from: query).residents[0].keeper {
    _ = keeper.name
  }
}

func guardLet() {
  let query = Mock<Query>(residents: [Mock<Otter>(keeper: Mock<Keeper>())])
  guard let resident = ResidentsQuery.Data(from: query).residents.first, let keeper = resident.keeper else { return }
  _ = keeper.name  // error: unset-required-field
}

func loop() {
  let query = Mock<Query>(residents: [Mock<Otter>(toy: "ball"), Mock<Parrot>()])
  for resident in ResidentsQuery.Data(from: query).residents {
    _ = resident.species  // error: unset-required-field
  }
}

func firstElement() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  _ = ResidentsQuery.Data(from: query).residents.first?.id  // error: unset-required-field
}

func mapClosure() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let names = ResidentsQuery.Data(from: query).residents.map { $0.species }  // error: unset-required-field
  consume(names)
}

func mapKeyPath() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let names = ResidentsQuery.Data(from: query).residents.map(\.species)  // error: unset-required-field
  consume(names)
}

func forEachClosure() {
  let query = Mock<Query>(residents: [])
  ResidentsQuery.Data(from: query).residents.forEach { resident in _ = resident.species }
  query.residents = [Mock<Otter>()]
  ResidentsQuery.Data(from: query).residents.forEach { resident in
    _ = resident.species  // error: unset-required-field
  }
}

func inlineFragment() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  _ = ResidentsQuery.Data(from: query).residents[0].asOtter?.toy  // error: unset-required-field
}

func inlineFragmentOfAnotherType() {
  let query = Mock<Query>(residents: [Mock<Parrot>()])
  _ = ResidentsQuery.Data(from: query).residents[0].asOtter?.toy
}

func nestedInlineFragment() {
  let query = Mock<Query>(residents: [Mock<Otter>(maxDepth: 3)])
  _ = ResidentsQuery.Data(from: query).residents[0].asSwimmer?.weight
  query.residents = [Mock<Otter>()]
  _ = ResidentsQuery.Data(from: query).residents[0].asSwimmer?.maxDepth
  _ = ResidentsQuery.Data(from: query).residents[0].asSwimmer?.weight  // error: unset-required-field
}

func fragment() {
  let resident = ResidentsQuery.Data.Resident(from: Mock<Otter>())
  let fragment = resident.fragments.denDepth
  _ = fragment.den.depth  // error: unset-required-field
}

func interpolation() {
  let model = OtterToy(from: Mock<Otter>())
  let text = "a toy: \(model.toy)"  // error: unset-required-field
  consume(text)
}

func operand() {
  let model = OtterToy(from: Mock<Otter>())
  let isBall = model.toy == "ball"  // error: unset-required-field
  consume(isBall)
}

func tuple() {
  let (first, second) = (OtterToy(from: Mock<Otter>(toy: "a")), OtterToy(from: Mock<Otter>()))
  _ = first.toy
  _ = second.toy  // error: unset-required-field
}

func aliasedField() {
  let query = Mock<Query>(exhibits: [Mock<Otter>()])
  let title = ExhibitsQuery.Data(from: query).exhibits?.first?.fragments.exhibitTitle
  _ = title?.asResident?.heavy  // error: unset-required-field
}

func withVariables() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let data = ConditionsQuery.Data(from: query, withVariables: ["withDiet": true, "hideDen": false])
  _ = data.residents[0].diet
  _ = data.residents[0].asOtterIfWithDiet?.toy  // error: unset-required-field
}

func withoutVariables() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let data = ConditionsQuery.Data(from: query)  // warning: missing-variables
  _ = data.residents[0].asOtterIfWithDiet?.toy
  _ = data.residents[0].den
}

func unknownVariables() {
  let query = Mock<Query>(residents: [Mock<Otter>()])
  let data = ConditionsQuery.Data(from: query, withVariables: ["withDiet": decide(false)])
  _ = data.residents[0].asOtterIfWithDiet?.toy  // hint: unset-required-field
}

func mergedField() {
  _ = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(depth: 7, width: 1)).width
  _ = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(depth: 7, width: 1)).depth  // error: field-not-executed
}

func mergedFieldThroughParent() {
  let query = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>(depth: 7))])
  _ = ResidentsQuery.Data(from: query).residents[0].den.depth
}

func wrongType() {
  let den = DenDepth.Den(from: Mock<Otter>(species: "Lutra lutra"))  // error: wrong-mock-type
  _ = den.depth
}

func wrongTypeThatWorks() {
  let toy = OtterToy(from: Mock<Parrot>(species: "Ara"))  // warning: wrong-mock-type
  _ = toy.species
}

func equality() {
  let first = OtterToy(from: Mock<Otter>())
  let second = OtterToy(from: Mock<Otter>(toy: "ball"))
  consume(first == second)
}

func handedOnModel() {
  consume(OtterToy(from: Mock<Otter>()))
}

func lowercaseType() {
  let query = Mock<Query>(residents: [Mock<Tapir>()])
  _ = ResidentsQuery.Data(from: query).residents[0].species  // error: unset-required-field
}

func unionMember() {
  let query = Mock<Query>(exhibits: [Mock<Statue>(), Mock<Parrot>()])
  let exhibits = ExhibitsQuery.Data(from: query).exhibits ?? []
  _ = exhibits[0].asParrot?.words
  _ = exhibits[0].asStatue?.title  // error: unset-required-field
}

func nestedLists() {
  let query = Mock<Query>(map: [[Mock<Statue>()], []])
  let rows = ExhibitsQuery.Data(from: query).map
  _ = rows?[0][0]?.asStatue?.title  // error: unset-required-field
}

func requiredListUnset() {
  let query = Mock<Query>()
  _ = ResidentsQuery.Data(from: query).residents.count  // error: unset-required-field
}

/// The models of local cache mutations are mutable.
func changedModel() {
  var model = NameChange(from: Mock<Otter>())
  model.species = "Lutra"
  _ = model.species
  let other = NameChange(from: Mock<Otter>())
  _ = other.species  // error: unset-required-field
}

func changedInnerModel() {
  let query = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>())])
  var data = RenameResidentsLocalCacheMutation.Data(from: query)
  data.residents[0].den.width = 3
  _ = data.residents[0].den.width
}

func changedThroughKeyPath() {
  let mock = Mock<Otter>()
  let other = mock
  mock[dynamicMember: \.toy] = "ball"
  _ = OtterToy(from: other).toy
}

func typenameOfRoot() {
  let data = ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Otter>()]))
  guard data.__typename != nil else { return }
  _ = data.residents[0].species  // hint: unset-required-field
}
