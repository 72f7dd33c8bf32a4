import CrashAnalysis
import Incremental
import Source
import SwiftLowering
import SwiftScanning
import Synchronization

/// A cache of the parts read from Swift files, shared by all projects of a workspace.
///
/// Each part depends on text alone, so projects that list the same file read it once.
package final class SharedSwiftFiles: Sendable {
  /// A file with the parts that were read from it.
  struct Entry: Sendable {
    let source: SourceFile
    var outline: OutlinedSwiftFile?
    var scalars: SwiftFileFacts?
    var names: SourceNames?
    var words: [Name]?
    var mentionsMocks: Bool?
    /// The facts of declarations in the current and the previous text.
    var facts: [DeclarationKey: DeclarationFacts] = [:]
    var formerFacts: [DeclarationKey: DeclarationFacts] = [:]

    /// Replaces an entry for another text.
    init(_ source: SourceFile, after former: Entry?) {
      self.source = source
      formerFacts = former?.facts ?? [:]
    }
  }

  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  /// Removes each file that `isKept` rejects.
  package func keep(_ isKept: (String) -> Bool) {
    entries.withLock { $0 = $0.filter { isKept($0.key) } }
  }

  /// Returns a part of a file. Reads it only if its text is new.
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

  /// Returns the facts of a declaration. Reads them only if its text is new.
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

/// The cache of the workspace's Swift files; none for a single project.
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
  /// Returns the reading of a file, or of an empty file if it is missing.
  func swiftFileReading(_ path: Name) -> SwiftFileReading {
    SwiftFileReading(
      source: input(FileInput.self, path) ?? SourceFile(path: path.text, text: ""),
      shared: input(SharedSwiftFilesInput.self, Single()))
  }
}
