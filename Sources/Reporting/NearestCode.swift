import Source

/// Returns the code that `text` most probably means, or nil if none is near. At most a third of the letters may differ.
/// Letter case and a missing family (`stale` for `output/stale`) are ignored.
package func nearestCode(to text: String) -> DiagnosticCode? {
  let wanted = Array(text.lowercased().utf8.prefix(100))
  guard !wanted.isEmpty else { return nil }
  var best: (code: DiagnosticCode, distance: Int)?
  var measurement = EditDistance()
  for code in DiagnosticCode.allCases {
    let whole = Array(code.rawValue.lowercased().utf8)
    let name = whole.firstIndex(of: UInt8(ascii: "/")).map { Array(whole[($0 + 1)...]) }
    for spelling in [whole, name].compactMap(\.self) {
      guard let distance = measurement.measure(wanted, spelling) else { continue }
      if distance < best?.distance ?? Int.max { best = (code, distance) }
    }
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
