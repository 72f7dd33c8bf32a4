import EditorRequests
import JSONSyntax
import Source
import Testing

struct DiagnosticStoreTests {
  private static let item: JSONTree = ["message": "wrong"]

  /// A store that can be changed in `#expect`.
  private final class Box {
    var store = DiagnosticStore()

    func set(_ items: [JSONTree]) -> Bool { store.set(items, ofDocument: "/a") }

    func publication(isPublished: Bool) -> [JSONTree]? {
      store.publication(of: "/a", isPublished: isPublished, uri: "file:///a")?.report.items
    }
  }

  @Test func knownDiagnosticsAreNotPublishedAgain() {
    let box = Box()
    #expect(!box.set([]))
    #expect(box.set([Self.item]))
    #expect(!box.set([Self.item]))
    #expect(box.publication(isPublished: true) == [Self.item])
    #expect(box.publication(isPublished: true) == nil)
    #expect(box.store.reportedPaths == ["/a"] && box.store.publishedPaths == ["/a"])
    #expect(box.set([]))
    #expect(box.publication(isPublished: true) == [])
    #expect(box.store.reportedPaths == [] && box.store.publishedPaths == [])
  }

  @Test func requestedDiagnosticsAreNoLongerPublished() {
    let box = Box()
    _ = box.set([Self.item])
    _ = box.publication(isPublished: true)
    #expect(box.publication(isPublished: false) == [])
    #expect(box.publication(isPublished: false) == nil)
    #expect(box.publication(isPublished: true) == [Self.item])
  }

  /// Some clients forget the diagnostics of a file before they open it.
  @Test func openingAFileRepeatsItsDiagnostics() {
    let box = Box()
    _ = box.set([Self.item])
    _ = box.publication(isPublished: true)
    box.store.noteOpened("/a")
    #expect(box.publication(isPublished: true) == [Self.item])
    #expect(box.publication(isPublished: true) == nil)
    _ = box.set([])
    #expect(box.publication(isPublished: true) == [])
    box.store.noteOpened("/a")
    #expect(box.publication(isPublished: true) == nil)
  }

  @Test func aNewURIClearsTheOldOne() {
    let box = Box()
    _ = box.set([Self.item])
    _ = box.publication(isPublished: true)
    box.store.noteOpened("/a")
    let publication = box.store.publication(of: "/a", isPublished: true, uri: "file:/a")
    #expect(publication?.formerURI == "file:///a" && publication?.report.items == [Self.item])
    _ = box.set([])
    let last = box.store.publication(of: "/a", isPublished: true, uri: "file:/a")
    #expect(last?.formerURI == nil && last?.report == .empty)
  }

  @Test func resultsBecomeOutdated() {
    var store = DiagnosticStore()
    // A client that never requested diagnostics has none that are outdated.
    _ = store.set([Self.item], ofDocument: "/a")
    #expect(!store.isOutdated("/a"))
    store.notePulled("/a")
    #expect(!store.isOutdated("/a"))
    _ = store.set([], ofDocument: "/a")
    #expect(store.isOutdated("/a"))
    _ = store.set([Self.item], ofDocument: "/a")
    #expect(!store.isOutdated("/a"))
    _ = store.set([], ofDocument: "/a")
    store.forgetPulled("/a")
    #expect(!store.isOutdated("/a"))
  }

  @Test func identifiersDependOnTheDiagnostics() {
    let (one, other) = (DiagnosticReport([Self.item]), DiagnosticReport([Self.item, Self.item]))
    #expect(one.id == DiagnosticReport([Self.item]).id)
    #expect(Set([one.id, other.id, DiagnosticReport.empty.id]).count == 3)
    #expect(one.members(since: one.id).map(\.key) == ["kind", "resultId"])
    #expect(one.members(since: other.id).map(\.key) == ["kind", "resultId", "items"])
  }

  // MARK: Workspaces

  private static func converter() -> DiagnosticConverter {
    DiagnosticConverter(
      FolderSnapshot(
        root: "/w", configuration: ".mockgen.json", projects: [], sources: [:],
        readSource: { SourceFile(path: $0, text: "text") }, diagnostics: DiagnosticTable()),
      NegotiatedCapabilities(), OpenDocuments())
  }

  private static func diagnostic(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(.configSyntax, message, at: Location(file, TextRange(at: 0)))
  }

  private static func update(
    _ store: inout DiagnosticStore, _ diagnostics: [Diagnostic], of workspace: Int, in folder: String = "",
    changed: Set<String>? = nil, changedTexts: Set<String>? = [], _ converter: inout DiagnosticConverter
  ) -> Set<String> {
    store.update(
      DiagnosticTable(diagnostics), of: .workspace(workspace), changed: changed, changedTexts: changedTexts,
      path: { folder + $0 }, &converter)
  }

