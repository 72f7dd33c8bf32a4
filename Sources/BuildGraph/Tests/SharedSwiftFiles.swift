import CrashAnalysis
import Incremental
import Source
import SwiftScanning
import Synchronization

/// Keeps what was read from Swift files, for all projects of a workspace.
///
/// Each part depends on text alone, so projects that list the same file read it once.
package final class SharedSwiftFiles: Sendable {
  struct Entry: Sendable {
    let source: SourceFile
    var outline: OutlinedTestFile?
    var scalars: TestFile?
    var names: SourceNames?
    var words: Set<Name>?
    /// The facts of declarations in this text, and in the text before it.
    var facts: [DeclarationKey: DeclarationFacts] = [:]
    var formerFacts: [DeclarationKey: DeclarationFacts] = [:]

    /// Takes the place of an entry for another text.
    init(_ source: SourceFile, after former: Entry?) {
      self.source = source
      formerFacts = former?.facts ?? [:]
    }
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
    change(source) { $0[keyPath: part] = value }
    return value
  }

  /// Returns what a declaration says, which is read only if its text is new.
  func facts(_ key: DeclarationKey, in source: SourceFile, read: () -> DeclarationFacts) -> DeclarationFacts {
    let known = entries.withLock { $0[source.path]?.facts[key] ?? $0[source.path]?.formerFacts[key] }
    let facts = known ?? read()
    change(source) { $0.facts[key] = facts }
    return facts
  }

  private func change(_ source: SourceFile, _ change: (inout Entry) -> Void) {
    entries.withLock { entries in
      var entry = entries[source.path].flatMap { $0.source == source ? $0 : nil }
      entry = entry ?? Entry(source, after: entries[source.path])
      if var entry {
        entries[source.path] = nil
        change(&entry)
        entries[source.path] = entry
      }
    }
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
