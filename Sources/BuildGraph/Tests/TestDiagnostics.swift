import CrashAnalysis
import EditorFeatures
import GraphQLSyntax
import Incremental
import ModelIR
import Source
import SwiftLowering

/// The certain and possible crashes in a test file, without positions in documents.
enum DiagnosticsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [CrashDiagnostic] {
    guard !reader.value(TestFileTraits.self, key).exceedsLimits else { return [.testsNotExamined(inFile: key)] }
    return CrashDiagnostic.joined(reader.examinedDeclarations(inFile: key)) {
      reader.value(PlacesOfDeclarations.self, $0)
    }
  }
}

/// Whether the project has models for tests to create from mocks. If so, tests are examined, regardless of the
/// outputs.
enum HasModels: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    guard !reader.value(HasTestMocks.self, Single()) else { return true }
    return !reader.schemaFiles.isEmpty && !reader.operationFiles.isEmpty
  }
}

extension Reader {
  /// The test files, if their models are known.
  var examinedTestFiles: [Name] { value(HasModels.self, Single()) ? testFiles : [] }
}

/// The diagnostics of tests. Tests that use broken definitions have none but a hint.
enum TestDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.examinedTestFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    let diagnostics = reader.value(DiagnosticsInTestFile.self, source).map { diagnostic in
      diagnostic.diagnostic(fieldAt: diagnostic.field.flatMap { reader.value(PlaceOfField.self, $0) })
    }
    return pairs(diagnostics) + diagnostics.map { Pair(.test(source), $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepareExamination(sources.filter { tests.contains($0) })
  }
}

/// The location of a field in its operation or fragment; nil if there is none.
enum PlaceOfField: Query {
  static func compute(_ key: FieldOrigin, _ reader: Reader) -> Location? {
    let name = DefinitionName(kind: key.kind == .fragment ? .fragment : .operation, name: key.definition)
    guard let place = reader.firstDefinition(name) else { return nil }
    return key.range(in: place.document, of: place.definition).map { place.document.location($0) }
  }
}