  @Test func onlyChangedFilesAreReported() {
    var store = DiagnosticStore()
    var converter = Self.converter()
    let set = { (diagnostics: [Diagnostic]) in
      Self.update(&store, diagnostics, of: 1, in: "/w/", &converter).sorted()
    }
    let (a, b) = (Self.diagnostic("a", "one"), Self.diagnostic("b", "two"))
    #expect(set([a, b]) == ["/w/a", "/w/b"])
    #expect(set([a, b]) == [])
    #expect(set([a, a, Self.diagnostic("b", "other")]) == ["/w/b"])
    #expect(set([a]) == ["/w/b"])
    #expect(set([]) == ["/w/a"])
  }

  @Test func workspacesShareFiles() {
    var store = DiagnosticStore()
    var converter = Self.converter()
    let shared = Self.diagnostic("/s", "shared")
    _ = Self.update(&store, [shared], of: 1, &converter)
    let same = Self.update(&store, [shared], of: 2, &converter)
    #expect(same == [])
    let other = Self.update(&store, [Self.diagnostic("/s", "own")], of: 2, &converter)
    #expect(other == ["/s"] && store.report("/s").items.count == 2)
    let removed = store.removeAll(of: .workspace(1))
    #expect(removed == ["/s"] && store.report("/s").items.count == 1)
  }

  @Test func editedFilesComeBeforeTheRest() {
    var store = DiagnosticStore()
    var converter = Self.converter()
    let early = [Self.diagnostic("a", "early")]
    let isChanged = store.set(
      early[...], at: .editedFile, of: .workspace(1), file: "a", path: "/w/a", &converter)
    #expect(isChanged && store.stage("/w/a") == .editedFile)
    // A file at an earlier stage is set again, although it hasn't changed.
    let later = Self.update(&store, early, of: 1, in: "/w/", changed: [], &converter)
    #expect(later == [] && store.stage("/w/a") == .complete && store.stage("/w/b") == nil)
  }

  /// Files that are not said to have changed are not looked at.
  @Test func onlyChangedFilesAreRead() {
    var store = DiagnosticStore()
    var converter = Self.converter()
    let (a, b) = (Self.diagnostic("a", "one"), Self.diagnostic("b", "two"))
    let (newA, newB) = (Self.diagnostic("a", "three"), Self.diagnostic("b", "four"))
    _ = Self.update(&store, [a, b], of: 1, &converter)
    #expect(Self.update(&store, [newA, newB], of: 1, changed: ["b"], &converter) == ["b"])
    #expect(Self.update(&store, [newB], of: 1, changed: ["a", "b"], &converter) == ["a"])
  }

  /// The place of a related location depends on another text.
  @Test func changedTextMovesRelatedLocations() {
    var store = DiagnosticStore()
    var texts = ["a": "text", "b": "other text"]
    var capabilities = NegotiatedCapabilities()
    capabilities.client.showsRelatedInformation = true
    let converter = {
      DiagnosticConverter(
        FolderSnapshot(
          root: "/w", configuration: ".mockgen.json", projects: [], sources: [:],
          readSource: { path in texts[path].map { SourceFile(path: path, text: $0) } }, diagnostics: DiagnosticTable()),
        capabilities, OpenDocuments())
    }
    var diagnostic = Self.diagnostic("a", "one")
    diagnostic.related = [.init("here", at: Location("b", TextRange(6, 7)))]
    var before = converter()
    #expect(Self.update(&store, [diagnostic], of: 1, &before) == ["a"])
    texts["b"] = "other\ntext"
    var after = converter()
    #expect(Self.update(&store, [diagnostic], of: 1, changed: [], &after) == [])
    #expect(Self.update(&store, [diagnostic], of: 1, changed: [], changedTexts: ["b"], &after) == ["a"])
  }

  /// The early diagnostics of a file may be none, although the complete ones are as before.
  @Test func completeDiagnosticsReplaceEarlyOnesThatWereNone() {
    var store = DiagnosticStore()
    var converter = Self.converter()
    let all = [Self.diagnostic("a", "one")]
    _ = Self.update(&store, all, of: 1, in: "/w/", &converter)
    #expect(store.set([], at: .editedFile, of: .workspace(1), file: "a", path: "/w/a", &converter))
    #expect(Self.update(&store, all, of: 1, in: "/w/", changed: [], &converter) == ["/w/a"])
  }
}
