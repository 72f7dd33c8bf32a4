import CrashAnalysis
import Incremental
import Source
import Synchronization

/// The contents of Swift files in the terms of the analysis, shared by the projects of a workspace.
///
/// Each part depends on the text of a file alone, so projects that list the same file read it once.
package final class SharedSwiftFiles: Sendable {
  struct Entry: Sendable {
    let source: SourceFile
    var tests: TestFile?
    var scalars: TestFile?
    var names: SourceNames?
    var words: Set<Name>?
  }

  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// Forgets each file that `isKept` refuses.
  package func keep(_ isKept: (String) -> Bool) {
    entries.withLock { $0 = $0.filter { isKept($0.key) } }
  }

  /// Returns a part of a file, which is read only if its text is new.
  func part<Part: Sendable>(
    _ part: any WritableKeyPath<Entry, Part?> & Sendable, of source: SourceFile, read: (SourceFile) -> Part
  ) -> Part {
    let known = entries.withLock { entries in
      entries[source.path].flatMap { $0.source == source ? $0[keyPath: part] : nil }
    }
    if let known { return known }
    let value = read(source)
    entries.withLock { entries in
      if entries[source.path]?.source != source { entries[source.path] = Entry(source: source) }
      entries[source.path]?[keyPath: part] = value
    }
    return value
  }
}

extension SharedSwiftFiles: Equatable {
  package static func == (a: SharedSwiftFiles, b: SharedSwiftFiles) -> Bool { a === b }
}

/// The files that the projects of a workspace share; none where the project is the only one.
enum SharedSwiftFilesInput: Input {
  typealias Key = Single
  typealias Value = SharedSwiftFiles
}

/// A Swift file to read, with the shared files of the workspace.
struct SwiftFileReading: Sendable {
  var source: SourceFile
  var shared: SharedSwiftFiles?

  func part<Part: Sendable>(
    _ part: any WritableKeyPath<SharedSwiftFiles.Entry, Part?> & Sendable, read: (SourceFile) -> Part
  ) -> Part {
    shared.map { $0.part(part, of: source, read: read) } ?? read(source)
  }
}

extension Reader {
  /// The reading of a file; that of an empty one where it is not there.
  func swiftFileReading(_ path: Name) -> SwiftFileReading {
    SwiftFileReading(
      source: input(FileInput.self, path) ?? SourceFile(path: path.text, text: ""),
      shared: input(SharedSwiftFilesInput.self, Single()))
  }
}
