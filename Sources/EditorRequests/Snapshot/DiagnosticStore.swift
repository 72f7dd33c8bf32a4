import JSONSyntax
import Source

/// The diagnostics of each file: the computed ones with their stage, and the client's.
///
/// The store belongs to the loop, which alone changes it. A snapshot has a read-only copy. A client that requests
/// diagnostics (`textDocument/diagnostic`) gets the diagnostics of open documents as results only. Diagnostics of other
/// files are published until the client requests these too (`workspace/diagnostic`). So each diagnostic is shown
/// exactly once, even by clients that never request the diagnostics of closed files.
package struct DiagnosticStore: Sendable {
  /// The part of the work that computed the diagnostics of a file.
  package enum Stage: Sendable {
    /// The language and its rules in the file that the client edits.
    case editedFile
    /// Everything: all files, outputs, tests.
    case complete
  }

  /// The source of diagnostics of a file.
  package enum Owner: Hashable, Sendable, Comparable {
    /// A document outside of all workspaces.
    case document
    /// A workspace, by its number, which is never reused.
    case workspace(Int)
  }

  /// The diagnostics that one owner computed for one file.
  private struct Computed {
    var diagnostics: [Diagnostic]
    var stage: Stage
    /// The texts that the diagnostics point into, by file.
    var texts: [String: PositionedText]
    var items: [JSONTree]
  }

  /// The state of one file.
  private struct Entry {
    /// By the path that the owner uses: an owner may know a file by several paths.
    var computed: [Key: Computed] = [:]
    /// The diagnostics of all owners.
    var report = DiagnosticReport.empty
    /// The diagnostics that were last published, and the URI of the publication.
    var published = DiagnosticReport.empty
    var publishedURI: String?
    /// The diagnostics that were last sent as the result of a request.
    var pulled: DiagnosticReport?
    /// Whether the client has opened the file since the last publication.
    var isNewlyOpened = false

    var isEmpty: Bool {
      computed.isEmpty && report == .empty && published == .empty && publishedURI == nil && pulled == nil
        && !isNewlyOpened
    }
  }

  private struct Key: Hashable, Comparable {
    var owner: Owner
    var file: String

    static func < (a: Key, b: Key) -> Bool { (a.owner, a.file) < (b.owner, b.file) }
  }

  /// The files for which one owner has diagnostics, by the owner's paths.
  private struct OwnedFiles {
    var absolutePaths: [String: String] = [:]
    /// For each text, the files whose diagnostics point into it.
    var dependents: [String: Set<String>] = [:]
    /// The files whose diagnostics come from the stage `editedFile`.
    var edited: Set<String> = []
  }

  /// By absolute path.
  private var entries: [String: Entry] = [:]
  private var owned: [Owner: OwnedFiles] = [:]
  /// Whether the client requests the diagnostics of all files.
  package private(set) var isPulledForAllFiles = false

  package init() {}

  // MARK: Computed diagnostics

  /// Sets the complete diagnostics of a workspace.
  ///
  /// - Parameters:
  ///   - changed: the files whose diagnostics changed since the last call; nil for all.
  ///   - changedTexts: the files whose texts changed since the last call; nil for all.
  ///   - path: returns the absolute path of a file.
  /// - Returns: the absolute paths of the files whose reports changed.
  /// - Complexity: linear in the diagnostics of changed files, and of files whose diagnostics point into changed texts.
  package mutating func update(
    _ diagnostics: DiagnosticTable, of owner: Owner, changed: Set<String>?, changedTexts: Set<String>?,
    path: (String) -> String, _ converter: inout DiagnosticConverter
  ) -> Set<String> {
    let known = owned[owner] ?? OwnedFiles()
    var files = known.edited
    if let changed, let changedTexts {
      files.formUnion(changed)
      for text in changedTexts { files.formUnion(known.dependents[text] ?? []) }
    } else {
      files.formUnion(known.absolutePaths.keys)
      files.formUnion(diagnostics.files)
    }
    var different: Set<String> = []
    for file in files {
      let path = known.absolutePaths[file] ?? path(file)
      if set(diagnostics[file][...], at: .complete, of: owner, file: file, path: path, &converter) {
        different.insert(path)
      }
    }
    return different
  }

  /// Sets the diagnostics of one file.
  ///
  /// - Parameters:
  ///   - file: the owner's path of the file.
  ///   - path: the absolute path of the file.
  /// - Returns: whether the diagnostics of the file changed.
  package mutating func set(
    _ diagnostics: ArraySlice<Diagnostic>, at stage: Stage, of owner: Owner, file: String, path: String,
    _ converter: inout DiagnosticConverter
  ) -> Bool {
    let key = Key(owner: owner, file: file)
    if let known = entries[path]?.computed[key], known.diagnostics.elementsEqual(diagnostics),
      known.texts.allSatisfy({ converter.isCurrent($1, of: $0) })
    {
      entries[path]?.computed[key]?.stage = stage
      note(stage, of: file, owner)
      return false
    }
    if diagnostics.isEmpty {
      defer { note(stage, of: file, owner) }
      return remove(file, of: owner, path: path)
    }
    converter.used = []
    let items = Self.distinct(diagnostics).map { converter.json($0) }
    var texts: [String: PositionedText] = [:]
    for text in converter.used { texts[text] = converter.text(text) }
    forgetTexts(of: key, path)
    owned[owner, default: OwnedFiles()].absolutePaths[file] = path
    for text in texts.keys { owned[owner]?.dependents[text, default: []].insert(file) }
    note(stage, of: file, owner)
    entries[path, default: Entry()].computed[key] = Computed(
      diagnostics: Array(diagnostics), stage: stage, texts: texts, items: items)
    return merge(path)
  }

  /// Sets the diagnostics of a document outside of all workspaces, in the form of the protocol.
  ///
  /// - Returns: whether the diagnostics of the file changed.
  package mutating func set(_ items: [JSONTree], ofDocument path: String) -> Bool {
    owned[.document, default: OwnedFiles()].absolutePaths[path] = path
    entries[path, default: Entry()].computed[Key(owner: .document, file: path)] = Computed(
      diagnostics: [], stage: .complete, texts: [:], items: items)
    return merge(path)
  }

  /// Removes the diagnostics of a document outside of all workspaces.
  ///
  /// - Returns: whether the diagnostics of the file changed.
  package mutating func removeDocument(_ path: String) -> Bool { remove(path, of: .document, path: path) }

  /// The documents outside of all workspaces that have been examined.
  package var documents: Set<String> { Set((owned[.document]?.absolutePaths ?? [:]).values) }

  /// Removes all diagnostics of an owner.
  ///
  /// - Returns: the absolute paths of the files whose diagnostics changed.
  package mutating func removeAll(of owner: Owner) -> Set<String> {
    var changed: Set<String> = []
    for (file, path) in owned[owner]?.absolutePaths ?? [:] where remove(file, of: owner, path: path) {
      changed.insert(path)
    }
    owned[owner] = nil
    return changed
  }

  /// The stage of the diagnostics of a file, or nil if it has none.
  package func stage(_ path: String) -> Stage? {
    entries[path].flatMap { entry in
      entry.computed.isEmpty
        ? nil : entry.computed.values.contains { $0.stage == .editedFile } ? .editedFile : .complete
    }
  }

  private mutating func remove(_ file: String, of owner: Owner, path: String) -> Bool {
    forgetTexts(of: Key(owner: owner, file: file), path)
    owned[owner]?.absolutePaths[file] = nil
    owned[owner]?.edited.remove(file)
    guard entries[path]?.computed.removeValue(forKey: Key(owner: owner, file: file)) != nil else { return false }
    return merge(path)
  }

  private mutating func note(_ stage: Stage, of file: String, _ owner: Owner) {
    if stage == .editedFile {
      owned[owner, default: OwnedFiles()].edited.insert(file)
    } else {
      owned[owner]?.edited.remove(file)
    }
  }

  /// Forgets which texts the diagnostics of a file point into.
  private mutating func forgetTexts(of key: Key, _ path: String) {
    guard let texts = entries[path]?.computed[key]?.texts else { return }
    for text in texts.keys {
      guard var files = owned[key.owner]?.dependents.removeValue(forKey: text) else { continue }
      files.remove(key.file)
      if !files.isEmpty { owned[key.owner]?.dependents[text] = files }
    }
  }

  /// Joins the diagnostics of all owners of a file; workspaces may share files.
  private mutating func merge(_ path: String) -> Bool {
    guard var entry = entries[path] else { return false }
    var items: [JSONTree] = []
    for (_, computed) in entry.computed.sorted(by: { $0.key < $1.key }) {
      items += items.isEmpty ? computed.items : computed.items.filter { !items.contains($0) }
    }
    let isChanged = entry.report.items != items
    if isChanged { entry.report = DiagnosticReport(items) }
    entries[path] = entry.isEmpty ? nil : entry
    return isChanged
  }

  /// Several projects may report the same diagnostic in a shared file.
  private static func distinct(_ diagnostics: ArraySlice<Diagnostic>) -> [Diagnostic] {
    diagnostics.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  // MARK: Reports

  /// The files with diagnostics, in order.
  package var reportedPaths: [String] { entries.filter { !$0.value.report.items.isEmpty }.keys.sorted() }

  package func report(_ path: String) -> DiagnosticReport { entries[path]?.report ?? .empty }

  // MARK: The client's diagnostics

  /// Returns the report to publish for a file, and records it, or returns nil if the client has it.
  ///
  /// - Parameters:
  ///   - isPublished: whether the client gets the diagnostics of the file by publication.
  ///   - uri: the client's URI of the file.
  /// - Returns: also the URI of a former publication that has to be cleared.
  package mutating func publication(
    of path: String, isPublished: Bool, uri: String
  ) -> (report: DiagnosticReport, formerURI: String?)? {
    guard var entry = entries[path] else { return nil }
    let report = isPublished ? entry.report : .empty
    let isRepeated = entry.isNewlyOpened && !report.items.isEmpty
    entry.isNewlyOpened = false
    defer { entries[path] = entry.isEmpty ? nil : entry }
    guard isRepeated || entry.published != report else { return nil }
    let former = entry.publishedURI.flatMap { $0 == uri ? nil : $0 }
    entry.published = report
    entry.publishedURI = report.items.isEmpty ? nil : uri
    return (report, former)
  }

  /// Records that the client opened a file. Some clients forget the diagnostics that were published before (Eglot 1.9).
  package mutating func noteOpened(_ path: String) { entries[path, default: Entry()].isNewlyOpened = true }

  /// The files with published diagnostics.
  package var publishedPaths: Set<String> { Set(entries.filter { !$0.value.published.items.isEmpty }.keys) }

  /// Records that the client requests the diagnostics of all files.
  package mutating func notePulledForAllFiles() { isPulledForAllFiles = true }

  /// Records that the client has got the diagnostics of a file as the result of a request.
  package mutating func notePulled(_ path: String) { entries[path, default: Entry()].pulled = report(path) }

  /// Whether the client has requested the diagnostics of a file, and they have changed since.
  package func isOutdated(_ path: String) -> Bool {
    entries[path]?.pulled.map { $0 != report(path) } ?? false
  }

  package mutating func forgetPulled(_ path: String) {
    guard var entry = entries[path], entry.pulled != nil else { return }
    entry.pulled = nil
    entries[path] = entry.isEmpty ? nil : entry
  }
}
