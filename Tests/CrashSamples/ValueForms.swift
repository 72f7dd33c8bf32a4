import MockSupport
import ZooAPI
import ZooMocks

/// Lists that are filled, optional functions, and responses of clients.
let valueForms: [Sample] = [
  Sample("appendImplicit", appendImplicit), Sample("appendImplicitSet", appendImplicitSet),
  Sample("addImplicit", addImplicit), Sample("addImplicitSet", addImplicitSet),
  Sample("appendToField", appendToField), Sample("appendToFieldSet", appendToFieldSet),
  Sample("repeated", repeated), Sample("repeatedSet", repeatedSet),
  Sample("fractionMapped", fractionMapped), Sample("fractionMappedSet", fractionMappedSet),
  Sample("nilFunction", nilFunction), Sample("setFunction", setFunction), Sample("setFunctionSet", setFunctionSet),
  Sample("responseData", responseData), Sample("responseDataSet", responseDataSet),
  Sample("readTwice", readTwice),
]

private func residents(_ mocks: [Mock<Otter>]) -> ResidentsQuery.Data {
  ResidentsQuery.Data(from: Mock<Query>(residents: mocks))
}

func readTwice() {
  let model = OtterToy(from: Mock<Otter>())
  consume(model.species.isEmpty ? model.species + "x" : "z")  // error: unset-required-field
}

// Form: `append(.init(…))` and `+=` on lists of mocks

func appendImplicit() {
  var mocks: [Mock<Otter>] = []
  mocks.append(.init())
  for model in residents(mocks).residents { consume(model.species) }  // error: unset-required-field
}

func appendImplicitSet() {
  var mocks: [Mock<Otter>] = []
  mocks.append(.init(species: "Lutra"))
  for model in residents(mocks).residents { consume(model.species) }
}

func addImplicit() {
  var mocks: [Mock<Otter>] = []
  mocks += [.init()]
  for model in residents(mocks).residents { consume(model.species) }  // error: unset-required-field
}

func addImplicitSet() {
  var mocks: [Mock<Otter>] = []
  mocks += [.init(species: "Lutra")]
  for model in residents(mocks).residents { consume(model.species) }
}

func appendToField() {
  let query = Mock<Query>()
  query.residents = []
  query.residents?.append(Mock<Otter>())
  consume(ResidentsQuery.Data(from: query).residents[0].species)  // error: unset-required-field
}

func appendToFieldSet() {
  let query = Mock<Query>()
  query.residents = []
  query.residents?.append(Mock<Otter>(species: "Lutra"))
  consume(ResidentsQuery.Data(from: query).residents[0].species)
}

// Form: `Array(repeating:count:)`

func repeated() {
  let mocks = Array(repeating: Mock<Otter>(), count: 2)
  consume(residents(mocks).residents[1].species)  // error: unset-required-field
}

func repeatedSet() {
  let mocks = Array(repeating: Mock<Otter>(), count: 2)
  mocks[0].species = "Lutra"
  consume(residents(mocks).residents[1].species)
}

private func otter(weight: Double? = nil) -> Mock<Otter> {
  weight.map { Mock<Otter>(species: "Lutra \($0)") } ?? Mock<Otter>()
}

// Form: `map` of an optional number with a fraction

func fractionMapped() {
  let weight: Double? = 7.5
  consume(OtterToy(from: weight.map { _ in Mock<Otter>() }!).species)  // error: unset-required-field
}

func fractionMappedSet() {
  consume(OtterToy(from: otter(weight: 7.5)).species)
}

private final class Output {
  var shows: ((String) -> Void)?
}

private struct Presenter {
  let model: OtterToy
  let output = Output()
  func ready() { output.shows?(model.species) }  // error: unset-required-field
}

// Form: calls of optional functions

func nilFunction() {
  Presenter(model: OtterToy(from: Mock<Otter>())).ready()
}

func setFunction() {  // crashes
  let presenter = Presenter(model: OtterToy(from: Mock<Otter>()))
  presenter.output.shows = { consume($0) }
  presenter.ready()
}

func setFunctionSet() {
  let presenter = Presenter(model: OtterToy(from: Mock<Otter>(species: "Lutra")))
  presenter.output.shows = { consume($0) }
  presenter.ready()
}

// Form: `GraphQLResult(data: model)`

func responseData() {
  let response = GraphQLResult(data: residents([Mock<Otter>()]), errors: [])
  consume(response.data?.residents[0].species)  // error: unset-required-field
}

func responseDataSet() {
  let response = GraphQLResult(data: residents([Mock<Otter>(species: "Lutra")]), errors: [])
  consume(response.data?.residents[0].species)
}
