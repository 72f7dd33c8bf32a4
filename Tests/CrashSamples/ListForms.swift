// swift-format-ignore-file: ReplaceForEachWithForLoop

import MockSupport
import ZooAPI
import ZooMocks

/// Methods of lists and dictionaries, and of ranges.
let listForms: [Sample] = [
  Sample("lazyChanges", lazyChanges), Sample("lazyReads", lazyReads),
  Sample("sortedByField", sortedByField), Sample("sortedByUnset", sortedByUnset), Sample("sortedOne", sortedOne),
  Sample("sortedResult", sortedResult), Sample("reduceSet", reduceSet), Sample("reduceUnset", reduceUnset),
  Sample("reduceInto", reduceInto), Sample("reduceEmpty", reduceEmpty), Sample("containsSet", containsSet),
  Sample("containsUnset", containsUnset), Sample("containsSecond", containsSecond),
  Sample("firstWhereSet", firstWhereSet), Sample("firstWhereUnset", firstWhereUnset),
  Sample("firstWhereLater", firstWhereLater), Sample("firstWhereResult", firstWhereResult),
  Sample("allSatisfySet", allSatisfySet), Sample("allSatisfyUnset", allSatisfyUnset),
  Sample("flatMapSet", flatMapSet), Sample("flatMapUnset", flatMapUnset), Sample("zipSet", zipSet),
  Sample("zipUnset", zipUnset), Sample("valuesOfDictionary", valuesOfDictionary),
  Sample("valuesOfDictionaryUnset", valuesOfDictionaryUnset), Sample("groupingSet", groupingSet),
  Sample("groupingUnset", groupingUnset), Sample("groupedValues", groupedValues),
  Sample("secondElement", secondElement), Sample("secondElementUnset", secondElementUnset),
  Sample("mocksOfRange", mocksOfRange), Sample("mocksOfRangeUnset", mocksOfRangeUnset),
  Sample("loopOverRange", loopOverRange), Sample("loopOverRangeUnset", loopOverRangeUnset),
  Sample("slices", slices), Sample("slicesUnset", slicesUnset), Sample("joinedLists", joinedLists),
  Sample("joinedListsUnset", joinedListsUnset), Sample("maxByUnset", maxByUnset), Sample("maxByOne", maxByOne),
  Sample("lastWhere", lastWhere), Sample("indices", indices), Sample("indicesUnset", indicesUnset),
  Sample("emptyRange", emptyRange),
  Sample("groupedValuesSet", groupedValuesSet), Sample("groupOfKey", groupOfKey),
  Sample("groupOfMissingKey", groupOfMissingKey),
  Sample("lastWhereSet", lastWhereSet),
]

private func toys(_ mocks: [Mock<Otter>]) -> [OtterToy] { mocks.map { OtterToy(from: $0) } }

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

// Form: `sorted { … }` on a list

func sortedByField() {
  let sorted = toys([otter("rope"), otter("ball")]).sorted { $0.toy < $1.toy }
  consume(sorted.count)
}

func sortedByUnset() {
  consume(toys([otter("rope"), bare()]).sorted { $0.toy < $1.toy })  // error: unset-required-field
}

func sortedOne() {
  consume(toys([bare()]).sorted { $0.toy < $1.toy })
}

func sortedResult() {
  let sorted = toys([otter("rope"), otter("ball")]).sorted { $0.toy < $1.toy }
  _ = sorted[0].species  // error: unset-required-field
}

// Form: `reduce` and `reduce(into:)`

func reduceSet() {
  consume(toys([otter("rope"), otter("ball")]).reduce("") { $0 + $1.toy })
}

func reduceUnset() {
  consume(toys([otter("rope"), bare()]).reduce("") { $0 + $1.toy })  // error: unset-required-field
}

func reduceInto() {
  let lengths = toys([bare()]).reduce(into: [Int]()) { $0.append($1.toy.count) }  // error: unset-required-field
  consume(lengths)
}

func reduceEmpty() {
  consume(toys([]).reduce("") { $0 + $1.toy })
}

// Form: `contains { … }`

func containsSet() {
  consume(toys([otter("rope")]).contains { $0.toy == "ball" })
}

func containsUnset() {
  consume(toys([bare()]).contains { $0.toy == "ball" })  // error: unset-required-field
}

func containsSecond() {
  let models = toys([otter("rope"), bare()])
  consume(models.contains { $0.toy == "ball" })  // error: unset-required-field
}

// Form: `first { … }` and its result

func firstWhereSet() {
  consume(toys([otter("rope")]).first { $0.toy == "ball" } == nil)
}

func firstWhereUnset() {
  consume(toys([bare()]).first { $0.species == "Lutra" } == nil)  // error: unset-required-field
}

func firstWhereLater() {
  let models = toys([otter("rope"), bare()])
  consume(models.first { $0.toy == "rope" } == nil)
}

func firstWhereResult() {
  let found = toys([otter("rope"), otter("ball")]).first { $0.toy == "ball" }
  _ = found?.species  // error: unset-required-field
}

// Form: `allSatisfy`

func allSatisfySet() {
  consume(toys([otter("rope")]).allSatisfy { $0.toy == "ball" })
}

func allSatisfyUnset() {
  consume(toys([bare()]).allSatisfy { $0.toy == "ball" })  // error: unset-required-field
}

// Form: `flatMap` of lists

func flatMapSet() {
  consume(toys([otter("rope")]).flatMap { [$0.toy] })
}

