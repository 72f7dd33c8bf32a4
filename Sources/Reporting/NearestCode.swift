import Source

/// The code that `text` most probably means, or nil where none is near: at most a third of its letters may be wrong.
/// Letter case and a missing family (`stale` for `output/stale`) do not count.
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

/// The codes that `text` may be a part of, in their order; the codes that begin with it, or whose name in their family does,
/// if there are any.
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

/// How many bytes must be inserted, deleted or replaced to get from `a` to `b`. O(a · b).
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
