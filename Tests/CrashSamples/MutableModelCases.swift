import MockSupport
import ZooAPI
import ZooMocks

/// Models of local cache mutations, which change in place, beside models that don't.
let mutableModelCases: [Sample] = [
  Sample("mutableRename", mutableRename), Sample("mutableRenameCopy", mutableRenameCopy),
  Sample("mutableRenamed", mutableRenamed), Sample("mutableRenamedOriginal", mutableRenamedOriginal),
  Sample("mutableRenameAndReport", mutableRenameAndReport), Sample("mutableAssigned", mutableAssigned),
  Sample("mutableAppendToUnset", mutableAppendToUnset), Sample("mutableInOut", mutableInOut),
  Sample("mutableInOutNothing", mutableInOutNothing), Sample("mutableClosure", mutableClosure),
  Sample("mutableCapture", mutableCapture), Sample("mutableFirst", mutableFirst),
  Sample("mutableSecond", mutableSecond), Sample("mutableEmpty", mutableEmpty),
  Sample("mutableRemoveAll", mutableRemoveAll), Sample("mutableRemoveFirst", mutableRemoveFirst),
  Sample("mutableRemoveLast", mutableRemoveLast), Sample("mutableSwap", mutableSwap),
  Sample("mutableAppend", mutableAppend), Sample("mutableReplaced", mutableReplaced),
  Sample("mutableWidth", mutableWidth), Sample("mutableWidthUnset", mutableWidthUnset),
  Sample("mutableTuple", mutableTuple), Sample("mutableTupleUnset", mutableTupleUnset),
  Sample("mutableSorted", mutableSorted), Sample("mutableNicknames", mutableNicknames),
  Sample("mutableOptionalTake", mutableOptionalTake), Sample("mutableNicknameAppend", mutableNicknameAppend),
]

private typealias Cached = RenameResidentsLocalCacheMutation.Data

private func bareName() -> NameChange { NameChange(from: Mock<Otter>()) }

private func cached(_ residents: any AnyMock...) -> Cached { Cached(from: Mock<Query>(residents: residents)) }

extension NameChange {
  fileprivate mutating func rename(_ name: String) { species = name }
  fileprivate mutating func renameAndReport(_ name: String) -> String {
    defer { species = name }
    return __typename ?? ""
  }
  fileprivate func renamed(_ name: String) -> NameChange {
    var copy = self
    copy.species = name
    return copy
  }
}

extension Cached {
  fileprivate mutating func renameFirst(_ name: String) { residents[0].species = name }
  fileprivate mutating func empty() { residents.removeAll() }
}

func mutableRename() {
  var model = bareName()
  model.rename("Lutra")
  consume(model.species)
}

func mutableRenameCopy() {
  let model = bareName()
  var copy = model
  copy.rename("Lutra")
  consume(copy.species)
  consume(model.species)  // error: unset-required-field
}

func mutableRenamed() {
  consume(bareName().renamed("Lutra").species)
}

func mutableRenamedOriginal() {
  let model = bareName()
  consume(model.renamed("Lutra").species)
  consume(model.species)  // error: unset-required-field
}

func mutableRenameAndReport() {
  var model = bareName()
  consume(model.renameAndReport("Lutra"))
  consume(model.species)
}

func mutableAssigned() {
  var model = bareName()
  model.species = "Lutra"
  model.species.append("!")
  consume(model.species)
}

func mutableAppendToUnset() {
  var model = bareName()
  model.species.append("!")  // error: unset-required-field
  consume(model.species)
}

func mutableInOut() {
  func rename(_ model: inout NameChange) { model.species = "Lutra" }
  var model = bareName()
  rename(&model)
  consume(model.species)
}

func mutableInOutNothing() {
  func rename(_ model: inout NameChange) { if model.__typename == "Parrot" { model.species = "Lutra" } }
  var model = bareName()
  rename(&model)
  consume(model.species)  // crashes, not reported
}

