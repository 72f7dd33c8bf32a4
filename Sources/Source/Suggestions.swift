/// Creates "Did you mean" endings of messages, as in graphql-js.
package enum Suggestions {
  /// The maximum number of suggestions.
  private static let limit = 5

  /// Returns ` Did you mean "a", "b", or "c"?`, or the empty text if no option is near `input`.
  ///
  /// - Parameter kind: the kind of the options, as in ` Did you mean the enum value "a"?`.
  package static func didYouMean(_ input: String, among options: [String], kind: String? = nil) -> String {
    didYouMean(nearest(to: input, among: options), kind: kind)
  }

  /// Returns the ending for given options.
  package static func didYouMean(_ options: [String], kind: String? = nil) -> String {
    let shown = options.prefix(limit).map { "\"\($0)\"" }
    guard let last = shown.last else { return "" }
    let start = " Did you mean " + (kind.map { $0 + " " } ?? "")
    switch shown.count {
    case 1: return "\(start)\(last)?"
    case 2: return "\(start)\(shown[0]) or \(last)?"
    default: return "\(start)\(shown.dropLast().joined(separator: ", ")), or \(last)?"
    }
  }

  /// Returns the options near `input`, by distance, then in natural order. 2 in 5 characters and one more may differ.
  package static func nearest(to input: String, among options: [String]) -> [String] {
    var distance = LexicalDistance(input)
    let threshold = input.utf16.count * 2 / 5 + 1
    var found: [(option: String, distance: Int)] = []
    var seen: Set<String> = []
    for option in options where seen.insert(option).inserted {
      if let distance = distance.measure(option, threshold: threshold) { found.append((option, distance)) }
    }
    found.sort { $0.distance == $1.distance ? naturallyPrecedes($0.option, $1.option) : $0.distance < $1.distance }
    return found.map(\.option)
  }

  /// Returns whether `a` precedes `b` if runs of digits compare as numbers.
  package static func naturallyPrecedes(_ a: String, _ b: String) -> Bool {
    var left = Array(a.utf8)[...]
    var right = Array(b.utf8)[...]
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let one = takeNumber(&left)
        let other = takeNumber(&right)
        if one.count != other.count { return one.count < other.count }
        if one != other { return one.lexicographicallyPrecedes(other) }
      } else {
        if first != second { return first < second }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.count < right.count
  }
}

/// Computes the edit distance to a text. A change of case alone counts as one edit.
private struct LexicalDistance {
  private let input: String
  private let lowercased: [UInt8]
  private var distance = EditDistance()

  init(_ input: String) {
    self.input = input
    lowercased = Self.lowercase(input)
  }

  /// Returns the distance, or nil if it exceeds the threshold.
  mutating func measure(_ option: String, threshold: Int) -> Int? {
    if input == option { return 0 }
    let option = Self.lowercase(option)
    return option == lowercased ? 1 : distance.measure(option, lowercased, limit: threshold)
  }

  private static func lowercase(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// Removes the digits at the start. Returns them without leading zeros.
private func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let digits = bytes.prefix(while: isDigit)
  bytes = bytes.dropFirst(digits.count)
  return digits.drop { $0 == 0x30 }
}
