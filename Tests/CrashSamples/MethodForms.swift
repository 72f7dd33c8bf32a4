import MockSupport
import ZooAPI
import ZooMocks

/// Methods that leave their receiver as it is, and values that can't change.
let methodForms: [Sample] = [
  Sample("readTags", readTags), Sample("readTagsSet", readTagsSet), Sample("readVariableList", readVariableList),
  Sample("readText", readText), Sample("readTextSet", readTextSet), Sample("extensionThatReads", extensionThatReads),
  Sample("extensionThatReadsSet", extensionThatReadsSet), Sample("unknownMethodOfModel", unknownMethodOfModel),
  Sample("unknownMethodOfModelSet", unknownMethodOfModelSet), Sample("constantInClosure", constantInClosure),
  Sample("constantInClosureSet", constantInClosureSet), Sample("variableInClosure", variableInClosure),
  Sample("laterConstant", laterConstant), Sample("cacheModelCleared", cacheModelCleared),
  Sample("cacheModelRead", cacheModelRead),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func otter(_ toy: String) -> OtterToy {
  let mock = Mock<Otter>()
  mock.toy = toy
  return OtterToy(from: mock)
}

extension String {
  fileprivate func marked() -> String { self + "!" }
}

extension Array {
  fileprivate func everySecond() -> [Element] { enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
}

private func tagged(_ tags: [String], id: ID? = nil) -> SearchQuery.Data.Resident {
  let mock = Mock<Otter>()
  mock.tags = tags
  mock.id = id
  return SearchQuery.Data.Resident(from: mock)
}

// Form: methods of lists in models

func readTags() {
  let resident = tagged(["wet", "small"])
  consume(resident.tags.sorted() == ["small", "wet"])
  consume(resident.tags.joined(separator: ", "))
  consume(resident.tags.contains("wet"))
  consume(resident.tags.max())
  consume(resident.tags.map(String.init(describing:)))
  consume(resident.tags.firstIndex { $0.isEmpty })
  consume(resident.tags.everySecond())
  consume(resident.id)  // error: unset-required-field
}

func readTagsSet() {
  let resident = tagged(["wet", "small"], id: "1")
  consume(resident.tags.sorted() == ["small", "wet"])
  consume(resident.tags.shuffled())
  consume(resident.id)
}

func readVariableList() {
  var models = [otter("rope")]
  consume(models.shuffled().count)
  models.append(bare())
  consume(models.reversed().count)
  consume(models[1].toy)  // error: unset-required-field
}

// Form: methods of texts and numbers that change nothing

func readText() {
  let mock = Mock<Otter>()
  var name = "Lutra"
  consume(name.uppercased() + name.replacing("L", with: "l"))
  if name == "Lutra" { consume(OtterToy(from: mock).toy) }  // error: unset-required-field
  name = ""
}

func readTextSet() {
  let mock = Mock<Otter>()
  var name = "Lutra"
  consume(name.hasPrefix("L"))
  if name == "Lutra" { mock.toy = "rope" }
  name = ""
  consume(OtterToy(from: mock).toy)
}

// Form: methods of the program that change nothing, on values of the standard library

func extensionThatReads() {
  var text = "a"
  consume(text.marked())
  if text == "a" { consume(bare().toy) }  // error: unset-required-field
  text = "b"
}

func extensionThatReadsSet() {
  let mock = Mock<Otter>()
  var text = "a"
  consume(text.marked())
  if text == "a" { mock.toy = "rope" }
  text = "b"
  consume(OtterToy(from: mock).toy)
}

// Form: unknown methods of models

func unknownMethodOfModel() {
  let model = bare()
  consume(model.hashValue)
  consume(model.resembles(model))
  consume(model.toy)  // error: unset-required-field
}

func unknownMethodOfModelSet() {
  let model = otter("rope")
  consume(model.resembles(model))
  consume(model.toy)
}

// Form: constants in closures that change something else

func constantInClosure() {
  let mock = Mock<Otter>()
  mock.species = "Lutra"
  let model = OtterToy(from: mock)
  var names: [String] = []
  Filler.shared.run { names.append(model.species) }
  consume(names)
  consume(model.toy)  // error: unset-required-field
}

func constantInClosureSet() {
  let model = otter("rope")
  var names: [String] = []
  Filler.shared.run { names.append(model.toy) }
  consume(names)
  consume(model.toy)
}

func variableInClosure() {
  var model = bare()
  Filler.shared.run { model = otter("rope") }
  consume(model.toy)
}

func laterConstant() {
  let isNamed: Bool
  if decide(true) { isNamed = true } else { isNamed = false }
  if isNamed { consume(otter("rope").toy) } else { consume(bare().toy) }  // hint: unset-required-field
}

// Form: models of local cache mutations

func cacheModelCleared() {
  var data = RenameResidentsLocalCacheMutation.Data(from: Mock<Query>(residents: [Mock<Otter>()]))
  data.residents.removeAll()
  for resident in data.residents { consume(resident.den.width) }
}

func cacheModelRead() {
  let data = RenameResidentsLocalCacheMutation.Data(from: Mock<Query>(residents: [Mock<Otter>()]))
  consume(data.residents.reversed().count)
  consume(data.residents[0].den.width)  // error: unset-required-field
}
