import Source

/// Computes fingerprints of diagnostics that don't depend on line numbers.
///
/// A fingerprint is a hash of code, file and source line, with a number that distinguishes equal ones. Services that
/// collect reports use it to recognize a diagnostic.
struct LineFingerprints {
  private var counts: [String: Int] = [:]

  /// Returns the fingerprint of the next diagnostic, in the order of the report.
  mutating func next(for diagnostic: Diagnostic, _ places: inout Places) -> String {
    let line = places.trimmedLine(of: diagnostic.location)
    // Without a source line, the message is used.
    let text = [diagnostic.code.rawValue, diagnostic.location.file, line.isEmpty ? diagnostic.message : line]
    let hash = SHA256(Array(text.joined(separator: "\0").utf8)).text.prefix(16)
    let count = counts[String(hash), default: 0] + 1
    counts[String(hash)] = count
    return "\(hash):\(count)"
  }
}
