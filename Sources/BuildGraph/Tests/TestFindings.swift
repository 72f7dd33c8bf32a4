import CrashAnalysis
import GraphQLSyntax
import Incremental
import ModelIR
import Source

/// What a file of tests does that ends tests, or may, without places in documents.
enum FindingsInTestFile: BatchQuery {
  typealias Key = Name
  typealias Value = [CrashFinding]
  typealias Work = TestExamination
  typealias Product = [CrashFinding]

  static let missing: [CrashFinding] = []

  static func gather(_ key: Name, _ reader: Reader) -> TestExamination { .gather(key, reader) }

  static func perform(_ work: [TestExamination]) -> [[CrashFinding]] {
    TestExamination.perform(
      work, nothing: [], skip: { [.testsNotExamined(inFile: $0)] },
      examine: { file, tests, code in tests.findings(inFile: file, code) })
  }
}

/// All of it. Asked for only where schema and operations are free of errors, since what is generated from others is not
/// what the tests will be compiled with.
enum TestFindings: Relation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.value(TestMocksFolder.self, Single()) == nil ? [] : reader.testFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    reader.value(FindingsInTestFile.self, source).map { finding in
      Pair(Single(), finding.diagnostic(fieldAt: finding.field.flatMap { reader.value(PlaceOfField.self, $0) }))
    }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    reader.prepare(TestFacts.self, sources)
    // Those that are gone are told of, too.
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepare(FindingsInTestFile.self, sources.filter { tests.contains($0) })
  }
}

/// Where a field stands in its operation or fragment; nil where it does not.
enum PlaceOfField: Query {
  static func compute(_ key: FieldOrigin, _ reader: Reader) -> Location? {
    let name = DefinitionName(kind: key.kind == .fragment ? .fragment : .operation, name: key.definition)
    guard let id = reader.items(of: DefinitionsByName.self, .name(name)).min() else { return nil }
    let source = reader.value(ParsedFile.self, id.file)
    guard let index = source.index(of: id) else { return nil }
    let document = source.document
    return key.range(in: document, of: document.definitions[index]).map { document.location($0) }
  }
}
