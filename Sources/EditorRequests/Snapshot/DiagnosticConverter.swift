import JSONSyntax
import Source

/// Converts diagnostics and locations of a workspace to the form of the protocol. Reads each text once.
package struct DiagnosticConverter {
  private let folder: FolderSnapshot
  private let capabilities: NegotiatedCapabilities
  private let documents: OpenDocuments
  private var texts: [String: PositionedText] = [:]
  /// A file that replaces the one that the workspace has read.
  private let edited: SourceFile?
  /// The files whose texts were used. The caller clears the set.
  package var used: Set<String> = []

  /// - Parameter edited: the newest text of an edited file.
  package init(
    _ folder: FolderSnapshot, _ capabilities: NegotiatedCapabilities, _ documents: OpenDocuments,
    edited: SourceFile? = nil
  ) {
    self.edited = edited
    self.folder = folder
    self.capabilities = capabilities
    self.documents = documents
  }

  /// `Diagnostic`.
  package mutating func json(_ diagnostic: Diagnostic) -> JSONTree {
    var related: [JSONTree] = []
    if capabilities.client.showsRelatedInformation {
      related = diagnostic.related.map { ["location": location($0.location).json, "message": .string($0.message)] }
    }
    return diagnostic.json(at: range(diagnostic.location), related: related, capabilities)
  }

  package mutating func range(_ location: Location) -> Range<Position> {
    text(location.file)?.positions(of: location.range, capabilities.encoding) ?? .start
  }

  /// Returns whether a file still has a text.
  package func isCurrent(_ text: PositionedText, of file: String) -> Bool {
    guard let bytes = bytes(of: file) else { return false }
    return text.isText(bytes, hidesMark: !documents.isOpen(folder.absolute(file)))
  }

  /// Returns the text of a file as the client has it, or would have it if it opened the file.
  package mutating func text(_ file: String) -> PositionedText? {
    used.insert(file)
    if let known = texts[file] { return known }
    guard let bytes = bytes(of: file) else { return nil }
    let open = documents[folder.absolute(file)]?.text
    let text =
      open.flatMap { $0.isText(bytes, hidesMark: false) ? $0 : nil } ?? PositionedText(bytes, hidesMark: open == nil)
    texts[file] = text
    return text
  }

  private func bytes(of file: String) -> [UInt8]? {
    edited?.path == file ? edited?.bytes : folder.source(file)?.bytes
  }

  /// Returns a location with the client's URI.
  package mutating func location(_ location: Location) -> ClientLocation {
    ClientLocation(uri: documents.uri(folder.absolute(location.file)), range: range(location))
  }

  package mutating func locations(_ locations: [Location]) -> [ClientLocation] { locations.map { location($0) } }
}

extension Diagnostic {
  /// - Parameter related: `DiagnosticRelatedInformation`, if the client shows it.
  package func json(
    at range: Range<Position>, related: [JSONTree], _ capabilities: NegotiatedCapabilities
  ) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("range", range.json),
      .init("severity", .integer(severity.number)),
      .init("code", .string(code.rawValue)),
    ]
    if capabilities.client.opensCodes, let page = capabilities.pages.uri(of: code) {
      members.append(.init("codeDescription", ["href": .string(page)]))
    }
    members.append(.init("source", "mockd"))
    members.append(.init("message", .string(message)))
    if !related.isEmpty { members.append(.init("relatedInformation", .array(related))) }
    if let tag = code.tag, capabilities.client.tags.contains(tag.rawValue) {
      members.append(.init("tags", [.integer(tag.rawValue)]))
    }
    return .object(members)
  }
}

extension PositionedText {
  package func positions(of range: TextRange, _ encoding: PositionEncoding) -> Range<Position> {
    position(at: Int(range.lower), encoding)..<position(at: Int(max(range.lower, range.upper)), encoding)
  }
}

extension Range<Position> {
  /// The location of a diagnostic about a whole text.
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

/// The tag that lets a client fade or strike out the code of a diagnostic (LSP 3.17).
private enum DiagnosticTag: Int {
  case unnecessary = 1
  case deprecated = 2
}

extension DiagnosticCode {
  fileprivate var tag: DiagnosticTag? {
    switch self {
    case .noUnusedFragments, .noUnusedVariables, .unusedSelection: .unnecessary
    case .noDeprecated: .deprecated
    default: nil
    }
  }
}
