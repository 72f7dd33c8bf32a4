import CrashAnalysis
import Incremental
import Source

/// What a file of tests does that ends tests, or may.
enum FindingsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    guard 0 < reader.value(TestFileTraits.self, key).functionCount else { return [] }
    let code = GeneratedCode(
      TrackedDeclarations(reader: reader), options: reader.value(ModelSettings.self, Single()))
    return TrackedTests(reader: reader).findings(inFile: key, code).map(\.diagnostic)
  }
}

/// All of it. Asked for only where schema and operations are free of errors, since what is generated from others is not
/// what the tests will be compiled with.
enum TestFindings: Relation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.value(TestMocksFolder.self, Single()) == nil ? [] : reader.testFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    reader.value(FindingsInTestFile.self, source).map { Pair(Single(), $0) }
  }
}
