import CrashAnalysis
import Incremental
import Source

/// What the analysis knows of a Swift file by itself. A file that is not there is an empty one.
enum TestFacts: BatchQuery {
  typealias Key = Name
  typealias Value = TestFile
  typealias Work = SourceFile
  typealias Product = TestFile

  static let missing = TestFile(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SourceFile {
    reader.input(FileInput.self, key) ?? SourceFile(path: key.text, text: "")
  }

  static func perform(_ work: [SourceFile]) -> [TestFile] {
    work.concurrentMap(minimumRun: 2) { range in range.map { TestFile.read(work[$0]) } }
  }
}

/// What a Swift file of the code under test says about custom scalars.
enum ScalarFacts: BatchQuery {
  typealias Key = Name
  typealias Value = TestFile
  typealias Work = SourceFile
  typealias Product = TestFile

  static let missing = TestFile(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SourceFile {
    reader.input(FileInput.self, key) ?? SourceFile(path: key.text, text: "")
  }

  static func perform(_ work: [SourceFile]) -> [TestFile] {
    work.concurrentMap(minimumRun: 8) { range in range.map { TestFile.readScalars(work[$0]) } }
  }
}

/// Whether a Swift file is one of tests.
enum IsTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    let files = reader.testFiles
    let index = files.partitioningIndex { key <= $0 }
    return index < files.count && files[index] == key
  }
}

extension Reader {
  /// What the analysis is told of a Swift file's declarations.
  func declarations(inFile path: Name) -> TestFile {
    value(IsTestFile.self, path) ? value(TestFacts.self, path) : value(ScalarFacts.self, path)
  }
}

extension [Name] {
  /// The first index from which on something holds that holds for no element before.
  fileprivate func partitioningIndex(where holds: (Name) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(self[middle]) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
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
  }

  static func compute(_ key: Name, _ reader: Reader) -> Traits {
    let file = reader.value(TestFacts.self, key)
    return Traits(functionCount: file.functions.count, assertionsMayEndTests: file.assertionsMayEndTests)
  }
}
