/// How deeply the tokens of a Swift text can nest in a parser that recurses and looks ahead.
///
/// A token is unfinished until something certainly ends its construct: the bracket around it, a comma in brackets other
/// than braces, or the end of a complete line. All tokens count, whichever they are, so no construct is missing.
package struct TokenNesting {
  /// At least the number of tokens.
  package private(set) var tokens = 0
  /// The largest number of tokens that are unfinished at one place.
  package private(set) var depth = 0
  /// The sum, over all tokens, of the unfinished tokens in the same brackets. The time to parse a text that is no Swift
  /// grows with it, since the parser looks for the next declaration from many places.
  package private(set) var lookahead = 0
  /// The largest number of constructs around one place that the parser parses twice, which takes exponential time: square
  /// brackets, and generic arguments of attributes.
  package private(set) var repetitions = 0

  private var run = Run(opener: 0)
  /// The runs around the brackets of `run`, the outermost first.
  private var outer: [Run] = []
  /// The number of unfinished tokens in `outer`.
  private var outerCount = 0
  /// The number of repetitions in `outer`.
  private var outerRepetitions = 0
  private var previous: SwiftToken?
  /// Whether space comes before the operator that ends with the previous token.
  private var isOperatorSpaced = false

  /// - Complexity: linear.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Operators may consist of other bytes, too. They are parts of words here.
    let hasOtherOperators = bytes.contains { 0x80 <= $0 }
    var lexer = SwiftLexer(bytes, [.interpolations, .singleOperators])
    while true {
      let token = lexer.next()
      guard token.kind != .end else { return }
      tokens += hasOtherOperators && token.kind == .word ? token.range.count : 1
      add(token, isEndOfCondition: token.isEndOfCondition(in: bytes))
      previous = token
    }
  }

  /// The tokens in brackets, or outside of all, after the last place that ended the ones before.
  private struct Run {
    /// The bracket around them: its first byte, `"` for an interpolation, 0 outside of brackets.
    let opener: UInt8
    /// The number of unfinished tokens.
    var count = 0
    /// The number of keywords, which a comma does not end.
    var keywords = 0
    /// The number of open angle brackets, which a comma does not end.
    var angles = 0
    /// The number of open angle brackets of attributes.
    var attributeAngles = 0
    /// Whether it is more than words and attributes, so that the end of a line can end it.
    var isComplete = false
    /// Whether it can be the head of a closure: `@MainActor in`.
    var isHead = true
    /// Whether its last tokens may be attributes.
    var isAttribute = false
    /// Whether its last tokens are the line of `#if`.
    var isCondition = false

    /// Whether its commas separate elements. In braces, the parser looks behind a misplaced comma for a declaration.
    var isList: Bool { opener == UInt8(ascii: "(") || opener == UInt8(ascii: "[") || 0 < angles }

    /// The number of open constructs that the parser parses twice.
    var repetitions: Int { attributeAngles + (opener == UInt8(ascii: "[") ? 1 : 0) }
  }

  private mutating func add(_ token: SwiftToken, isEndOfCondition: Bool) {
    if token.kind == .operator {
      let isContinued = previous?.kind == .operator && previous?.end == token.start
      if !isContinued { isOperatorSpaced = token.isSpaced }
    }
    if token.closesRun || isEndOfCondition { close(isCondition: isEndOfCondition) }
    if token.isFirstOnLine { beginLine(token) }
    note(token)
    run.count += 1
    depth = max(depth, outerCount + run.count)
    lookahead += run.count
    repetitions = max(repetitions, outerRepetitions + run.repetitions)
    if token.opensRun && !isEndOfCondition { open(token) }
  }

  // MARK: Brackets

  private mutating func open(_ token: SwiftToken) {
    // `#else` and `#elseif`
    if token.kind == .condition, run.opener == UInt8(ascii: "#"), 3 < token.range.count {
      run = Run(opener: run.opener, isComplete: run.isComplete, isCondition: true)
      return
    }
    outer.append(run)
    outerCount += run.count
    outerRepetitions += run.repetitions
    run = Run(opener: token.byte, isCondition: token.kind == .condition)
  }

  private mutating func close(isCondition: Bool) {
    guard isCondition == (run.opener == UInt8(ascii: "#")), let around = outer.popLast() else { return }
    outerCount -= around.count
    outerRepetitions -= around.repetitions
    let isComplete = isCondition && run.isComplete
    run = around
    if isComplete { run.isComplete = true }
  }

  // MARK: Tokens

  /// Ends the unfinished tokens if the lines before are complete and the token does not continue them.
  private mutating func beginLine(_ token: SwiftToken) {
    run.isCondition = false
    guard run.isComplete, !run.isAttribute, endsValue, token.canBeginLine else { return }
    run = Run(opener: run.opener, isHead: false)
  }

  /// Whether the previous token can be the last one of a declaration or statement.
  private var endsValue: Bool {
    guard let previous else { return false }
    switch previous.kind {
    case .word: return previous.keyword?.endsValue ?? true
    case .operator: return !isOperatorSpaced && "?!>.".utf8.contains(previous.byte)
    case .punctuation: return ")]};".utf8.contains(previous.byte)
    case .number, .string, .regex, .macro, .condition: return true
    case .stringHead, .comment, .end: return false
    }
  }

  private mutating func note(_ token: SwiftToken) {
    switch (token.kind, token.byte) {
    case (.word, _):
      guard let keyword = token.keyword else { return }
      if !keyword.endsValue { run.keywords += 1 }
      if keyword.comesBeforeValue { run.isComplete = true }
      // The parser looks for the declaration of an attribute in all of the text.
      if keyword.beginsDeclaration || keyword == .in && run.isHead { run.isAttribute = false }
      return
    // Behind a semicolon, the parser looks for declarations as behind other tokens.
    case (.punctuation, UInt8(ascii: ";")): return
    case (.punctuation, UInt8(ascii: ",")) where run.isList:
      let rest = run.keywords + run.angles
      run = Run(
        opener: run.opener, count: rest, keywords: run.keywords, angles: run.angles,
        attributeAngles: run.attributeAngles, isHead: run.isHead)
    case (.punctuation, UInt8(ascii: "@")):
      run.isAttribute = true
      return
    case (.punctuation, UInt8(ascii: "{")): run.isAttribute = false
    case (.operator, UInt8(ascii: "<")):
      run.angles += 1
      if run.isAttribute { run.attributeAngles += 1 }
    case (.operator, UInt8(ascii: ">")):
      run.angles = max(0, run.angles - 1)
      run.attributeAngles = max(0, run.attributeAngles - 1)
    case (.condition, _): return
    default: break
    }
    if !run.isAttribute, !run.isCondition { run.isComplete = true }
  }
}

