import Source

/// Returns the name in `names` that `name` most likely stands for, or nil if none is near.
///
/// A near name differs in case or by a few typing mistakes.
package func nearest(to name: String, in names: [String]) -> String? {
  let bytes = Array(name.lowercased().utf8.prefix(100))
  let threshold = max(1, bytes.count * 2 / 5)
  var best: (name: String, distance: Int)?
  var measurement = EditDistance()
  for candidate in names {
    guard let distance = measurement.measure(bytes, Array(candidate.lowercased().utf8), limit: threshold) else {
      continue
    }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns the end of a message that proposes `name`.
func didYouMean(_ name: String?) -> String {
  name.map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns the end of a message about a missing file, which names one whose path differs only in case.
package func differsInCase(_ path: String) -> String { "; '\(path)' differs only in case" }
