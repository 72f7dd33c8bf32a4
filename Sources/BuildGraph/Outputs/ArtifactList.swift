import Source

/// Artifacts, ordered by path. An update replaces a few of them.
struct ArtifactList: Sendable {
  private(set) var all: [Artifact] = []

  /// Replaces the artifacts at some paths.
  ///
  /// - Complexity: linear in the number of paths and logarithmic in the number of artifacts, if the number of
  ///   artifacts under each path stays the same. Otherwise linear in both.
  mutating func replace(at paths: Set<String>, with artifacts: (String) -> [Artifact]) {
    var others: [Artifact] = []
    var gone: [Range<Int>] = []
    for path in paths.sorted(by: precedesByBytes) {
      let new = artifacts(path)
      let range = all.range(at: path)
      if range.count == new.count {
        for (index, artifact) in zip(range, new) { all[index] = artifact }
      } else {
        gone.append(range)
        others += new
      }
    }
    if !gone.isEmpty { merge(others, without: gone) }
  }

  /// - Parameters:
  ///   - others: sorted, with new paths or paths in `gone`.
  ///   - gone: sorted.
  private mutating func merge(_ others: [Artifact], without gone: [Range<Int>]) {
    var merged: [Artifact] = []
    merged.reserveCapacity(all.count + others.count)
    var rest = others[...]
    var start = 0
    for range in gone + [all.count..<all.count] {
      for artifact in all[start..<range.lowerBound] {
        while let first = rest.first, precedesByBytes(first.path, artifact.path) { merged.append(rest.removeFirst()) }
        merged.append(artifact)
      }
      start = range.upperBound
    }
    all = merged + rest
  }
}

extension [Artifact] {
  /// Returns the range of the artifacts with a path, in an array ordered by path.
  ///
  /// - Complexity: logarithmic.
  package func range(at path: String) -> Range<Int> {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if precedesByBytes(self[middle].path, path) {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    var end = range.lowerBound
    while end < endIndex, !precedesByBytes(path, self[end].path) { end += 1 }
    return range.lowerBound..<end
  }
}
