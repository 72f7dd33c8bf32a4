import Source

/// Fingerprints by which services that collect reports know a diagnostic again when lines above it come or go: the hash of
/// its code, its file and the text of its line, and a number that tells equal ones apart.
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
