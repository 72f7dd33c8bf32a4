import JSONSyntax
import Source

extension Report {
  /// Returns the report in the Static Analysis Results Interchange Format.
  /// See https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
  func renderSARIF(_ options: ReportOptions) -> String {
    var writer = SARIFWriter(
      places: Places(sources), rules: SARIFRules(diagnostics + unexamined.diagnostics), options: options)
    var run: [JSONTree.Member] = [
      .init("tool", ["driver": writer.driver]),
      .init("columnKind", "utf16CodeUnits"),
      .init("originalUriBaseIds", rootDescription(options.paths)),
    ]
    if !unexamined.isEmpty {
      let notifications = unexamined.diagnostics.map { writer.notification($0) }
      run.append(
        .init(
          "invocations", [["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]]))
    }
    run.append(.init("results", .array(diagnostics.map { writer.result($0) })))
    let log: JSONTree = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [.object(run)],
    ]
    return log.text + "\n"
  }
}

/// The name of the root of relative URIs: the top of the repository, or without one the workspace.
private let root = "SRCROOT"

/// Returns the root of relative URIs. It has a description instead of an absolute URI (§3.14.14), which would publish
/// names of the machine. Services resolve relative URIs from the top of the repository, whatever their base.
private func rootDescription(_ paths: ReportPaths?) -> JSONTree {
  let isRepository = paths?.repository != nil
  let text = isRepository ? "The root of the repository." : "The root of the workspace."
  return .object([.init(root, ["description": ["text": .string(text)]])])
}

/// The codes in a report, sorted, with their indices.
private struct SARIFRules {
  let codes: [DiagnosticCode]
  let indices: [DiagnosticCode: Int]

  init(_ diagnostics: [Diagnostic]) {
    codes = Set(diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    indices = Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
  }
}

/// Converts diagnostics to SARIF.
private struct SARIFWriter {
  var places: Places
  let rules: SARIFRules
  let options: ReportOptions
  private var fingerprints = LineFingerprints()

  init(places: Places, rules: SARIFRules, options: ReportOptions) {
    self.places = places
    self.rules = rules
    self.options = options
  }

  var driver: JSONTree {
    var members: [JSONTree.Member] = [.init("name", "mockd")]
    members.append(.init("informationUri", .string(ProjectAddress.home)))
    if !options.version.isEmpty { members.append(.init("version", .string(options.version))) }
    members.append(.init("rules", .array(rules.codes.map(rule))))
    return .object(members)
  }

  /// Returns the rule of a code, with its page.
  private func rule(_ code: DiagnosticCode) -> JSONTree {
    var members: [JSONTree.Member] = [.init("id", .string(code.rawValue))]
    if let page = code.explanation {
      members.append(.init("shortDescription", message(page.summary)))
      members.append(.init("fullDescription", message(page.meaning)))
      members.append(.init("helpUri", .string(ProjectAddress.page(of: code))))
      let help: JSONTree = ["text": .string(escaped(page.text)), "markdown": .string(escaped(page.markdown))]
      members.append(.init("help", help))
    }
    return .object(members)
  }

  mutating func result(_ diagnostic: Diagnostic) -> JSONTree {
    var members: [JSONTree.Member] = [.init("ruleId", .string(diagnostic.code.rawValue))]
    if let index = rules.indices[diagnostic.code] { members.append(.init("ruleIndex", .integer(index))) }
    members.append(.init("level", .string(level(diagnostic.severity))))
    members.append(.init("message", message(diagnostic.message)))
    if !diagnostic.location.file.isEmpty {
      members.append(.init("locations", [["physicalLocation": place(diagnostic.location)]]))
    }
    if !diagnostic.related.isEmpty {
      var related: [JSONTree] = []
      for (index, other) in diagnostic.related.enumerated() {
        related.append([
          "id": .integer(index + 1), "physicalLocation": place(other.location), "message": message(other.message),
        ])
      }
      members.append(.init("relatedLocations", .array(related)))
    }
    // GitHub's code scanning reads only this name.
    let fingerprint = fingerprints.next(for: diagnostic, &places)
    members.append(.init("partialFingerprints", ["primaryLocationLineHash": .string(fingerprint)]))
    if !diagnostic.fixes.isEmpty { members.append(.init("fixes", .array(diagnostic.fixes.map { fix($0) }))) }
    return .object(members)
  }

  /// Returns a notification about a condition that makes the results incomplete (§3.58).
  mutating func notification(_ diagnostic: Diagnostic) -> JSONTree {
    var descriptor: [JSONTree.Member] = [.init("id", .string(diagnostic.code.rawValue))]
    if let index = rules.indices[diagnostic.code] { descriptor.append(.init("index", .integer(index))) }
    return [
      "associatedRule": .object(descriptor), "level": "warning", "message": message(diagnostic.message),
      "locations": [["physicalLocation": place(diagnostic.location)]],
    ]
  }

  private mutating func place(_ location: Location) -> JSONTree {
    var members: [JSONTree.Member] = [.init("artifactLocation", artifact(location.file))]
    if let span = places.span(location) { members.append(.init("region", region(span))) }
    return .object(members)
  }

  private mutating func fix(_ fix: Diagnostic.Fix) -> JSONTree {
    var changes: [JSONTree] = []
    let files = Set(fix.edits.map(\.location.file)).sorted(by: precedesByBytes)
    for file in files {
      var replacements: [JSONTree] = []
      for edit in fix.edits where edit.location.file == file {
        replacements.append([
          "deletedRegion": region(places.span(edit.location) ?? .unknown),
          "insertedContent": ["text": .string(edit.replacement)],
        ])
      }
      changes.append(["artifactLocation": artifact(file), "replacements": .array(replacements)])
    }
    return ["description": message(fix.title), "artifactChanges": .array(changes)]
  }

  private func region(_ span: Span) -> JSONTree {
    [
      "startLine": .integer(span.start.line), "startColumn": .integer(span.start.column),
      "endLine": .integer(span.end.line), "endColumn": .integer(span.end.column),
    ]
  }

  /// Returns the location of a file: relative for paths in the repository, else an absolute `file:` URI.
  private func artifact(_ file: String) -> JSONTree {
    let path = options.inRepository(file)
    if path.hasPrefix("/") { return ["uri": .string("file://" + percentEncodedPath(path))] }
    return ["uri": .string(percentEncodedPath(path)), "uriBaseId": .string(root)]
  }

  private func level(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }

  private func message(_ text: String) -> JSONTree {
    ["text": .string(escaped(text))]
  }

  /// Returns `text` with doubled braces, since braces mark placeholders in SARIF (§3.11.5).
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      result.append(character)
      if character == "{" || character == "}" { result.append(character) }
    }
    return result
  }
}

/// Returns `path` as the path of a URI. Percent-encodes everything except unreserved characters and `/`
/// (https://www.rfc-editor.org/rfc/rfc3986#section-2.3).
func percentEncodedPath(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".unicodeScalars)
  var result = String.UnicodeScalarView()
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.append(Unicode.Scalar(byte))
    default:
      result.append("%")
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
  }
  return String(result)
}
