import Daemon
import JSONSyntax
import Source

/// How findings are told to a client: what was agreed on, and what is open.
struct Agreement {
  var encoding = PositionEncoding.utf16
  var client = ClientCapabilities()
  var pages = ExplanationPages()
}

/// The findings of a folder as the protocol has them. Texts are looked at once.
struct ShownFolder {
  private let folder: ServedFolder
  private let agreement: Agreement
  private let documents: OpenDocuments
  private var texts: [String: PositionedText] = [:]
  /// A file that counts before what the folder has read.
  private let edited: SourceFile?
  /// The files whose texts were needed since this was last emptied.
  var used: Set<String> = []

  /// - Parameters:
  ///   - documents: what the client has open.
  ///   - edited: a file that the folder is taking in.
  init(_ folder: ServedFolder, _ agreement: Agreement, _ documents: OpenDocuments, edited: SourceFile? = nil) {
    self.edited = edited
    self.folder = folder
    self.agreement = agreement
    self.documents = documents
  }

  /// `Diagnostic`.
  mutating func json(_ finding: Diagnostic) -> JSONTree {
    var related: [JSONTree] = []
    if agreement.client.showsRelatedInformation {
      related = finding.related.map { ["location": location($0.location), "message": .string($0.message)] }
    }
    return finding.json(at: range(finding.location), related: related, agreement)
  }

  mutating func range(_ location: Location) -> Range<Position> {
    text(location.file)?.positions(of: location.range, agreement.encoding) ?? .start
  }

  /// Whether a file still has a text.
  func isCurrent(_ text: PositionedText, of file: String) -> Bool {
    guard let bytes = bytes(of: file) else { return false }
    return text.isText(bytes, hidesMark: !documents.isOpen(folder.path(file)))
  }

  /// The text that the client has, or would have if it opened the file.
  mutating func text(_ file: String) -> PositionedText? {
    used.insert(file)
    if let known = texts[file] { return known }
    guard let bytes = bytes(of: file) else { return nil }
    let open = documents[folder.path(file)]?.text
    let text =
      open.flatMap { $0.isText(bytes, hidesMark: false) ? $0 : nil } ?? PositionedText(bytes, hidesMark: open == nil)
    texts[file] = text
    return text
  }

  private func bytes(of file: String) -> [UInt8]? {
    edited?.path == file ? edited?.bytes : folder.build?.source(file, of: folder.workspace)?.bytes
  }

  private mutating func location(_ location: Location) -> JSONTree {
    ["uri": .string(documents.uri(folder.path(location.file))), "range": range(location).json]
  }
}

extension Diagnostic {
  /// - Parameter related: `DiagnosticRelatedInformation`, if the client shows them.
  func json(at range: Range<Position>, related: [JSONTree], _ agreement: Agreement) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("range", range.json),
      .init("severity", .integer(severity.number)),
      .init("code", .string(code.rawValue)),
    ]
    if agreement.client.opensCodes, let page = agreement.pages.uri(of: code) {
      members.append(.init("codeDescription", ["href": .string(page)]))
    }
    members.append(.init("source", "mockd"))
    members.append(.init("message", .string(message)))
    if !related.isEmpty { members.append(.init("relatedInformation", .array(related))) }
    if let tag = code.tag, agreement.client.tags.contains(tag.rawValue) {
      members.append(.init("tags", [.integer(tag.rawValue)]))
    }
    return .object(members)
  }
}

extension PositionedText {
  func positions(of range: TextRange, _ encoding: PositionEncoding) -> Range<Position> {
    position(at: Int(range.lower), encoding)..<position(at: Int(max(range.lower, range.upper)), encoding)
  }
}

extension Range<Position> {
  /// The place of what concerns a whole text.
  static var start: Self { Position(line: 0, character: 0)..<Position(line: 0, character: 0) }
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

/// `DiagnosticTag`.
private enum DiagnosticTag: Int {
  case unnecessary = 1
  case deprecated = 2
}

extension DiagnosticCode {
  fileprivate var tag: DiagnosticTag? {
    switch self {
    case .noUnusedFragments, .noUnusedVariables: .unnecessary
    case .noDeprecated: .deprecated
    default: nil
    }
  }
}
