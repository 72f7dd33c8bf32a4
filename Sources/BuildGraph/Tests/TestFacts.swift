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

/// A function by where it stands; nil where it is gone.
enum TestFunctionAt: Query {
  static func compute(_ key: TestFunction.ID, _ reader: Reader) -> TestFunction? {
    let functions = reader.value(TestFacts.self, key.file).functions
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
    reader.value(TestFacts.self, key.file).types.filter { $0.path == key.path }
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
