import Foundation
import Source

/// An expected diagnostic in a comment at the end of a line: `// error: unset-required-field`. Commas separate several.
struct Marker: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let severity: String
  let code: String

  var description: String { "\(file):\(line): \(severity): \(code)" }

  static func < (a: Marker, b: Marker) -> Bool {
    (a.file, a.line, a.severity, a.code) < (b.file, b.line, b.severity, b.code)
  }

  init(_ diagnostic: Diagnostic, in files: [SourceFile]) {
    file = diagnostic.location.file
    let bytes = files.first { $0.path == diagnostic.location.file }?.bytes ?? []
    line = 1 + bytes.prefix(Int(diagnostic.location.range.lower)).count { $0 == 10 }
    severity = diagnostic.severity.rawValue
    code = diagnostic.code.rawValue
  }

  private init(file: String, line: Int, severity: String, code: String) {
    self.file = file
    self.line = line
    self.severity = severity
    self.code = code
  }

  /// The markers in a file.
  static func all(in file: SourceFile) -> [Marker] {
    var result: [Marker] = []
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let comment = line.range(of: "// ", options: .backwards).map({ line[$0.upperBound...] }) else { continue }
      for part in comment.split(separator: ",") {
        let words = part.split(separator: " ")
        guard words.count == 2, ["error:", "warning:", "hint:"].contains(words[0]) else { continue }
        result.append(
          Marker(file: file.path, line: index + 1, severity: String(words[0].dropLast()), code: String(words[1])))
      }
    }
    return result
  }
}
