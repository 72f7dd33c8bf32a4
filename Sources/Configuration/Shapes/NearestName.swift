/// Returns the name in `names` that `name` most likely stands for, or nil if none is near.
///
/// A near name differs in case or by a few typing mistakes.
package func nearest(to name: String, in names: [String]) -> String? {
  let bytes = Array(name.lowercased().utf8.prefix(100))
  let threshold = max(1, bytes.count * 2 / 5)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let distance = editDistance(bytes, Array(candidate.lowercased().utf8))
    if distance <= threshold, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns the end of a message that proposes `name`.
func didYouMean(_ name: String?) -> String {
  name.map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if 0 < i, 0 < j, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
