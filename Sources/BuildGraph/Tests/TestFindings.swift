import CrashAnalysis
import EditorFeatures
import GraphQLSyntax
import Incremental
import ModelIR
import Source

/// The crashes in a file of tests, certain or possible, without places in documents.
enum FindingsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [CrashFinding] {
    guard !reader.value(TestFileTraits.self, key).exceedsLimits else { return [.testsNotExamined(inFile: key)] }
    return CrashFinding.joined(reader.examinedDeclarations(inFile: key)) {
      reader.value(PlacesOfDeclarations.self, $0)
    }
  }
}

/// Whether the project has models that tests can make of mocks. Then tests are examined, with any configured outputs.
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

/// The diagnostics of tests. They are read only if schema and operations have no errors, since tests are not compiled with
/// code that is generated from others.
enum TestFindings: FindingRelation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.examinedTestFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<FindingEntry, Diagnostic>] {
    pairs(
      reader.value(FindingsInTestFile.self, source).map { finding in
        finding.diagnostic(fieldAt: finding.field.flatMap { reader.value(PlaceOfField.self, $0) })
      })
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepareExamination(sources.filter { tests.contains($0) })
  }
}

/// The place of a field in its operation or fragment; nil if it is not there.
enum PlaceOfField: Query {
  static func compute(_ key: FieldOrigin, _ reader: Reader) -> Location? {
    let name = DefinitionName(kind: key.kind == .fragment ? .fragment : .operation, name: key.definition)
    guard let place = reader.firstDefinition(name) else { return nil }
    return key.range(in: place.document, of: place.definition).map { place.document.location($0) }
  }
}
