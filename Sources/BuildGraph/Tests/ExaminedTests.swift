import CrashAnalysis
import Incremental
import Source

/// The number of examined tests, and how far the models of their conversions were followed.
package struct ExaminedTests: Sendable {
  private var counts = TestCounts()

  package init() {}

  fileprivate init(_ counts: TestCounts) {
    self.counts = counts
  }

  /// The number of test functions.
  package var tests: Int { counts.testCount }
  /// The number of places that convert mocks to models.
  package var conversions: Int { counts.conversionCount }
  /// The number of conversions whose models were followed to their end.
  package var followed: Int { counts.followedCount }
  /// The number of conversions whose models are passed to code that is not followed.
  package var escaped: Int { counts.escapedCount }
  /// The number of conversions of mocks that are not known.
  package var unknown: Int { counts.unknownCount }

  /// Adds the tests of another project. A test that both list counts once.
  package mutating func add(_ other: ExaminedTests) { counts.add(other.counts) }
}

extension ProjectGraph {
  /// Returns the counts of the examined tests of some files, or of all.
  package func examinedTests(after plan: ArtifactPlan.Project, in files: [String]? = nil) -> ExaminedTests {
    var result = TestCounts()
    if let tests = stages?.knownTests() {
      let wanted = files.map { Set($0) }
      for file in tests.files where file.isExamined && wanted?.contains(file.path) ?? true { result.add(file.counts) }
      return ExaminedTests(result)
    }
    for file in examinedTestFiles(after: plan, in: files) {
      result.add(database.value(CountsInTestFile.self, Name(file)))
    }
    return ExaminedTests(result)
  }
}

/// The counts of the tests in a file.
enum CountsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> TestCounts {
    reader.examinedDeclarations(inFile: key).reduce(into: TestCounts()) { $0.add($1.counts) }
  }
}