func mutableClosure() {
  var model = bareName()
  let rename = { model.species = "Lutra" }
  rename()
  consume(model.species)
}

func mutableCapture() {
  var model = bareName()
  let read = { [model] in consume(model.species) }  // error: unset-required-field
  model.species = "Lutra"
  read()
  consume(model)
}

func mutableFirst() {
  var data = cached(Mock<Otter>())
  data.renameFirst("Lutra")
  consume(data.residents[0].species)
}

func mutableSecond() {
  var data = cached(Mock<Otter>(), Mock<Otter>())
  data.renameFirst("Lutra")
  consume(data.residents[0].species)
  consume(data.residents[1].species)  // crashes, not reported
}

func mutableEmpty() {
  var data = cached(Mock<Otter>())
  data.empty()
  for resident in data.residents { consume(resident.species) }
}

func mutableRemoveAll() {
  var data = cached(Mock<Otter>(), Mock<Parrot>())
  data.residents.removeAll()
  consume(data.residents.map(\.species))
}

func mutableRemoveFirst() {
  var data = cached(Mock<Otter>(), Mock<Otter>(species: "Lutra"))
  data.residents.removeFirst()
  consume(data.residents.map(\.species))
}

func mutableRemoveLast() {
  var data = cached(Mock<Otter>(), Mock<Otter>(species: "Lutra"))
  data.residents.removeLast()
  consume(data.residents.map(\.species))  // crashes, not reported
}

func mutableSwap() {
  var data = cached(Mock<Otter>(), Mock<Otter>(species: "Lutra"))
  data.residents.swapAt(0, 1)
  consume(data.residents[0].species)
}

func mutableAppend() {
  var data = cached(Mock<Otter>(species: "Lutra"))
  data.residents.append(Cached.Resident(from: Mock<Otter>()))
  for resident in data.residents { consume(resident.species) }  // crashes, not reported
}

func mutableReplaced() {
  var data = cached(Mock<Otter>())
  data = cached(Mock<Otter>(species: "Lutra"))
  consume(data.residents[0].species)
}

func mutableWidth() {
  var data = cached(Mock<Otter>(den: Mock<Den>()))
  data.residents[0].den.width = 3
  data.residents[0].den.width += 1
  consume(data.residents[0].den.width)
}

func mutableWidthUnset() {
  var data = cached(Mock<Otter>(den: Mock<Den>()))
  data.residents[0].den.width += 1  // error: unset-required-field
  consume(data.residents[0].den.width)
}

func mutableTuple() {
  var (first, second) = (bareName(), bareName())
  (first.species, second.species) = ("Lutra", "Aonyx")
  consume((first.species, second.species))
}

func mutableTupleUnset() {
  var resident = Cached.Resident(from: Mock<Otter>())
  (resident.nickname, _) = ("Otto", "Lutra")
  consume(resident.nickname)
  consume(resident.species)  // crashes, not reported
}

func mutableSorted() {
  let data = cached(Mock<Otter>())
  consume(data.residents.sorted { ($0.nickname ?? "") < ($1.nickname ?? "") })
  consume(data.residents[0].species)  // error: unset-required-field
}

func mutableNicknames() {
  var data = cached(Mock<Otter>(), Mock<Otter>())
  for index in data.residents.indices { data.residents[index].nickname = "otter \(index)" }
  consume(data.residents.compactMap(\.nickname).joined(separator: ", "))
}

func mutableOptionalTake() {
  var resident = Cached.Resident(from: Mock<Otter>())
  resident.nickname = "Otto"
  consume(resident.nickname.take())
  if resident.nickname != nil { consume(resident.species) }
}

func mutableNicknameAppend() {
  var resident = Cached.Resident(from: Mock<Otter>())
  resident.nickname = "Otto"
  resident.nickname?.append("!")
  if resident.nickname == "Otto!" { consume(resident.species) }  // crashes, not reported
}
