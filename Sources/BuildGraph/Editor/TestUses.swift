import CrashAnalysis
import Incremental
import Source

/// What a file of tests does with mocks. Only editors ask for it, and pay for it.
enum UsesInTestFile: BatchQuery {
  typealias Key = Name
  typealias Value = UsesInTests
  typealias Work = TestExamination
  typealias Product = UsesInTests

  static let missing = UsesInTests()

  static func gather(_ key: Name, _ reader: Reader) -> TestExamination { .gather(key, reader) }

  static func perform(_ work: [TestExamination]) -> [UsesInTests] {
    TestExamination.perform(
      work, nothing: missing, skip: { _ in missing },
      examine: { file, tests, code in tests.uses(inFile: file, code) })
  }
}

/// The tests that make models of a definition. An edit of a test costs what its file states.
enum ConversionsOfDefinition: Relation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.value(TestMocksFolder.self, Single()) == nil ? [] : reader.testFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<ConvertedDefinition, TestConversion>] {
    reader.value(UsesInTestFile.self, source).conversions.map { Pair($0.definition, $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    let known = sources.filter { tests.contains($0) }
    reader.prepare(TestFacts.self, known)
    reader.prepare(UsesInTestFile.self, known)
  }
}
