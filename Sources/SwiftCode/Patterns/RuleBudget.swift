/// A bound for the total size of the rules in one setting. Each name is compared with each rule, so rules without a bound
/// can take any time.
package struct RuleBudget {
  /// The maximum number of instructions of patterns and of bytes of words. A usual rule takes about ten.
  private static let limit = 20_000

  private var used = 0
  /// Whether a rule was rejected because of the bound. All rules after it are rejected, too.
  package private(set) var isExceeded = false

  package init() {}

  /// Returns a pattern; nil if it is invalid or beyond the bound.
  package mutating func pattern(_ text: String, ignoresCase: Bool = false) -> Pattern? {
    guard !isExceeded, let pattern = ignoresCase ? Pattern("(?i)" + text) ?? Pattern(text) : Pattern(text),
      take(pattern.program.count)
    else { return nil }
    return pattern
  }

  /// Returns a word; nil if it is beyond the bound.
  package mutating func word(_ word: String) -> String? { take(word.utf8.count + 1) ? word : nil }

  private mutating func take(_ size: Int) -> Bool {
    used += size
    if Self.limit < used { isExceeded = true }
    return !isExceeded
  }
}
