import Source

/// Returns the code that `text` most probably means, or nil if none is near. At most a third of the letters may differ.
/// Letter case and a missing family (`stale` for `output/stale`) are ignored.
package func nearestCode(to text: String) -> DiagnosticCode? {
  let wanted = Array(text.lowercased().utf8.prefix(100))
  guard !wanted.isEmpty else { return nil }
  var best: (code: DiagnosticCode, distance: Int)?
  for code in DiagnosticCode.allCases {
    let whole = Array(code.rawValue.lowercased().utf8)
    var distance = editDistance(wanted, whole)
    if let slash = whole.firstIndex(of: UInt8(ascii: "/")) {
      distance = min(distance, editDistance(wanted, Array(whole[(slash + 1)...])))
    }
    if distance < best?.distance ?? Int.max { best = (code, distance) }
  }
  guard let best, best.distance * 3 <= max(3, wanted.count) else { return nil }
  return best.code
}

/// Returns the codes that contain `text`, in their order. If codes or their names within a family begin with it,
/// returns only these.
package func codes(containing text: String) -> [DiagnosticCode] {
  let wanted = text.lowercased()
  guard 3 <= wanted.utf8.count else { return [] }
  let found = DiagnosticCode.allCases.filter { $0.rawValue.lowercased().utf8.contains(wanted.utf8) }
  let beginning = found.filter { code in
    let code = code.rawValue.lowercased()
    return code.hasPrefix(wanted) || code.utf8.contains(("/" + wanted).utf8)
  }
  return beginning.isEmpty ? found : beginning
}

/// Returns the number of bytes to insert, delete or replace to turn `a` into `b`. O(a · b).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, byte) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let replaced = diagonal + (byte == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
