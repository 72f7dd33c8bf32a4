import CrashAnalysis
import Source

/// The result of a stage, as a value that later processes can read.
protocol StageResult {
  static var stage: Stage { get }

  func write(_ writer: inout ByteWriter)

  init(_ reader: inout ByteReader)
}

/// The result for schema and operations.
struct DocumentsResult: StageResult {
  static let stage = Stage.documents

  /// Whether the schema or the operations have errors, so that there are no outputs.
  var haveErrors = false
  /// Whether the outputs for GraphQL have errors.
  var outputsHaveErrors = false
  var counts = ProjectBuild.Counts()
  var diagnostics: [Diagnostic] = []
  var artifacts: [Artifact] = []

  init() {}

  init(_ reader: inout ByteReader) {
    haveErrors = reader.readBool()
    outputsHaveErrors = reader.readBool()
    counts.operations = Int(reader.readNumber())
    counts.fragments = Int(reader.readNumber())
    counts.mocks = Int(reader.readNumber())
    diagnostics = reader.readArray { $0.readDiagnostic() }
    artifacts = reader.readArray { $0.readArtifact() }
  }

  func write(_ writer: inout ByteWriter) {
    writer.write(haveErrors)
    writer.write(outputsHaveErrors)
    for count in [counts.operations, counts.fragments, counts.mocks] { writer.write(count: count) }
    writer.write(diagnostics) { $0.write($1) }
    writer.write(artifacts) { $0.write($1) }
  }
}

/// The result for the mocks of Swift protocols.
struct ProtocolsResult: StageResult {
  static let stage = Stage.protocols

  var diagnostics: [Diagnostic] = []
  var artifacts: [Artifact] = []

  init() {}

  init(_ reader: inout ByteReader) {
    diagnostics = reader.readArray { $0.readDiagnostic() }
    artifacts = reader.readArray { $0.readArtifact() }
  }

  func write(_ writer: inout ByteWriter) {
    writer.write(diagnostics) { $0.write($1) }
    writer.write(artifacts) { $0.write($1) }
  }
}

/// The result for all tests.
struct TestsResult: StageResult {
  static let stage = Stage.tests

  /// The result for a file.
  struct File {
    var path: String
    /// Whether the file was examined. The parser has limits.
    var isExamined: Bool
    var counts: TestCounts
    var diagnostics: [Diagnostic]
  }

  var files: [File] = []

  init() {}

  init(_ reader: inout ByteReader) {
    files = reader.readArray { reader in
      File(
        path: reader.readString(), isExamined: reader.readBool(), counts: reader.readCounts(),
        diagnostics: reader.readArray { $0.readDiagnostic() })
    }
  }

  func write(_ writer: inout ByteWriter) {
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(file.isExamined)
      writer.write(file.counts)
      writer.write(file.diagnostics) { $0.write($1) }
    }
  }
}
