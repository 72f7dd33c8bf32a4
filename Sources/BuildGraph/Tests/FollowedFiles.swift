import CrashAnalysis
import Incremental
import Source
import SwiftScanning

/// Whether calls from tests are followed into a Swift file: tests, and code under test that people wrote.
///
/// The declarations of generated files are known without them. A file that exceeds the limits of the parser is unknown.
enum IsFollowedFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    if reader.value(IsTestFile.self, key) { return true }
    let bytes = reader.swiftFileReading(key).source.bytes
    guard bytes.starts(with: "// @generated".utf8) else { return !reader.value(TestFileTraits.self, key).exceedsLimits }
    return false
  }
}

extension Reader {
  /// Returns the declarations of a Swift file that the analysis uses.
  func declarations(inFile path: Name) -> TestFile {
    value(IsFollowedFile.self, path) ? value(TestFacts.self, path) : value(ScalarFacts.self, path)
  }
}

/// The entries under which tests find a followed file of the code under test. No parser runs, so an entry can be one
/// that the file does not need.
enum OutlinedEntries: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Set<TestDeclarations.Entry> {
    var result: Set<TestDeclarations.Entry> = []
    let bytes = reader.swiftFileReading(key).source.bytes
    for declaration in reader.value(OutlineOfTests.self, key).outline.declarations {
      let enclosing = declaration.enclosing
      switch declaration.introduced {
      case .member(let name) where isOfType(name):
        if let type = enclosing.last { result.insert(.member(name, of: type)) }
      case .member(let name):
        result.insert(.function(name))
        if declaration.isStaticVariable(in: bytes) { result.insert(.type(enclosing)) }
      // An extension without protocols adds nothing to its type but members.
      case .type(let path):
        if !declaration.isExtension || declaration.declaresInheritance(in: bytes) { result.insert(.type(path)) }
      case .alias: result.insert(.aliases)
      case .other: if !declaration.isHeader, declaration.id.local.isEmpty { return [.everything] }
      }
    }
    return result
  }

  /// Whether members of a name are found by the type that has them, because most types have some.
  static func isOfType(_ name: Name) -> Bool { name == "init" || name == "subscript" }
}
