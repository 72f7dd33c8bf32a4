/// Compiles the text of a pattern into instructions.
struct GlobCompiler {
  private let pattern: [UInt32]
  private var position = 0
  private var instructions: [GlobProgram.Instruction] = []
  /// Whether a component starts at this position. After braces, that may depend on the alternative.
  private var start = Start.always
  private var depth = 0

  private enum Start {
    case always, sometimes, never
  }

  /// The maximum depth of braces; deeper braces are literal text.
  private static let maximumDepth = 16

  init(_ pattern: String) {
    self.pattern = pattern.unicodeScalars.prefix(Glob.maximumLength).map(\.value)
  }

  mutating func compile() -> [GlobProgram.Instruction] {
    sequence()
    instructions.append(.end)
    return instructions
  }

  /// Compiles up to the end, or inside braces up to a comma or the closing brace.
  private mutating func sequence() {
    while let character = peek() {
      if 0 < depth, character == "," || character == "}" { return }
      position += 1
      switch character {
      case "*": star()
      case "?": append(.anyCharacter)
      case "[": append(characterClass() ?? .character(character.value))
      case "{" where depth < Self.maximumDepth && hasClosingBrace(): braces()
      case "\\" where position < pattern.count:
        append(.character(pattern[position]))
        position += 1
      default: append(.character(character.value))
      }
    }
  }

  private mutating func star() {
    guard start != .never, peek() == "*" else {
      while peek() == "*" { position += 1 }
      append(.anyText)
      return
    }
    let isComponent =
      position + 1 == pattern.count || peek(1) == "/" || (0 < depth && (peek(1) == "," || peek(1) == "}"))
    while peek() == "*" { position += 1 }
    guard isComponent else {
      append(.anyText)
      return
    }
    let hasSlash = peek() == "/"
    if hasSlash { position += 1 }
    folders(hasSlash: hasSlash)
    if hasSlash { start = .always } else { append(.anyText) }
  }

  /// Appends the instructions for a `**` component, and for the slash after it. If only some alternatives before it end
  /// at the start of a component, it acts as `*` after the others.
  private mutating func folders(hasSlash: Bool) {
    let first = instructions.count
    if start == .always {
      instructions.append(.anyFolders)
    } else if hasSlash {
      instructions += [
        .split([first + 1, first + 4]), .anyText, .character(UnicodeScalar("/").value), .split([first + 5]),
        .anyFolders,
      ]
    } else {
      instructions += [.split([first + 1, first + 2]), .anyFolders]
    }
  }

  /// Compiles the alternatives after an opening brace, and the closing brace.
  private mutating func braces() {
    let split = instructions.count
    let startBefore = start
    instructions.append(.split([]))
    var starts: [Int] = []
    var ends: [Int] = []
    var startsAfter: Set<Start> = []
    depth += 1
    repeat {
      start = startBefore
      starts.append(instructions.count)
      sequence()
      ends.append(instructions.count)
      startsAfter.insert(start)
      instructions.append(.split([]))
      position += 1
    } while position <= pattern.count && pattern[position - 1] == UnicodeScalar(",").value
    depth -= 1
    start = startsAfter.count == 1 ? startsAfter.first ?? .never : .sometimes
    instructions[split] = .split(starts)
    for end in ends { instructions[end] = .split([instructions.count]) }
  }

  /// Returns whether the brace before `position` is closed.
  private func hasClosingBrace() -> Bool {
    var open = 1
    var index = position
    while index < pattern.count {
      switch Unicode.Scalar(pattern[index]) {
      case "\\": index += 1
      case "{": open += 1
      case "}":
        open -= 1
        if open == 0 { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Returns the class after an opening bracket. Nil if the bracket is not closed, so it is literal text.
  private mutating func characterClass() -> GlobProgram.Instruction? {
    let first = position
    var isNegated = false
    if peek() == "^" || peek() == "!" {
      isNegated = true
      position += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while let character = peek(), isFirst || character != "]" {
      isFirst = false
      if character == "\\", peek(1) != nil { position += 1 }
      let lower = pattern[position]
      position += 1
      var upper = lower
      if peek() == "-", let end = peek(1), end != "]" {
        upper = end.value
        position += 2
      }
      if lower <= upper { ranges.append(lower...upper) }
    }
    guard peek() == "]" else {
      position = first
      return nil
    }
    position += 1
    return .characterClass(GlobProgram.CharacterClass(ranges: ranges, isNegated: isNegated))
  }

  private mutating func append(_ instruction: GlobProgram.Instruction) {
    instructions.append(instruction)
    if case .character(UnicodeScalar("/").value) = instruction { start = .always } else { start = .never }
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < pattern.count ? Unicode.Scalar(pattern[position + offset]) : nil
  }
}
