/// How deeply the tokens of a Swift text can nest in a parser that recurses and looks ahead.
///
/// A token is unfinished until something certainly ends its construct: the bracket around it, a comma in brackets other
/// than braces, or the end of a complete line. In the braces of a type, a line is complete only with a declaration, since
/// the parser looks for one from each other token. All tokens count, whichever they are, so no construct is missing.
package struct TokenNesting {
  /// At least the number of tokens.
  package private(set) var tokens = 0
  /// The largest number of tokens that are unfinished at one place.
  package private(set) var depth = 0
  /// The sum, over all tokens, of the unfinished tokens in the same brackets. The time to parse a text that is no Swift
  /// grows with it, since the parser looks for the next declaration from many places.
  package private(set) var lookahead = 0
  /// The largest number of constructs around one place that the parser parses twice, which takes exponential time: square
  /// brackets, generic arguments of attributes, and `actor` before another declaration.
  package private(set) var repetitions = 0

  private var run: Run
  /// The runs around the brackets of `run`, the outermost first.
  private var outer: [Run] = []
  /// The number of unfinished tokens in `outer`.
  private var outerCount = 0
  /// The number of braces around `run`, its own included.
  private var braces = 0
  /// The number of repetitions in `outer`.
  private var outerRepetitions = 0
  /// The number of actors before the present token that are no declarations.
  private var actors = 0
  private var previous: SwiftToken?
  /// Whether space comes before the operator that ends with the previous token.
  private var isOperatorSpaced = false

  /// Reads a text, which is in the braces of a type if `isInType`.
  ///
  /// - Complexity: linear.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, isInType: Bool = false) {
    run = Run(opener: 0, isInType: isInType)
    // Operators may consist of other bytes, too. They are parts of words here.
    let hasOtherOperators = bytes.contains { 0x80 <= $0 }
    var lexer = SwiftLexer(bytes, [.interpolations, .singleOperators])
    while true {
      let token = lexer.next()
      guard token.kind != .end else { return }
      tokens += hasOtherOperators && token.kind == .word ? token.range.count : 1
      add(token, in: bytes)
      previous = token
    }
  }

  /// The searches of the parser in all of the text that follows in the same brackets.
  private struct Searches: OptionSet {
    var rawValue: UInt8

    /// The declaration of an attribute or modifier.
    static let declaration = Searches(rawValue: 1)
    /// The arrow or the body of a function that throws.
    static let arrow = Searches(rawValue: 2)
    /// The body of `switch`.
    static let body = Searches(rawValue: 4)
    /// The arguments of `#available`.
    static let arguments = Searches(rawValue: 8)
  }

  /// The tokens in brackets, or outside of all, after the last place that ended the ones before.
  private struct Run {
    /// The bracket around them: its first byte, `"` for an interpolation, 0 outside of brackets.
    let opener: UInt8
    /// Whether it is in the braces of a type.
    let isInType: Bool
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
    /// The searches that begin at its tokens.
    var searches: Searches = []
    /// Whether its last tokens are the line of `#if`.
    var isCondition = false
    /// Whether its last declaration is a type, so that braces have members.
    var declaresType = false

    init(opener: UInt8, isInType: Bool = false) { (self.opener, self.isInType) = (opener, isInType) }

    /// Whether its commas separate elements. In braces, the parser looks behind a misplaced comma for a declaration.
    var isList: Bool {
      opener == UInt8(ascii: "(") || opener == UInt8(ascii: "[") || 0 < angles && (isComplete || !isInType)
    }

    /// The number of open constructs that the parser parses twice.
    var repetitions: Int { attributeAngles + (opener == UInt8(ascii: "[") ? 1 : 0) }
  }

  private mutating func add(_ token: SwiftToken, in bytes: UnsafeBufferPointer<UInt8>) {
    let isEndOfCondition = token.isEndOfCondition(in: bytes)
    if token.kind == .operator {
      let isContinued = previous?.kind == .operator && previous?.end == token.start
      if !isContinued { isOperatorSpaced = token.isSpaced }
    }
    if isEndOfCondition { close("#") } else if token.closesRun { close(token) }
    if token.isFirstOnLine { beginLine(token) }
    note(token)
    countActors(token)
    if token.byte == UInt8(ascii: "#") { note(token, in: bytes) }
    run.count += 1
    depth = max(depth, outerCount + run.count)
    lookahead += run.count
    repetitions = max(repetitions, outerRepetitions + run.repetitions + actors)
    if token.opensRun && !isEndOfCondition { open(token) }
  }

  // MARK: Brackets

  private mutating func open(_ token: SwiftToken) {
    // `#else` and `#elseif`
    if token.kind == .condition, run.opener == UInt8(ascii: "#"), 3 < token.range.count {
      let isComplete = run.isComplete
      run = Run(opener: run.opener, isInType: run.isInType)
      (run.isComplete, run.isCondition) = (isComplete, true)
      return
    }
    let isCondition = token.kind == .condition
    let isInType = isCondition ? run.isInType : run.declaresType && token.byte == UInt8(ascii: "{")
    if !isCondition { run.declaresType = false }
    outer.append(run)
    if token.byte == UInt8(ascii: "{") { braces += 1 }
    outerCount += run.count
    outerRepetitions += run.repetitions
    run = Run(opener: token.kind == .stringHead ? UInt8(ascii: "\"") : token.byte, isInType: isInType)
    run.isCondition = isCondition
  }

  private mutating func close(_ token: SwiftToken) {
    switch token.byte {
    case UInt8(ascii: "]"): close("[")
    case UInt8(ascii: ")"): close(token.kind == .punctuation ? "(" : "\"")
    default:
      // A brace closes the brackets in it, too.
      guard 0 < braces else { return }
      while "([".utf8.contains(run.opener) { close(Unicode.Scalar(run.opener)) }
      close("{")
    }
  }

  /// Ends the brackets if they have this opener. The parser skips a bracket that closes nothing.
  private mutating func close(_ opener: Unicode.Scalar) {
    guard run.opener == UInt8(ascii: opener), let around = outer.popLast() else { return }
    if opener == "{" { braces -= 1 }
    outerCount -= around.count
    outerRepetitions -= around.repetitions
    let isComplete = opener == "#" && run.isComplete
    run = around
    if isComplete { run.isComplete = true }
  }

  // MARK: Tokens

  /// Ends the unfinished tokens if the lines before are complete and the token does not continue them.
  private mutating func beginLine(_ token: SwiftToken) {
    run.isCondition = false
    guard run.isComplete, run.searches.isEmpty, endsValue, token.canBeginLine else { return }
    run = Run(opener: run.opener, isInType: run.isInType)
    run.isHead = false
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
      if previous?.keyword == .actor { noteDeclaration(isType: true) }
      guard let keyword = token.keyword else { return }
      if !keyword.endsValue { run.keywords += 1 }
      if let word = DeclarationWord(keyword), word.introduces, previous?.byte != UInt8(ascii: ".") {
        noteDeclaration(isType: word == .type || word == .classType)
      }
      if keyword.comesBeforeValue, !run.isInType { run.isComplete = true }
      // The parser looks for the declaration of an attribute in all of the text.
      if keyword.beginsDeclaration || keyword == .in && run.isHead { endSearches() }
      if keyword == .switch { run.searches.insert(.body) }
      if keyword == .throws || keyword == .rethrows { run.searches.insert(.arrow) }
      return
    // Behind a semicolon, the parser looks for declarations as behind other tokens.
    case (.punctuation, UInt8(ascii: ";")): return
    case (.punctuation, UInt8(ascii: ",")) where run.isList:
      run.count = run.keywords + run.angles
      (run.isComplete, run.isCondition) = (run.isComplete && run.isInType, false)
      if run.opener != UInt8(ascii: "{") { run.searches.remove(.declaration) }
    case (.punctuation, UInt8(ascii: "@")):
      run.searches.insert(.declaration)
      return
    // The parser looks for the declaration of such a modifier, too.
    case (.punctuation, UInt8(ascii: "(")) where previous?.keyword?.isModifierWithArgument == true:
      run.searches.insert(.declaration)
    case (.operator, UInt8(ascii: "<")):
      run.angles += 1
      if run.searches.contains(.declaration) { run.attributeAngles += 1 }
    case (.punctuation, UInt8(ascii: "(")) where previous?.kind == .macro: run.searches.remove(.arguments)
    case (.punctuation, UInt8(ascii: "{")): run.searches.subtract([.arrow, .body])
    case (.operator, UInt8(ascii: ">")):
      if previous?.is("-") == true, previous?.end == token.start { run.searches.remove(.arrow) }
      run.angles = max(0, run.angles - 1)
      run.attributeAngles = max(0, run.attributeAngles - 1)
    case (.condition, _): return
    default: break
    }
    if !run.searches.contains(.declaration), !run.isCondition, !run.isInType { run.isComplete = true }
  }

  /// Notes a token that begins with a number sign.
  private mutating func note(_ token: SwiftToken, in bytes: UnsafeBufferPointer<UInt8>) {
    switch token.kind {
    // The parser looks for the end of a regular expression in all of the text.
    case .regex where bytes[token.range].last != token.byte: run.searches.insert(.declaration)
    case .macro where token.isAvailability(in: bytes): run.searches.insert(.arguments)
    // A macro can be a member.
    case .macro where run.isInType && run.angles == 0: run.isComplete = !run.searches.contains(.declaration)
    default: break
    }
  }

  private mutating func noteDeclaration(isType: Bool) {
    if run.isInType { run.isComplete = true }
    endSearches()
    run.declaresType = isType
  }

  /// Ends the searches that end at a declaration.
  private mutating func endSearches() { run.searches.subtract([.declaration, .arrow]) }

  /// Counts `actor` before the keyword of another declaration, as often as one follows the other.
  private mutating func countActors(_ token: SwiftToken) {
    let isDeclaration = DeclarationWord(token.keyword)?.introduces == true || token.keyword == .inout
    if previous?.keyword == .actor, isDeclaration { actors += 1 } else if token.keyword != .actor { actors = 0 }
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

  /// Whether it is `#available` or `#unavailable`, which is no macro. The parser looks for its parentheses.
  fileprivate func isAvailability(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ["#available", "#unavailable"].contains { bytes[range].elementsEqual($0.utf8) }
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
  /// Whether it is a contextual keyword that is a modifier before parentheses: `nonisolated(unsafe)`.
  fileprivate var isModifierWithArgument: Bool { self == .nonisolated || self == .package || self == .unowned }

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
