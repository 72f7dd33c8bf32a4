/// Makes a failing input small by leaving out pieces of it.
package enum Shrinker {
  /// A smaller input that still fails, from which nothing can be left out in pieces as large as the last ones tried.
  ///
  /// - Parameter attempts: how often `fails` may be asked.
  package static func shrink<Element>(
    _ input: [Element], attempts: Int = 400, fails: ([Element]) throws -> Bool
  ) rethrows -> [Element] {
    var smallest = input
    var left = attempts
    var piece = max(1, input.count / 2)
    while 0 < left {
      var start = 0
      var hasShrunk = false
      while start < smallest.count, 0 < left {
        var candidate = smallest
        candidate.removeSubrange(start..<min(candidate.count, start + piece))
        left -= 1
        if try fails(candidate) {
          smallest = candidate
          hasShrunk = true
        } else {
          start += piece
        }
      }
      if piece == 1, !hasShrunk { break }
      piece = max(1, piece / 2)
    }
    return smallest
  }
}
