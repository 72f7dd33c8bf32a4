/// A regular expression, in the syntax that Apollo's configuration uses (ICU's), as far as it is regular: it has no
/// look-around, back-references, possessive quantifiers or atomic groups.
///
/// It is matched by following all alternatives at once, so the time is at most pattern size × text size for any pattern.
/// Swift's `Regex` searches alternatives one after the other, which can take exponential time.
package struct Pattern: Hashable, Sendable {
  /// As written.
  package let text: String
  let program: [Instruction]

  /// Returns nil if `text` is empty, is no regular expression, uses unsupported syntax, or is too large.
  package init?(_ text: String) {
    guard !text.isEmpty, let tree = PatternParser.parse(text), let program = compile(tree) else { return nil }
    self.text = text
    self.program = program
  }

  package static func == (a: Pattern, b: Pattern) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether the pattern matches somewhere in `text`.
  package func occurs(in text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    var threads = ThreadSet(capacity: program.count)
    var next = ThreadSet(capacity: program.count)
    for position in 0...scalars.count {
      threads.add(0)
      // Following a jump adds to the end of the same list, which is therefore read by index.
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

/// A step of a compiled pattern.
enum Instruction: Hashable, Sendable {
  case one(ScalarSet)
  case assert(PatternAssertion)
  /// The first way is the better one.
  case split(Int, Int)
  case jump(Int)
  /// Notes the position: `2n` where group `n` begins, `2n + 1` where it ends.
  case save(Int)
  case match
}

/// A set of program positions that keeps the order in which they were added.
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

/// The instructions for `tree`, or nil if there are too many.
private func compile(_ tree: PatternTree) -> [Instruction]? {
  var compiler = Compiler()
  compiler.emit(tree)
  compiler.program.append(.match)
  return compiler.isTooLarge ? nil : compiler.program
}

private struct Compiler {
  var program: [Instruction] = []
  /// Bounds the work, which repeated empty groups would not.
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
