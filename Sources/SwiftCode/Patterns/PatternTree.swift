/// A parsed regular expression.
indirect enum PatternTree: Hashable, Sendable {
  case one(ScalarSet)
  case assert(PatternAssertion)
  case sequence([PatternTree])
  case either([PatternTree])
  /// A repetition with a minimum and a maximum (nil for unlimited). Lazy ones match as few times as possible.
  case repeated(PatternTree, Int, Int?, isLazy: Bool = false)
  /// A capturing group, numbered from 1 by opening parentheses.
  case group(Int, PatternTree)
}

/// A condition on a position between two characters.
enum PatternAssertion: Hashable, Sendable {
  /// `^` and `\A`
  case start
  /// `$` and `\Z`: the end of the text, or before a final line break
  case end
  /// `\z`
  case veryEnd
  /// `\b`
  case wordBoundary
  /// `\B`
  case noWordBoundary

  func holds(at position: Int, in text: [UInt32]) -> Bool {
    switch self {
    case .start: return position == 0
    case .veryEnd: return position == text.count
    case .end:
      return position == text.count || (position + 1 == text.count && ScalarSet.lineBreaks.contains(text[position]))
    case .wordBoundary, .noWordBoundary:
      let before = 0 < position && ScalarClass.word.contains(text[position - 1])
      let after = position < text.count && ScalarClass.word.contains(text[position])
      return (before != after) == (self == .wordBoundary)
    }
  }
}

/// A set of Unicode scalars that a character, an escape or a bracket expression of a pattern matches.
struct ScalarSet: Hashable, Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var classes: [ScalarClass] = []
  var isInverted = false
  var ignoresCase = false

  /// The scalars that `.` does not match.
  static let lineBreaks = ScalarSet(ranges: [0xA...0xD, 0x85...0x85, 0x2028...0x2029])

  func contains(_ scalar: UInt32) -> Bool {
    var isMember = containsExactly(scalar)
    if ignoresCase, !isMember, scalar < 0x80 {
      let letter = scalar | 0x20
      let isLetter = (UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))).contains(letter)
      isMember = isLetter && (containsExactly(letter) || containsExactly(letter ^ 0x20))
    } else if ignoresCase, !isMember, let value = Unicode.Scalar(scalar) {
      let other = [value.properties.lowercaseMapping, value.properties.uppercaseMapping]
      isMember = other.contains { $0.unicodeScalars.count == 1 && containsExactly($0.unicodeScalars.first?.value ?? 0) }
    }
    return isMember != isInverted
  }

  private func containsExactly(_ scalar: UInt32) -> Bool {
    ranges.contains { $0.contains(scalar) } || classes.contains { $0.contains(scalar) }
  }
}

/// A named character class.
enum ScalarClass: Hashable, Sendable {
  case digit, notDigit, word, notWord, space, notSpace
  /// `\p{L}`, `\p{Lu}`, `\p{Ll}`, `\p{N}`
  case letter, uppercase, lowercase, number

  func contains(_ scalar: UInt32) -> Bool {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch self {
    case .digit: return properties.generalCategory == .decimalNumber
    case .notDigit: return properties.generalCategory != .decimalNumber
    case .word: return Self.isWord(properties)
    case .notWord: return !Self.isWord(properties)
    case .space: return properties.isWhitespace
    case .notSpace: return !properties.isWhitespace
    case .letter:
      return [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
        .contains(properties.generalCategory)
    case .uppercase: return properties.generalCategory == .uppercaseLetter
    case .lowercase: return properties.generalCategory == .lowercaseLetter
    case .number: return [.decimalNumber, .letterNumber, .otherNumber].contains(properties.generalCategory)
    }
  }

  private static func isWord(_ properties: Unicode.Scalar.Properties) -> Bool {
    properties.isAlphabetic || properties.isJoinControl
      || [.decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark]
        .contains(properties.generalCategory)
  }
}
