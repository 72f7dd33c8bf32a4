import CrashAnalysis
import GraphQLSyntax
import Incremental
import ModelIR
import Source

/// What a file of tests does that ends tests, or may, without places in documents.
enum FindingsInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [CrashFinding] {
    guard 0 < reader.value(TestFileTraits.self, key).functionCount else { return [] }
    let code = GeneratedCode(
      TrackedDeclarations(reader: reader), options: reader.value(ModelSettings.self, Single()))
    return TrackedTests(reader: reader).findings(inFile: key, code)
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

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(TestFacts.self, sources) }
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
