/// A regular expression in the syntax of Apollo's configuration (ICU). Lookaround, back-references, possessive
/// quantifiers and atomic groups are not supported.
///
/// Searching follows all alternatives in parallel, so it takes at most pattern size × text size for any pattern.
/// Swift's `Regex` tries alternatives one after the other, which can take exponential time.
package struct Pattern: Hashable, Sendable {
  /// The source text.
  package let text: String
  let program: [Instruction]

  /// Parses a pattern; nil if `text` is empty, invalid, unsupported or too large.
  package init?(_ text: String) {
    guard !text.isEmpty, let tree = PatternParser.parse(text), let program = compile(tree) else { return nil }
    self.text = text
    self.program = program
  }

  package static func == (a: Pattern, b: Pattern) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Returns whether the pattern matches somewhere in `text`.
  package func occurs(in text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    var threads = ThreadSet(capacity: program.count)
    var next = ThreadSet(capacity: program.count)
    for position in 0...scalars.count {
      threads.add(0)
      // Jumps append to this list during the iteration, so it is read by index.
      var index = 0
      while index < threads.items.count {
        let pc = threads.items[index]
        index += 1
        switch program[pc] {
        case .match: return true
        case .jump(let target): threads.add(target)
        case .save: threads.add(pc + 1)
        case .split(let first, let second):
          threads.add(first)
          threads.add(second)
        case .assert(let assertion):
          if assertion.holds(at: position, in: scalars) { threads.add(pc + 1) }
        case .one(let set):
          if position < scalars.count, set.contains(scalars[position]) { next.add(pc + 1) }
        }
      }
      swap(&threads, &next)
      next.removeAll()
    }
    return false
  }
}

/// An instruction of a compiled pattern.
enum Instruction: Hashable, Sendable {
  case one(ScalarSet)
  case assert(PatternAssertion)
  /// Tries the first target, then the second.
  case split(Int, Int)
  case jump(Int)
  /// Stores the position: in slot `2n` for the start of group `n`, in `2n + 1` for its end.
  case save(Int)
  case match
}

/// A set of program positions that preserves insertion order.
private struct ThreadSet {
  private(set) var items: [Int] = []
  private var isMember: [Bool]

  init(capacity: Int) {
    isMember = Array(repeating: false, count: capacity)
  }

  mutating func add(_ item: Int) {
    guard !isMember[item] else { return }
    isMember[item] = true
    items.append(item)
  }

  mutating func removeAll() {
    for item in items { isMember[item] = false }
    items.removeAll(keepingCapacity: true)
  }
}

/// Returns the instructions for `tree`, or nil if there are too many.
private func compile(_ tree: PatternTree) -> [Instruction]? {
  var compiler = Compiler()
  compiler.emit(tree)
  compiler.program.append(.match)
  return compiler.isTooLarge ? nil : compiler.program
}

/// Translates a parsed pattern to instructions.
private struct Compiler {
  var program: [Instruction] = []
  /// The number of visited nodes. Limiting it bounds repetitions of empty groups, which emit no instructions.
  private var visited = 0
  var isTooLarge: Bool { 4000 < program.count + visited }

  mutating func emit(_ tree: PatternTree) {
    visited += 1
    guard !isTooLarge else { return }
    switch tree {
    case .one(let set): program.append(.one(set))
    case .assert(let assertion): program.append(.assert(assertion))
    case .sequence(let parts): for part in parts { emit(part) }
    case .either(let choices): emit(choices: choices[...])
    case .repeated(let part, let least, let most, let isLazy): emitRepeated(part, least, most, isLazy)
    case .group(let number, let part):
      program.append(.save(2 * number))
      emit(part)
      program.append(.save(2 * number + 1))
    }
  }

  private mutating func emit(choices: ArraySlice<PatternTree>) {
    var exits: [Int] = []
    for (index, choice) in zip(choices.indices, choices) {
      let split = program.count
      let isLast = index + 1 == choices.endIndex
      if !isLast { program.append(.match) }
      emit(choice)
      if !isLast {
        exits.append(program.count)
        program.append(.match)
        program[split] = .split(split + 1, program.count)
      }
    }
    for exit in exits { program[exit] = .jump(program.count) }
  }

  private mutating func emitRepeated(_ part: PatternTree, _ least: Int, _ most: Int?, _ isLazy: Bool) {
    for _ in 0..<least { emit(part) }
    guard let most else {
      let split = program.count
      program.append(.match)
      emit(part)
      program.append(.jump(split))
      program[split] = isLazy ? .split(program.count, split + 1) : .split(split + 1, program.count)
      return
    }
    for _ in least..<max(least, most) {
      let split = program.count
      program.append(.match)
      emit(part)
      program[split] = isLazy ? .split(program.count, split + 1) : .split(split + 1, program.count)
    }
  }
}
