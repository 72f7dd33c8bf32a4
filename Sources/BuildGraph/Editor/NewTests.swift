import Configuration
import CrashAnalysis
import Incremental
import Source
import SwiftEmission

/// The style of a test file; nil if the file is no example to follow.
enum StyleOfTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> TestStyle? {
    reader.input(FileInput.self, key).flatMap { TestStyle(readingFrom: $0.bytes) }
  }
}

/// The location and style of a new test; nil if the test folder is unknown.
enum PlaceOfNewTests: Query {
  /// The folder, file patterns and style of new tests.
  struct Place: Hashable, Sendable {
    /// The path in the workspace; empty for its root.
    var folder: String
    var style: TestStyle
    /// The patterns that new files must match.
    var globs: [String]
  }

  static func compute(_ key: Single, _ reader: Reader) -> Place? {
    guard let settings = reader.input(SettingsInput.self, Single()) else { return nil }
    let files = reader.testFiles
    var styles: [(folder: String, style: TestStyle)] = []
    for file in files {
      guard let style = reader.value(StyleOfTestFile.self, file) else { continue }
      styles.append((Path.parent(file.text), style))
    }
    let folders = styles.isEmpty ? files.map { Path.parent($0.text) } : styles.map(\.folder)
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    guard let folder = most ?? GlobSet(settings.tests).roots.first?.directory else { return nil }
    let style = styles.first { $0.folder == folder }?.style ?? TestStyle(of: settings)
    return Place(folder: folder, style: style, globs: settings.tests)
  }
}

extension TestStyle {
  /// The place according to the settings' modules, used if there is no test to imitate.
  fileprivate init(of settings: Project) {
    self.init()
    let options = EmissionOptions(settings)
    var modules = [options.runtimeModule.testSupport, options.schemaModule, "Testing"]
    if case .swiftPackageTarget(let target)? = settings.outputs.testMocks?.placement {
      modules.append(target ?? options.namespace + "TestMocks")
    }
    imports = Set(modules).sorted().map { "import \($0)" }
  }
}

/// The text of a new test; nil if the operation has no models, or its root type no mock.
enum TextOfNewTest: Query {
  /// An operation and the suite that gets its test.
  struct Key: Hashable, Sendable {
    /// The Swift name of the operation.
    var operation: Name
    /// The name of the type that contains the test.
    var suite: String
  }

  static func compute(_ key: Key, _ reader: Reader) -> String? {
    guard let place = reader.value(PlaceOfNewTests.self, Single()) else { return nil }
    return OperationTest(of: key.operation, reader.generatedCode)?.text(suite: key.suite, style: place.style)
  }
}
