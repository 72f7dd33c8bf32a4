/// The name among `names` that `name` most likely stands for; nil if none is near.
///
/// Near is what a few typing mistakes make of it, or the same in another case.
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

/// The end of a message that proposes `name`.
func didYouMean(_ name: String?) -> String {
  name.map { "; did you mean \"\($0)\"?" } ?? ""
}

/// The number of insertions, deletions, replacements and swaps of neighbours that make `b` of `a`.
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
