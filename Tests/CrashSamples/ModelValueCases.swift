import Foundation
import MockSupport
import ZooAPI
import ZooMocks

/// Calls of methods on values of models, which do not change the model.
let modelValueCases: [Sample] = [
  Sample("valueSorted", valueSorted), Sample("valueSortedSet", valueSortedSet), Sample("valueJoined", valueJoined),
  Sample("valueContains", valueContains), Sample("valueContainsNot", valueContainsNot),
  Sample("valueMaximum", valueMaximum), Sample("valueFirstIndex", valueFirstIndex),
  Sample("valueReversed", valueReversed), Sample("valueUppercased", valueUppercased),
  Sample("valueHasPrefix", valueHasPrefix), Sample("valueSplit", valueSplit), Sample("valueNumbers", valueNumbers),
  Sample("valueNumbersSet", valueNumbersSet), Sample("valueMagnitude", valueMagnitude),
  Sample("valueReplacing", valueReplacing), Sample("valueOptionalMap", valueOptionalMap),
  Sample("valueOptionalMapNil", valueOptionalMapNil), Sample("valueHash", valueHash),
  Sample("valueCopyChanges", valueCopyChanges), Sample("valueCopyChangesSet", valueCopyChangesSet),
  Sample("valueOfConstant", valueOfConstant), Sample("valueOfConstantSet", valueOfConstantSet),
  Sample("valueOfMockField", valueOfMockField), Sample("valueFirstIndexOfModels", valueFirstIndexOfModels),
  Sample("valueFirstIndexStops", valueFirstIndexStops), Sample("valueContainsStops", valueContainsStops),
  Sample("valueLazyNotRead", valueLazyNotRead),
]

private typealias Resident = SearchQuery.Data.Resident
private typealias Row = ResidentsQuery.Data.Resident

/// Returns a resident without an identifier.
private func tagged(_ tags: String...) -> Resident {
  let otter = Mock<Otter>()
  otter.tags = tags
  return Resident(from: otter)
}

private func row(_ species: String?, nickname: String? = nil) -> Row {
  let otter = Mock<Otter>()
  otter.nickname = nickname
  if let species { otter.species = species }
  return Row(from: otter)
}

func valueSorted() {
  let resident = tagged("b", "a")
  consume(resident.tags.sorted())
  consume(resident.id)  // error: unset-required-field
}

func valueSortedSet() {
  let resident = tagged("b", "a")
  consume((resident.tags.sorted(), resident.tags.sorted(by: >)))
}

func valueJoined() {
  let resident = tagged("b", "a")
  consume(resident.tags.joined(separator: ", "))
  consume(resident.id)  // error: unset-required-field
}

func valueContains() {
  let resident = tagged("rescued")
  if resident.tags.contains("rescued") { consume(resident.id) }  // error: unset-required-field
}

func valueContainsNot() {
  let resident = tagged("rescued")
  if resident.tags.contains("new") { consume(resident.id) }
}

func valueMaximum() {
  let resident = tagged("b", "a")
  consume((resident.tags.max(), resident.tags.min()))
  consume(resident.id)  // error: unset-required-field
}

func valueFirstIndex() {
  let resident = tagged("b", "a")
  let index = resident.tags.firstIndex { $0 == "a" }
  consume((index, resident.id))  // error: unset-required-field
}

func valueReversed() {
  let resident = tagged("b", "a")
  consume(Array(resident.tags.reversed()).first)
}

func valueUppercased() {
  let resident = row("lutra")
  consume(resident.species.uppercased())
  consume(resident.den)  // error: unset-required-field
}

func valueHasPrefix() {
  let resident = row("lutra")
  consume(resident.species.hasPrefix("l") ? resident.species : "")
}

func valueSplit() {
  let resident = row("Lutra lutra")
  let words = resident.species.split(separator: " ").map(String.init)
  consume((words, resident.id))  // error: unset-required-field
}

func valueNumbers() {
  let otter = Mock<Otter>()
  otter.den = Mock<Den>(depth: 2, width: 4)
  let resident = Row(from: otter)
  consume([resident.den.width, resident.den.depth].map { String($0) }.joined(separator: " x "))
  consume(resident.neighbors.count)  // error: unset-required-field
}

func valueNumbersSet() {
  let otter = Mock<Otter>()
  otter.den = Mock<Den>(depth: 2, width: 4)
  let den = Row(from: otter).den
  consume([den.width, den.depth].map(\.description) + [den.height].compactMap { $0?.description })
}

func valueMagnitude() {
  let otter = Mock<Otter>()
  otter.den = Mock<Den>()
  otter.den?.depth = -3
  let den = Row(from: otter).den
  consume(den.depth.magnitude.isMultiple(of: 3))
  consume(den.width.description)  // error: unset-required-field
}

func valueReplacing() {
  let resident = row("Lutra lutra")
  consume(resident.species.replacingOccurrences(of: "lutra", with: "").trimmingCharacters(in: .whitespaces))
  consume(resident.id)  // error: unset-required-field
}

func valueOptionalMap() {
  let resident = row(nil, nickname: "Otto")
  consume(resident.nickname.map { $0.lowercased() })
  consume(resident.species)  // error: unset-required-field
}

func valueOptionalMapNil() {
  let resident = row(nil)
  consume(resident.nickname.map { $0 + resident.species })
}

func valueHash() {
  let resident = tagged("a")
  var hasher = Hasher()
  hasher.combine(resident.tags)
  consume((hasher.finalize(), resident.id))  // error: unset-required-field
}

func valueCopyChanges() {
  let resident = tagged("a")
  var tags = resident.tags
  tags.append("b")
  tags.removeFirst()
  consume((tags, resident.id))  // error: unset-required-field
}

func valueCopyChangesSet() {
  let resident = tagged("a")
  var tags = resident.tags
  tags.removeAll()
  if resident.tags.isEmpty { consume(resident.id) }
  consume(tags)
}

private let separators = ["-", "_"]

func valueOfConstant() {
  let otter = Mock<Otter>()
  consume(separators.sorted())
  if separators.count == 3 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // error: unset-required-field
}

func valueOfConstantSet() {
  let otter = Mock<Otter>()
  consume(separators.reversed().joined())
  if separators.count == 2 { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)
}

func valueOfMockField() {
  let otter = Mock<Otter>(species: "Lutra")
  let other = Mock<Otter>()
  other.species = otter.species?.lowercased()
  consume(OtterToy(from: other).species)
  consume(OtterToy(from: other).toy)  // error: unset-required-field
}

func valueFirstIndexOfModels() {
  let rows = [row(nil), row("Lutra")]
  consume(rows.firstIndex { $0.species == "Lutra" })  // error: unset-required-field
}

func valueFirstIndexStops() {
  let rows = [row("Lutra"), row(nil)]
  consume(rows.firstIndex { $0.species == "Lutra" })
}

func valueContainsStops() {
  let rows = [row("Lutra"), row(nil)]
  consume(rows.contains(where: { $0.species.hasPrefix("L") }))
}

func valueLazyNotRead() {
  let rows = [row(nil)].lazy.map(\.species)
  consume(rows.count)
}
