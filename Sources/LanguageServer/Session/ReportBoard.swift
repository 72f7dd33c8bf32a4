import Daemon
import JSONSyntax

/// What there is to say about each file, and what the client has been told of it.
///
/// A client that asks for findings itself (`textDocument/diagnostic`) gets those of open documents only by asking, and
/// those of all other files by `textDocument/publishDiagnostics`, until it asks for these, too
/// (`workspace/diagnostic`). So nothing is shown twice, and nothing is shown nowhere: not every such client asks for files
/// that it has not opened.
struct ReportBoard {
  /// The findings of a file.
  struct Report: Equatable {
    let items: [JSONTree]

    init(_ items: [JSONTree]) {
      self.items = items
    }

    /// The same for the same findings, and, as far as chance goes, only for these.
    ///
    /// - Complexity: linear in the size of the findings.
    var id: String { ContentHash(JSONTree.array(items).compactBytes).text }

    static let empty = Report([])
  }

  /// By absolute path; files without findings are left out.
  private var reports: [String: Report] = [:]
  /// What was published last, by path, unless that was nothing.
  private var published: [String: Report] = [:]
  /// Files that the client has opened since it was told of them.
  private var opened: Set<String> = []
  /// What was last given to the client when it asked, by path.
  private var pulled: [String: Report] = [:]
  /// Whether the client asks for the findings of all files.
  var isAskedForAll = false

  /// The files with findings, in order.
  var paths: [String] { reports.keys.sorted() }

  func report(_ path: String) -> Report { reports[path] ?? .empty }

  /// Takes the findings of a file; gives whether they are other ones.
  mutating func set(_ path: String, _ items: [JSONTree]) -> Bool {
    guard report(path).items != items else { return false }
    reports[path] = items.isEmpty ? nil : Report(items)
    return true
  }

  /// What is to be published of a file now; nil where the client knows it.
  mutating func news(of path: String, isShownByPush: Bool) -> Report? {
    let report = isShownByPush ? report(path) : .empty
    let isToldAgain = opened.remove(path) != nil && !report.items.isEmpty
    guard isToldAgain || published[path] ?? .empty != report else { return nil }
    published[path] = report.items.isEmpty ? nil : report
    return report
  }

  /// Takes note that the client has opened a file. Some clients do not show what they were told of it before (Eglot 1.9).
  mutating func noteOpened(_ path: String) { opened.insert(path) }

  /// The files of which something is published.
  var publishedPaths: Set<String> { Set(published.keys) }

  /// Takes note that the client has got the findings of a file.
  mutating func notePulled(_ path: String) { pulled[path] = report(path) }

  /// Whether the client has other findings of a file than there are; one that never asked for them has none.
  func isOutdated(_ path: String) -> Bool { pulled[path].map { $0 != report(path) } ?? false }

  mutating func forgetPulled(_ path: String) { pulled[path] = nil }
}
