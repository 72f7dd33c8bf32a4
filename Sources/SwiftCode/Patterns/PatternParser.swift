/// Parses regular expressions, and returns nil for invalid or unsupported syntax.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var ignoresCase = false
  private var depth = 0
  private var groups = 0

  private static let maximumDepth = 50
  private static let maximumCount = 200

  static func parse(_ text: String) -> PatternTree? {
    var parser = PatternParser(scalars: Array(text.unicodeScalars))
    if parser.skip("(?i)") { parser.ignoresCase = true }
    guard let tree = parser.choices(), parser.position == parser.scalars.count else { return nil }
    return tree
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take() -> Unicode.Scalar? {
    defer { position += 1 }
    return next
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func choices() -> PatternTree? {
    var choices: [PatternTree] = []
    repeat {
      guard let sequence = sequence() else { return nil }
      choices.append(sequence)
    } while skip("|")
    return choices.count == 1 ? choices[0] : .either(choices)
  }

  private mutating func sequence() -> PatternTree? {
    var parts: [PatternTree] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      guard let part = atom(), let repeated = quantified(part) else { return nil }
      parts.append(repeated)
    }
    return .sequence(parts)
  }

  private mutating func atom() -> PatternTree? {
    guard let scalar = take() else { return nil }
    switch scalar {
    case "(": return group()
    case "[": return bracket().map { .one($0) }
    case "\\": return escape()
    case ".": return .one(ScalarSet(ranges: ScalarSet.lineBreaks.ranges, isInverted: true))
    case "^": return .assert(.start)
    case "$": return .assert(.end)
    case "*", "+", "?", "{": return nil
    default: return .one(set(scalar))
    }
  }

  private mutating func group() -> PatternTree? {
    guard depth < Self.maximumDepth else { return nil }
    var number: Int?
    if next == "?" {
      guard skip("?:") else { return nil }
    } else {
      groups += 1
      number = groups
    }
    depth += 1
    defer { depth -= 1 }
    guard let tree = choices(), skip(")") else { return nil }
    return number.map { .group($0, tree) } ?? tree
  }

  private mutating func quantified(_ part: PatternTree) -> PatternTree? {
    var least = 0
    var most: Int?
    switch next {
    case "*": position += 1
    case "+":
      position += 1
      least = 1
    case "?":
      position += 1
      most = 1
    case "{":
      position += 1
      guard let counts = counts() else { return nil }
      (least, most) = counts
    default: return part
    }
    let isLazy = skip("?")
    if let scalar = next, "*+?{".unicodeScalars.contains(scalar) { return nil }
    return .repeated(part, least, most, isLazy: isLazy)
  }

  /// Parses `3}`, `3,}` or `3,5}`.
  private mutating func counts() -> (Int, Int?)? {
    guard let least = number() else { return nil }
    var most: Int? = least
    if skip(",") { most = next == "}" ? nil : number() ?? -1 }
    guard skip("}"), (most ?? least) >= least else { return nil }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next, ("0"..."9").contains(digit) {
      position += 1
      value = (value ?? 0) * 10 + Int(digit.value - 0x30)
      if Self.maximumCount < value ?? 0 { return nil }
    }
    return value
  }

  private func set(_ scalar: Unicode.Scalar) -> ScalarSet {
    ScalarSet(ranges: [scalar.value...scalar.value], ignoresCase: ignoresCase)
  }

  private mutating func escape() -> PatternTree? {
    switch next {
    case "b": return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    case "A": return assertion(.start)
    case "Z": return assertion(.end)
    case "z": return assertion(.veryEnd)
    default: return escapedSet().map { .one($0) }
    }
  }

  private mutating func assertion(_ assertion: PatternAssertion) -> PatternTree? {
    position += 1
    return .assert(assertion)
  }

  /// Parses an escape of a character or character class, after the backslash.
  private mutating func escapedSet() -> ScalarSet? {
    guard let scalar = take() else { return nil }
    switch scalar {
    case "d": return ScalarSet(classes: [.digit])
    case "D": return ScalarSet(classes: [.notDigit])
    case "w": return ScalarSet(classes: [.word])
    case "W": return ScalarSet(classes: [.notWord])
    case "s": return ScalarSet(classes: [.space])
    case "S": return ScalarSet(classes: [.notSpace])
    case "p": return property()
    case "t": return set("\t")
    case "n": return set("\n")
    case "r": return set("\r")
    case "0"..."9", "a"..."z", "A"..."Z": return nil
    default: return set(scalar)
    }
  }

  private mutating func property() -> ScalarSet? {
    let names: [(String, ScalarClass)] = [
      ("{L}", .letter), ("{Lu}", .uppercase), ("{Ll}", .lowercase), ("{N}", .number), ("{Nd}", .digit),
    ]
    for (name, value) in names where skip(name) { return ScalarSet(classes: [value]) }
    return nil
  }

  /// Parses the rest of `[a-z_]` or `[^…]`.
  private mutating func bracket() -> ScalarSet? {
    var result = ScalarSet(isInverted: skip("^"), ignoresCase: ignoresCase)
    var isFirst = true
    while let scalar = take() {
      if scalar == "]", !isFirst { return result }
      isFirst = false
      guard scalar != "[", scalar != "&" || next != "&" else { return nil }
      guard let lower = scalar == "\\" ? escapedSet() : set(scalar) else { return nil }
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]", let start = lower.ranges.first
      else {
        result.ranges += lower.ranges
        result.classes += lower.classes
        continue
      }
      position += 1
      guard let end = take(), let upper = end == "\\" ? escapedSet() : set(end), let last = upper.ranges.first,
        start.lowerBound <= last.lowerBound
      else { return nil }
      result.ranges.append(start.lowerBound...last.lowerBound)
    }
    return nil
  }
}
