/// Shrinks a failing input by removing pieces.
package enum Shrinker {
  /// Returns a smaller input that still fails. No piece of the last tried size can be removed from it.
  ///
  /// - Parameter attempts: the maximum number of calls of `fails`.
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
