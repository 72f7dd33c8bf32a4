/// Replacement of matches.
extension Pattern {
  /// Returns `text` with each match replaced by `template`, in which `$1` is the first group; nil without a match.
  ///
  /// Of several matches at a position, it uses the one that backtracking finds first.
  ///
  /// - Complexity: O(pattern size × text size²).
  package func replacingMatches(in text: String, with template: String) -> String? {
    replacingMatches(in: Array(text.unicodeScalars), with: template)
  }

  /// Returns `scalars` with each match replaced by `template`; nil without a match.
  func replacingMatches(in scalars: [Unicode.Scalar], with template: String) -> String? {
    var result = String.UnicodeScalarView()
    var position = 0
    var isChanged = false
    var search = MatchSearch(program: program, text: scalars.map(\.value))
    while position <= scalars.count {
      guard let groups = search.match(at: position), let end = groups[1] else {
        if position < scalars.count { result.append(scalars[position]) }
        position += 1
        continue
      }
      isChanged = true
      result.append(contentsOf: expand(template, groups, in: scalars))
      if end == position {
        if position < scalars.count { result.append(scalars[position]) }
        position += 1
      } else {
        position = end
      }
    }
    return isChanged ? String(result) : nil
  }

  /// Expands a template. A backslash escapes the next character. Group numbers take digits while such a group exists.
  private func expand(
    _ template: String, _ groups: [Int?], in text: [Unicode.Scalar]
  ) -> String.UnicodeScalarView {
    let scalars = Array(template.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    func digit(_ index: Int) -> Int? {
      guard index < scalars.count, ("0"..."9").contains(scalars[index]) else { return nil }
      return Int(scalars[index].value - 0x30)
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\\", index < scalars.count {
        result.append(scalars[index])
        index += 1
      } else if scalar == "$", var number = digit(index) {
        index += 1
        while let next = digit(index), 2 * (10 * number + next) + 1 < groups.count {
          number = 10 * number + next
          index += 1
        }
        if 2 * number + 1 < groups.count, let start = groups[2 * number], let end = groups[2 * number + 1] {
          result.append(contentsOf: text[start..<end])
        }
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}

/// A backtracking search that visits each pair of instruction and text position at most once per match.
private struct MatchSearch {
  private let program: [Instruction]
  private let text: [UInt32]
  private let groupSlots: Int
  private var isVisited: [Bool]
  private var open: [Step] = []

  private enum Step {
    case run(Int, at: Int)
    case restore(Int, Int?)
  }

  init(program: [Instruction], text: [UInt32]) {
    self.program = program
    self.text = text
    var slots = 2
    for case .save(let slot) in program { slots = max(slots, slot + 1) }
    groupSlots = slots
    isVisited = Array(repeating: false, count: program.count * (text.count + 1))
  }

  /// Returns the start and end positions of the match and its groups; nil if there is no match at `start`.
  ///
  /// A pair that led to no match leads to none from any other start, so it stays visited until there is a match.
  mutating func match(at start: Int) -> [Int?]? {
    var groups = [Int?](repeating: nil, count: groupSlots)
    groups[0] = start
    open = [.run(0, at: start)]
    while let step = open.popLast() {
      switch step {
      case .restore(let slot, let value): groups[slot] = value
      case .run(let pc, at: let position):
        if let end = run(pc, position, &groups) {
          groups[1] = end
          for index in isVisited.indices { isVisited[index] = false }
          return groups
        }
      }
    }
    return nil
  }

  /// Runs one alternative until it ends; returns the end of the match, or nil.
  private mutating func run(_ first: Int, _ start: Int, _ groups: inout [Int?]) -> Int? {
    var pc = first
    var position = start
    while true {
      let place = pc * (text.count + 1) + position
      if isVisited[place] { return nil }
      isVisited[place] = true
      switch program[pc] {
      case .match: return position
      case .jump(let target): pc = target
      case .split(let better, let other):
        open.append(.run(other, at: position))
        pc = better
      case .save(let slot):
        open.append(.restore(slot, groups[slot]))
        groups[slot] = position
        pc += 1
      case .assert(let assertion):
        guard assertion.holds(at: position, in: text) else { return nil }
        pc += 1
      case .one(let set):
        guard position < text.count, set.contains(text[position]) else { return nil }
        position += 1
        pc += 1
      }
    }
  }
}
