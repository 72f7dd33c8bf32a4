import Fuzzing
import MockIR
import Source
import SwiftCode
import TestSupport
import Testing

@testable import SwiftEmission

/// A mock with shared printed fields equals one with separately printed fields.
@Suite struct PrintedMockFieldsTests {
  private static let keys = [
    "_x", "a", "animal", "class", "hash", "id", "self", "size", "userId", "userID", "x", "zebra",
  ]
  private static let types = ["String!", "Int", "Dog!", "[Animal!]!", "Size!", "Date", "[[Int]!]", "Either!"]

  private static let options: [EmissionOptions] = [
    .sample(), .sample { $0.runtime = .mockSupport }, .exact("2.4"), .exact("1.22"),
    .sample { $0.capitalizationRules = [.init(.word("id"), .upper)] }, .exact("2.4") { $0.runtime = .mockSupport },
  ]

  /// Joins the fields of several types; the first one with a key is used.
  private func joined(_ lists: [[MockField]]) -> [MockField] {
    var fields: [Name: MockField] = [:]
    for field in lists.joined() where fields[field.responseKey] == nil { fields[field.responseKey] = field }
    return fields.values.sorted { $0.responseKey < $1.responseKey }
  }

  @Test(arguments: Seeds.all) func separateFieldsEqualTheMock(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var catalog = CatalogText()
    // An enum without values has no default, which is a problem.
    catalog.enums["Size"] = []
    let printer = MockFieldPrinter()
    var count = (problems: 0, hashes: 0)
    for round in 0..<300 {
      let lists = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        let keys = Self.keys.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        let fields = keys.map { "\($0) \(Self.types.randomElement(using: &generator) ?? "Int")" }
        var list = catalog.mock("Dog:" + fields.joined(separator: ",")).fields
        if Bool.random(using: &generator), !list.isEmpty { list[0].deprecationReason = "it's \"old\"\nand more" }
        return list
      }
      let options = Self.options[round / 2 % Self.options.count]
      // The printer knows fields of earlier lists, and forgets them when the options change.
      let printed = lists.map { PrintedMockFields($0, printer, options) }
      #expect(printed == lists.map { PrintedMockFields($0, options: options) }, "MOCKD_SEED=\(seed): \(lists)")
      let file = renderObjectMock(of: "Dog", printed[0], inherited: Array(printed.dropFirst()))
      let expected = renderObjectMock(ObjectMock(typeName: "Dog", fields: joined(lists)), options: options)
      #expect(file == expected, "MOCKD_SEED=\(seed): \(lists)")
      count.problems += file.problems.count
      count.hashes += file.text.contains("_data[\"hash\"]") ? 1 : 0
    }
    #expect(20 < count.problems && 20 < count.hashes)
  }

  @Test func fieldsDependOnOptions() {
    let fields = CatalogText().mock("Dog:id ID").fields
    let printed = PrintedMockFields(fields, options: .sample())
    #expect(printed == PrintedMockFields(fields, options: .sample()))
    #expect(printed != PrintedMockFields(fields, options: .sample { $0.accessLevel = .internal }))
    #expect(printed != PrintedMockFields(CatalogText().mock("Dog:id ID!").fields, options: .sample()))
  }
}
