import CrashAnalysis
import EditorFeatures
import GraphQLSyntax
import Incremental
import ModelIR
import Source

/// What a file of tests does that ends tests, or may, without places in documents.
enum FindingsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [CrashFinding] {
    guard !reader.value(TestFileTraits.self, key).exceedsLimits else { return [.testsNotExamined(inFile: key)] }
    return CrashFinding.joined(reader.examinedDeclarations(inFile: key)) {
      reader.value(PlacesOfDeclarations.self, $0)
    }
  }
}

/// Whether the project has models that tests can make of mocks: then tests are examined, whatever outputs are configured.
enum KnowsModels: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    guard reader.value(TestMocksFolder.self, Single()) == nil else { return true }
    return !reader.schemaFiles.isEmpty && !reader.operationFiles.isEmpty
  }
}

extension Reader {
  /// The files of tests, if the models are known that they use.
  var examinedTestFiles: [Name] { value(KnowsModels.self, Single()) ? testFiles : [] }
}

/// All of it. Asked for only where schema and operations are free of errors, since what is generated from others is not
/// what the tests will be compiled with.
enum TestFindings: Relation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.examinedTestFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    reader.value(FindingsInTestFile.self, source).map { finding in
      Pair(Single(), finding.diagnostic(fieldAt: finding.field.flatMap { reader.value(PlaceOfField.self, $0) }))
    }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepareExamination(sources.filter { tests.contains($0) })
  }
}

/// Where a field stands in its operation or fragment; nil where it does not.
enum PlaceOfField: Query {
  static func compute(_ key: FieldOrigin, _ reader: Reader) -> Location? {
    let name = DefinitionName(kind: key.kind == .fragment ? .fragment : .operation, name: key.definition)
    guard let place = reader.firstDefinition(name) else { return nil }
    return key.range(in: place.document, of: place.definition).map { place.document.location($0) }
  }
}
