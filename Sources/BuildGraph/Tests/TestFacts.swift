import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftLowering
import SwiftScanning

/// The outline of a Swift file. A missing file has an empty outline.
enum OutlineOfTests: BatchQuery {
  typealias Key = Name
  typealias Value = OutlinedSwiftFile
  typealias Work = SwiftFileReading
  typealias Product = OutlinedSwiftFile

  static let missing = OutlinedSwiftFile(SourceFile(path: "", text: ""))

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [OutlinedSwiftFile] {
    work.concurrentMap(minimumRun: 8) { range in
      range.map { work[$0].part(\.outline) { OutlinedSwiftFile($0) } }
    }
  }
}

/// The start positions of the declarations in a Swift test file.
enum PlacesOfDeclarations: Query {
  static func compute(_ key: Name, _ reader: Reader) -> DeclarationPlaces {
    reader.value(OutlineOfTests.self, key).outline.places
  }
}

/// The facts of a declaration.
///
/// The key holds the fingerprint of the text, so the value never changes, and no reads are recorded.
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

/// The facts of a whole Swift file, without positions.
enum TestFacts: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SwiftFileFacts {
    let file = reader.value(OutlineOfTests.self, key)
    reader.prepare(FactsOfDeclaration.self, file.outline.declarations.map(\.key))
    return SwiftFileFacts(
      path: key.text, file.traits,
      file.outline.declarations.map { ($0.id, reader.value(FactsOfDeclaration.self, $0.key)) })
  }
}

extension Reader {
  /// Parses test files on all cores.
  func prepareFacts(_ files: [Name]) {
    prepare(OutlineOfTests.self, files)
    prepare(
      FactsOfDeclaration.self,
      files.flatMap { value(OutlineOfTests.self, $0).outline.declarations.map(\.key) })
  }
}

/// The custom scalar facts of a Swift file of the code under test.
enum ScalarFacts: BatchQuery {
  typealias Key = Name
  typealias Value = SwiftFileFacts
  typealias Work = SwiftFileReading
  typealias Product = SwiftFileFacts

  static let missing = SwiftFileFacts(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [SwiftFileFacts] {
    work.concurrentMap(minimumRun: 8) { range in
      range.map { work[$0].part(\.scalars) { SwiftFileFacts.readScalars($0) } }
    }
  }
}

/// The set of Swift test files.
enum SetOfTestFiles: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<Name> { Set(reader.testFiles) }
}

/// Whether a Swift file is a test file.
enum IsTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    reader.value(SetOfTestFiles.self, Single()).contains(key)
  }
}

/// A function; nil if it no longer exists.
enum TestFunctionAt: Query {
  static func compute(_ key: SwiftFunction.ID, _ reader: Reader) -> SwiftFunction? {
    reader.function(key)
  }
}

/// A function without its body; nil if it no longer exists.
enum TestSignatureAt: Query {
  static func compute(_ key: SwiftFunction.ID, _ reader: Reader) -> SwiftFunction? {
    reader.value(TestFunctionAt.self, key)?.withoutBody
  }
}

/// The functions with a name in a file, in source order.
enum TestFunctionsNamed: Query {
  struct Key: Hashable, Sendable {
    var file: Name
    var name: Name
  }

  static func compute(_ key: Key, _ reader: Reader) -> [SwiftFunction.ID] {
    reader.functions(named: key.name, inFile: key.file)
  }
}

/// The requirements of protocols with a name in a file, in source order.
enum RequirementsNamed: Query {
  static func compute(_ key: TestFunctionsNamed.Key, _ reader: Reader) -> [SwiftFunction.ID] {
    reader.requirements(named: key.name, inFile: key.file)
  }
}

/// The functions of a declaration.
enum FunctionsOfDeclaration: Query {
  static func compute(_ key: DeclarationID, _ reader: Reader) -> [SwiftFunction.ID] {
    reader.value(CurrentFacts.self, key).functions(of: key, named: nil)
  }
}

/// The declarations of a type and its extensions in a file, by the path of the type.
enum TestTypesAt: Query {
  struct Key: Hashable, Sendable {
    var file: Name
    var path: [Name]
  }

  static func compute(_ key: Key, _ reader: Reader) -> [SwiftTypeDeclaration] {
    reader.types(at: key.path, inFile: key.file)
  }
}

/// The traits of a whole Swift file.
enum TestFileTraits: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SwiftFileTraits {
    reader.value(OutlineOfTests.self, key).traits
  }
}