func flatMapUnset() {
  let mocks = [[otter("rope")], [bare()]].flatMap { $0 }
  consume(toys(mocks).map(\.toy))  // error: unset-required-field
}

// Form: `zip` in a loop

func zipSet() {
  for (first, second) in zip(toys([otter("rope")]), toys([otter("ball"), bare()])) { consume(first.toy + second.toy) }
}

func zipUnset() {
  for (index, model) in zip([1], toys([bare()])) {
    consume(index)
    consume(model.toy)  // error: unset-required-field
  }
}

// Form: `for (key, value) in` a dictionary, `values`

func valuesOfDictionary() {
  let models = ["a": OtterToy(from: otter("rope")), "b": OtterToy(from: otter("ball"))]
  for (_, model) in models { consume(model.toy) }
  for model in models.values { consume(model.toy) }
}

func valuesOfDictionaryUnset() {
  let models = ["a": OtterToy(from: bare())]
  for (_, model) in models { consume(model.toy) }  // error: unset-required-field
}

// Form: the closure of `Dictionary(grouping:by:)`

func groupingSet() {
  consume(Dictionary(grouping: toys([otter("rope")])) { $0.toy })
}

func groupingUnset() {
  consume(Dictionary(grouping: toys([bare()]), by: { $0.toy }))  // error: unset-required-field
}

// Form: the values of `Dictionary(grouping:by:)`

func groupedValues() {
  let groups = Dictionary(grouping: toys([otter("rope"), otter("rope")]), by: \.toy)
  for (_, models) in groups {
    for model in models { consume(model.species) }  // error: unset-required-field
  }
}

func groupOfKey() {
  let groups = Dictionary(grouping: toys([otter("rope"), otter("ball")]), by: { $0.toy })
  consume(groups["rope"]?.first?.species)  // error: unset-required-field
}

func groupOfMissingKey() {
  let groups = Dictionary(grouping: toys([otter("rope"), otter("ball")]), by: { $0.toy })
  consume(groups["stick"]?.first?.species)
}

func groupedValuesSet() {
  let groups = Dictionary(grouping: toys([otter("rope")]), by: \.toy)
  for (_, models) in groups {
    for model in models { consume(model.toy) }
  }
}

// Form: other elements of a list than the first

func secondElement() {
  consume(toys([bare(), otter("rope")])[1].toy)
}

func secondElementUnset() {
  let query = Mock<Query>(residents: [Mock<Otter>(species: "Lutra"), bare()])
  consume(ResidentsQuery.Data(from: query).residents[1].species)  // error: unset-required-field
}

// Form: `(1...3).map { … }` that makes mocks

func mocksOfRange() {
  let mocks = (1...3).map { _ in otter("rope") }
  for model in toys(mocks) { consume(model.toy) }
}

func mocksOfRangeUnset() {
  let mocks = (1...3).map { _ in Mock<Otter>() }
  consume(toys(mocks).last?.toy)  // error: unset-required-field
}

// Form: loops over ranges

func loopOverRange() {
  let models = toys([otter("rope"), otter("ball")])
  for index in 0..<2 { consume(models[index].toy) }
}

func loopOverRangeUnset() {
  let models = toys([otter("rope"), bare()])
  for index in 0..<models.count { consume(models[index].toy) }  // error: unset-required-field
}

// Form: slices, `dropFirst`, `prefix`, `suffix`

func slices() {
  let models = toys([bare(), otter("rope"), bare()])
  consume(models[1...1].map(\.toy))
  consume(models.dropFirst().prefix(1).map(\.toy))
  consume(Array(models.dropFirst().dropLast()).map(\.toy))
}

func slicesUnset() {
  let models = toys([otter("rope"), bare()])
  consume(models.suffix(1).map(\.toy))  // error: unset-required-field
}

// Form: `+` of lists

func joinedLists() {
  let models = toys([otter("rope")]) + toys([otter("ball")])
  for model in models { consume(model.toy) }
}

func joinedListsUnset() {
  let models = toys([otter("rope")]) + toys([bare()])
  for model in models { consume(model.toy) }  // error: unset-required-field
}

// Form: `max` and `min` with a closure

func maxByUnset() {
  consume(toys([bare(), bare()]).max { $0.toy < $1.toy })  // error: unset-required-field
}

func maxByOne() {
  consume(toys([bare()]).max { $0.toy < $1.toy })
}

// Form: `last { … }`

func lastWhere() {
  consume(toys([otter("rope"), bare()]).last { $0.toy == "rope" })  // error: unset-required-field
}

func lastWhereSet() {
  consume(toys([bare(), otter("rope")]).last { $0.toy == "rope" } == nil)
}

// Form: `indices` of a list

func indices() {
  let models = toys([otter("rope")])
  for index in models.indices { consume(models[index].toy) }
}

func indicesUnset() {
  let models = toys([bare()])
  for index in models.indices { consume(models[index].toy) }  // error: unset-required-field
}

func emptyRange() {
  for _ in 0..<0 { consume(OtterToy(from: bare()).toy) }
}

// Form: `lazy` lists

func lazyChanges() {
  let mock = Mock<Otter>()
  let names = [mock].lazy.map { otter in otter.toy = "rope" }
  consume(Array(names))
  consume(OtterToy(from: mock).toy)
}

func lazyReads() {  // crashes, not reported
  let mock = Mock<Otter>()
  consume(Array([mock].lazy.map { $0.id }))
  consume(OtterToy(from: mock).toy)
}
