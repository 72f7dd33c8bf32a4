import CrashAnalysis
import Incremental
import Parallelism
import Source

/// What the analysis knows of a Swift file by itself. A file that is not there is an empty one.
enum TestFacts: BatchQuery {
  typealias Key = Name
  typealias Value = TestFile
  typealias Work = SwiftFileReading
  typealias Product = TestFile

  static let missing = TestFile(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [TestFile] {
    work.concurrentMap(minimumRun: 2, counting: "reading test files") { range in
      range.map { work[$0].part(\.tests) { TestFile.read($0) } }
    }
  }
}

/// What a Swift file of the code under test says about custom scalars.
enum ScalarFacts: BatchQuery {
  typealias Key = Name
  typealias Value = TestFile
  typealias Work = SwiftFileReading
  typealias Product = TestFile

  static let missing = TestFile(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [TestFile] {
    work.concurrentMap(minimumRun: 8) { range in range.map { work[$0].part(\.scalars) { TestFile.readScalars($0) } } }
  }
}

/// The Swift files of tests, to look in.
enum SetOfTestFiles: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<Name> { Set(reader.testFiles) }
}

/// Whether a Swift file is one of tests.
enum IsTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    reader.value(SetOfTestFiles.self, Single()).contains(key)
  }
}

extension Reader {
  /// What the analysis is told of a Swift file's declarations.
  func declarations(inFile path: Name) -> TestFile {
    value(IsTestFile.self, path) ? value(TestFacts.self, path) : value(ScalarFacts.self, path)
  }
}

/// A function by where it stands; nil where it is gone.
enum TestFunctionAt: Query {
  static func compute(_ key: TestFunction.ID, _ reader: Reader) -> TestFunction? {
    let functions = reader.declarations(inFile: key.file).functions
    return functions.indices.contains(key.index) ? functions[key.index] : nil
  }
}

/// The declarations in a file of a type and its extensions, by the path of the type.
enum TestTypesAt: Query {
  struct Key: Hashable, Sendable {
    var file: Name
    var path: [Name]
  }

  static func compute(_ key: Key, _ reader: Reader) -> [TestType] {
    reader.declarations(inFile: key.file).types.filter { $0.path == key.path }
  }
}

/// What is asked of a file as a whole.
enum TestFileTraits: Query {
  struct Traits: Hashable, Sendable {
    var functionCount: Int
    var assertionsMayEndTests: Bool
    var exceedsLimits: Bool
  }

  static func compute(_ key: Name, _ reader: Reader) -> Traits {
    let file = reader.value(TestFacts.self, key)
    return Traits(
      functionCount: file.functions.count, assertionsMayEndTests: file.assertionsMayEndTests,
      exceedsLimits: file.exceedsLimits)
  }
}