extension SwiftToken {
  /// Whether it begins brackets, an interpolation or a condition.
  fileprivate var opensRun: Bool { opensBracket || kind == .stringHead || kind == .condition }

  /// Whether it ends brackets or an interpolation. The end of a line ends no interpolation.
  fileprivate var closesRun: Bool {
    switch kind {
    case .punctuation: ")]}".utf8.contains(byte)
    case .string, .stringHead: byte == UInt8(ascii: ")")
    default: false
    }
  }

  fileprivate func isEndOfCondition(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    kind == .condition && start + 2 < end && bytes[start + 2] == UInt8(ascii: "n")
  }

  /// Whether it doesn't continue what is complete on the line before.
  fileprivate var canBeginLine: Bool {
    switch kind {
    case .word:
      switch keyword {
      case .else, .catch, .where, .as, .is, .in, .throws, .rethrows: false
      default: true
      }
    case .punctuation: "@([\\".utf8.contains(byte)
    case .number, .string, .stringHead, .regex, .macro, .condition: true
    case .operator, .comment, .end: false
    }
  }
}

extension SwiftKeyword {
  /// Whether it is a value, a type or a whole statement, so that a statement can end with it.
  fileprivate var endsValue: Bool {
    switch self {
    case .wildcard, .anyType, .selfType, .selfValue, .initializer, .break, .continue, .fallthrough, .return, .false,
      .nil, .super, .true:
      true
    default: false
    }
  }
}
