import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftScanning

/// The declarations of a Swift file of tests, with their places.
struct OutlinedTestFile: Hashable, Sendable {
  var traits: SwiftFileTraits
  /// Empty for a file that exceeds the limits of the parser.
  var outline = DeclarationOutline()

  static func read(_ source: SourceFile) -> OutlinedTestFile {
    let traits = SwiftFileTraits(source)
    return OutlinedTestFile(
      traits: traits, outline: traits.exceedsLimits ? DeclarationOutline() : DeclarationOutline.read(source))
  }
}

/// Divides a Swift file of tests into declarations. A missing file is an empty one.
enum OutlineOfTests: BatchQuery {
  typealias Key = Name
  typealias Value = OutlinedTestFile
  typealias Work = SwiftFileReading
  typealias Product = OutlinedTestFile

  static let missing = OutlinedTestFile.read(SourceFile(path: "", text: ""))

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [OutlinedTestFile] {
    work.concurrentMap(minimumRun: 8) { range in
      range.map { work[$0].part(\.outline) { OutlinedTestFile.read($0) } }
    }
  }
}

/// Where the declarations of a Swift file of tests start.
enum PlacesOfDeclarations: Query {
  static func compute(_ key: Name, _ reader: Reader) -> DeclarationPlaces {
    reader.value(OutlineOfTests.self, key).outline.places
  }
}

/// Parses a declaration.
///
/// The key holds the fingerprint of the text. So the value never changes, and nothing that is read is recorded.
enum FactsOfDeclaration: BatchQuery {
  typealias Key = DeclarationKey
  typealias Value = DeclarationFacts
  typealias Work = DeclarationReading
  typealias Product = DeclarationFacts

  static let missing = DeclarationFacts()

  static func gather(_ key: DeclarationKey, _ reader: Reader) -> DeclarationReading {
    let reader = reader.untracked
    return DeclarationReading(
      declaration: reader.value(OutlineOfTests.self, key.id.file).outline[key.id],
      file: reader.swiftFileReading(key.id.file))
  }

  static func perform(_ work: [DeclarationReading]) -> [DeclarationFacts] {
    work.concurrentMap(minimumRun: 8, counting: "reading tests") { range in range.map { work[$0].facts() } }
  }
}

/// A declaration to parse.
struct DeclarationReading: Sendable {
  var declaration: OutlinedDeclaration?
  var file: SwiftFileReading

  func facts() -> DeclarationFacts {
    guard let declaration else { return DeclarationFacts() }
    let read = { DeclarationFacts.read(declaration, in: file.source) }
    return file.shared?.facts(declaration.key, in: file.source, read: read) ?? read()
  }
}

/// The facts of a Swift file of tests, without places.
enum TestFacts: Query {
  static func compute(_ key: Name, _ reader: Reader) -> TestFile {
    let file = reader.value(OutlineOfTests.self, key)
    reader.prepare(FactsOfDeclaration.self, file.outline.declarations.map(\.key))
    return TestFile(
      path: key.text, file.traits,
      file.outline.declarations.map { ($0.id, reader.value(FactsOfDeclaration.self, $0.key)) })
  }
}

extension Reader {
  /// Parses files of tests on all cores.
  func prepareFacts(_ files: [Name]) {
    prepare(OutlineOfTests.self, files)
    prepare(
      FactsOfDeclaration.self,
      files.flatMap { value(OutlineOfTests.self, $0).outline.declarations.map(\.key) })
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
  /// Returns the declarations of a Swift file that the analysis uses.
  func declarations(inFile path: Name) -> TestFile {
    value(IsTestFile.self, path) ? value(TestFacts.self, path) : value(ScalarFacts.self, path)
  }
}

/// Returns a function; nil if it is gone.
enum TestFunctionAt: Query {
  static func compute(_ key: TestFunction.ID, _ reader: Reader) -> TestFunction? {
    reader.declarations(inFile: key.file).function(key)
  }
}

/// Returns a function without its body; nil if it is gone.
enum TestSignatureAt: Query {
  static func compute(_ key: TestFunction.ID, _ reader: Reader) -> TestFunction? {
    reader.value(TestFunctionAt.self, key)?.withoutBody
  }
}

/// The functions of a name in a file, in the order of the text.
enum TestFunctionsNamed: Query {
  struct Key: Hashable, Sendable {
    var file: Name
    var name: Name
  }

  static func compute(_ key: Key, _ reader: Reader) -> [TestFunction.ID] {
    reader.declarations(inFile: key.file).functions.filter { $0.name == key.name }.map(\.id)
  }
}

/// The functions of a declaration.
enum FunctionsOfDeclaration: Query {
  static func compute(_ key: DeclarationID, _ reader: Reader) -> [TestFunction.ID] {
    reader.value(TestFacts.self, key.file).functions(of: key)
  }
}

/// The declarations of a test file that have functions, in the order of the text.
enum DeclarationsWithFunctions: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [DeclarationID] {
    reader.value(TestFacts.self, key).declarations
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

/// The traits of a test file as a whole.
enum TestFileTraits: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SwiftFileTraits {
    reader.value(OutlineOfTests.self, key).traits
  }
}
