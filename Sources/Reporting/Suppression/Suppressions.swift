import Source

/// The suppressions in the `mockd:ignore` comments of one file.
///
/// `// mockd:ignore CODE` (in GraphQL `# mockd:ignore CODE`) at the end of a line suppresses diagnostics of that code
/// on the line. On its own line, it suppresses them on the next line without such a comment. Several codes are
/// separated by commas or blanks; text after `--` is a remark. A diagnostic is on the line where its range starts.
package struct Suppressions: Equatable, Sendable {
  /// The suppressed codes by line, from 0.
  private var codes: [Int: Set<DiagnosticCode>] = [:]
  /// Diagnostics for comments without a known code.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The first comment or code that is not reported because of the limit, and their number.
  private var firstOmitted: TextRange?
  private var omittedCount = 0

  /// The maximum number of diagnostics. Finding a similar code takes a while.
  private static let limit = 100

  /// - Complexity: linear in the size of the file; nearly free without a marker.
  package init(_ file: SourceFile) {
    guard let language = CommentScanner.Language(path: file.path), markerPattern.occurs(in: file.bytes) else { return }
    let lines = LineTable(file.bytes)
    // The codes of comments on their own lines, which apply to the next line.
    var waiting: Set<DiagnosticCode> = []
    var waitingLine = 0
    for comment in CommentScanner.comments(in: file.bytes, language) {
      let line = lines.line(at: UInt32(truncatingIfNeeded: comment.lowerBound))
      if waitingLine < line { waiting.flush(into: &codes, line: waitingLine) }
      let isAlone = file.bytes[Int(lines.starts[line])..<comment.lowerBound].allSatisfy(isBlank)
      let found = read(file.bytes[comment], path: file.path)
      if isAlone {
        waiting.formUnion(found)
        waitingLine = line + 1
      } else {
        codes[line, default: []].formUnion(found)
      }
    }
    waiting.flush(into: &codes, line: waitingLine)
    if let firstOmitted { diagnostics.append(.moreUnknownCodes(omittedCount, at: Location(file.path, firstOmitted))) }
  }

  /// Returns whether diagnostics of `code` on `line`, from 0, are suppressed.
  package func suppresses(_ code: DiagnosticCode, line: Int) -> Bool {
    codes[line]?.contains(code) ?? false
  }

  package var isEmpty: Bool { codes.isEmpty }

  /// Returns the codes that a comment names. Adds `diagnostics` for invalid ones.
  private mutating func read(_ comment: ArraySlice<UInt8>, path: String) -> Set<DiagnosticCode> {
    let text = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }.drop(while: isBlank)
    guard text.starts(with: marker) else { return [] }
    let rest = text.dropFirst(marker.count)
    guard rest.first.map(isSeparator) ?? true else { return [] }
    var found: Set<DiagnosticCode> = []
    var isEmpty = true
    for word in rest.split(whereSeparator: isSeparator) {
      if word.starts(with: "--".utf8) { break }
      isEmpty = false
      let name = String(decoding: word, as: UTF8.self)
      if let code = DiagnosticCode(rawValue: name) {
        found.insert(code)
      } else {
        report(at: Location(path, range(word))) { .unknownIgnoredCode(name, at: $0) }
      }
    }
    if isEmpty { report(at: Location(path, range(text.prefix(marker.count)))) { .noIgnoredCode(at: $0) } }
    return found
  }

  private mutating func report(at location: Location, _ diagnostic: (Location) -> Diagnostic) {
    if diagnostics.count < Self.limit {
      diagnostics.append(diagnostic(location))
    } else {
      firstOmitted = firstOmitted ?? location.range
      omittedCount += 1
    }
  }

  private func range(_ slice: ArraySlice<UInt8>) -> TextRange {
    TextRange(UInt32(truncatingIfNeeded: slice.startIndex), UInt32(truncatingIfNeeded: slice.endIndex))
  }
}

private let marker = Array("mockd:ignore".utf8)
private let markerPattern = BytePattern(marker)

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

private func isSeparator(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: ",") }

extension Set<DiagnosticCode> {
  fileprivate mutating func flush(into codes: inout [Int: Set<DiagnosticCode>], line: Int) {
    if !isEmpty { codes[line, default: []].formUnion(self) }
    removeAll()
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics that no comment suppresses. Reads each file at most once.
  package func removingSuppressed(sources: SourceLookup) -> [Diagnostic] {
    var known: [String: (suppressions: Suppressions, lines: LineTable)?] = [:]
    return filter { diagnostic in
      let path = diagnostic.location.file
      if known[path] == nil {
        known[path] = .some(
          sources(path).flatMap { file in
            let suppressions = Suppressions(file)
            return suppressions.isEmpty ? nil : (suppressions, LineTable(file.bytes))
          })
      }
      guard case (let suppressions, let lines)?? = known[path] else { return true }
      return !suppressions.suppresses(diagnostic.code, line: lines.line(at: diagnostic.location.range.lower))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownIgnoredCode(_ name: String, at location: Location) -> Diagnostic {
    let nearest = nearestCode(to: name)
    let hint = nearest.map { "did you mean '\($0.rawValue)'?" } ?? "list all codes with `mockd explain`"
    return Diagnostic(
      .ignoreUnknownCode, .warning, "Unknown diagnostic code '\(name)', so nothing is suppressed; \(hint)",
      at: location, fixes: nearest.map { [Fix("Change to '\($0.rawValue)'", [Edit(location, $0.rawValue)])] } ?? [])
  }

  fileprivate static func moreUnknownCodes(_ count: Int, at location: Location) -> Diagnostic {
    Diagnostic(
      .ignoreUnknownCode, .warning,
      "\(counted(count, "more comment or code", plural: "more comments or codes")) without effect from here on; list "
        + "all codes with `mockd explain`", at: location)
  }

  fileprivate static func noIgnoredCode(at location: Location) -> Diagnostic {
    Diagnostic(
      .ignoreUnknownCode, .warning, "Missing diagnostic code, so nothing is suppressed", at: location)
  }
}
