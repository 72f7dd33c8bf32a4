import Daemon
import JSONSyntax
import Source

/// `textDocument/publishDiagnostics`: all findings of a file whenever they are other ones, and none when they are
/// resolved.
struct Publisher {
  /// What was published last, by path; files without findings are left out.
  private var published: [String: [JSONTree]] = [:]

  /// The messages that tell what has changed.
  mutating func publish(
    _ folders: [ServedFolder], _ documents: [String: OpenDocument], _ uris: [String: String],
    _ encoding: PositionEncoding
  ) -> [JSONTree] {
    var found: [String: [JSONTree]] = [:]
    for folder in folders {
      var shown = ShownFolder(folder, encoding)
      for finding in folder.findings { found[folder.path(finding.location), default: []].append(shown.json(finding)) }
    }
    var messages: [JSONTree] = []
    for path in Set(found.keys).union(published.keys).sorted() {
      let present = found[path] ?? []
      // A new version whose findings are where they were needs no message.
      if published[path] ?? [] == present { continue }
      published[path] = present.isEmpty ? nil : present
      messages.append(Self.message(uris[path] ?? DocumentURI.uri(path), documents[path]?.version, present))
    }
    return messages
  }

  private static func message(_ uri: String, _ version: Int?, _ diagnostics: [JSONTree]) -> JSONTree {
    var members = [JSONTree.Member("uri", .string(uri))]
    if let version { members.append(JSONTree.Member("version", .integer(version))) }
    members.append(JSONTree.Member("diagnostics", .array(diagnostics)))
    return .notification("textDocument/publishDiagnostics", .object(members))
  }
}

/// Findings of a folder as the protocol has them. Texts are looked at once.
struct ShownFolder {
  private let folder: ServedFolder
  private let encoding: PositionEncoding
  private var texts: [String: PositionedText] = [:]

  init(_ folder: ServedFolder, _ encoding: PositionEncoding) {
    self.folder = folder
    self.encoding = encoding
  }

  mutating func json(_ finding: Diagnostic) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("range", range(finding.location).json),
      .init("severity", .integer(finding.severity.number)),
      .init("code", .string(finding.code.rawValue)),
      .init("source", "mockd"),
      .init("message", .string(finding.message)),
    ]
    let related = finding.related.map { related -> JSONTree in
      ["location": location(related.location), "message": .string(related.message)]
    }
    if !related.isEmpty { members.append(.init("relatedInformation", .array(related))) }
    if finding.code.isAboutUnused { members.append(.init("tags", [1])) }
    return .object(members)
  }

  mutating func range(_ location: Location) -> Range<Position> {
    guard let text = text(location) else { return Position(line: 0, character: 0)..<Position(line: 0, character: 0) }
    let range = location.range
    return text.position(
      at: Int(range.lower), encoding)..<text.position(at: Int(max(range.lower, range.upper)), encoding)
  }

  private mutating func location(_ location: Location) -> JSONTree {
    ["uri": .string(DocumentURI.uri(folder.path(location))), "range": range(location).json]
  }

  private mutating func text(_ location: Location) -> PositionedText? {
    if let known = texts[location.file] { return known }
    let text = folder.text(of: location)
    texts[location.file] = text
    return text
  }
}

extension Diagnostic.Severity {
  /// `DiagnosticSeverity`.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .hint: 4
    }
  }
}

extension DiagnosticCode {
  fileprivate var isAboutUnused: Bool {
    switch self {
    case .noUnusedFragments, .noUnusedVariables: true
    default: false
    }
  }
}
