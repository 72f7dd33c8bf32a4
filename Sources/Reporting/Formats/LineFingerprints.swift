import Source

/// Fingerprints of diagnostics that stay the same when lines above come or go.
///
/// A fingerprint is the hash of a code, a file and the text of a line, with a number that tells equal ones apart. Services
/// that collect reports use it to recognise a diagnostic.
struct LineFingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next diagnostic, in the order of the report.
  mutating func next(for diagnostic: Diagnostic, _ places: inout Places) -> String {
    let line = places.trimmedLine(of: diagnostic.location)
    // Where there is no line to go by, the message has to do.
    let text = [diagnostic.code.rawValue, diagnostic.location.file, line.isEmpty ? diagnostic.message : line]
    let hash = SHA256(Array(text.joined(separator: "\0").utf8)).text.prefix(16)
    let count = counts[String(hash), default: 0] + 1
    counts[String(hash)] = count
    return "\(hash):\(count)"
  }
}
