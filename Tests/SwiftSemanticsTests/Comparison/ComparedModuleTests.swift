import Foundation
import TestSupport
import Testing

/// The modules whose types the compiler prints for a complete comparison.
@Suite(.enabled(if: Ability.canDumpTypes, Comment(rawValue: Ability.typeDumps)))
struct ComparedModuleTests {
  @Test func filesOfAModuleHaveTheirTables() throws {
    let place = try TemporaryWorkspace([
      "A.swift": "func double(_ value: Int) -> Int { value + value }\n", "B/B.swift": "let four = double(2)\n",
    ])
    let files = try ComparedModule(name: "Numbers", folder: place.root.path).files()
    #expect(files.map { $0.0.path.dropFirst(place.root.path.count + 1) } == ["A.swift", "B/B.swift"])
    #expect(files.allSatisfy { $0.0.module.count == 2 && $0.0.moduleName == "Numbers" })
    let (file, table) = try #require(files.last)
    #expect(file.text == "let four = double(2)\n")
    #expect(table.rows.first { $0.kind == .call }?.place == DeclarationPlace(file: "A.swift", offset: 5))
    #expect(table.rows.first { $0.kind == .call }?.declaration == "Numbers.double(_:)")
  }

  /// With `MOCKD_COMPARE=all`, the comparison also reads samples and examples, which takes a minute.
  @Test func comparisonReadsItsFiles() throws {
    var folders: [String: Int] = [:]
    let comparison = try Comparison.run { file in
      folders[file.path.split(separator: "/").prefix(2).joined(separator: "/"), default: 0] += 1
      return []
    }
    let others = Comparison.isComplete ? ["Examples/Modules", "Examples/StarWars", "Tests/CrashSamples"] : []
    #expect(folders.keys.sorted() == others + ["Tests/Fixtures"])
    if Comparison.isComplete { #expect(60 <= folders["Tests/CrashSamples", default: 0]) }
    #expect(2_000 <= comparison.total[.missing])
    #expect(comparison.total[.missing] == comparison.total.total)
  }
}
