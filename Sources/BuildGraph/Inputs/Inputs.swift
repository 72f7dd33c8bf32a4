import Configuration
import Incremental
import Source

/// The settings of the project.
enum SettingsInput: Input {
  typealias Key = Single
  typealias Value = Project
}

/// The paths of SDL files and introspection results, ordered by bytes.
enum SchemaFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

/// The paths of files with operations and fragments, ordered by bytes.
enum OperationFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

/// The paths of the Swift files of tests, ordered by bytes.
enum TestFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

/// The paths of the Swift files of the code under test, ordered by bytes.
enum CodeFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

/// The paths of the Swift files that protocol mocks are generated from, or inherit from, ordered by bytes.
enum ProtocolFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

/// The contents of a file by its path; none for a missing or unreadable file.
enum FileInput: Input {
  typealias Key = Name
  typealias Value = SourceFile
}

/// Whether answers about generated code and tests miss nothing because of errors: the documents have none, or the last
/// valid versions stand in for all that have. The graph sets it. It is an input, so answers that depend on it become
/// stale.
enum IsCurrentInput: Input {
  typealias Key = Single
  typealias Value = Bool
}

/// Whether the use of mocks in tests is recorded for editors.
enum RecordsUsesInput: Input {
  typealias Key = Single
  typealias Value = Bool
}

extension Reader {
  /// The paths of files of the schema.
  var schemaFiles: [Name] { input(SchemaFilesInput.self, Single()) ?? [] }

  /// The paths of files with operations and fragments.
  var operationFiles: [Name] { input(OperationFilesInput.self, Single()) ?? [] }

  /// The paths of the Swift files of tests.
  var testFiles: [Name] { input(TestFilesInput.self, Single()) ?? [] }

  /// The paths of the Swift files that protocol mocks are generated from, or inherit from.
  var protocolFiles: [Name] { input(ProtocolFilesInput.self, Single()) ?? [] }

  /// The paths of the Swift files of the code under test.
  var codeFiles: [Name] { input(CodeFilesInput.self, Single()) ?? [] }
}

extension Database {
  /// The paths of the Swift files of tests.
  var testFiles: [Name] { input(TestFilesInput.self, Single()) ?? [] }

  /// The files of the project, each list sorted.
  var fileLists: [[Name]] {
    [
      input(SchemaFilesInput.self, Single()), input(OperationFilesInput.self, Single()),
      input(TestFilesInput.self, Single()), input(CodeFilesInput.self, Single()),
      input(ProtocolFilesInput.self, Single()),
    ].map { $0 ?? [] }
  }
}

extension [Name] {
  /// Returns whether a sorted array contains a name. O(log count).
  func isSortedListContaining(_ name: Name) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == name
  }
}
