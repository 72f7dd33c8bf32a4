/// The graph of definitions and the fragments that they spread.
struct FragmentGraph: Sendable {
  /// The fragments that each definition spreads, by index, in source order, with repetitions.
  let targets: [[Int]]
  /// All definitions in topological order: each precedes its fragments, except within a cycle.
  let order: [Int]
  /// The index of each definition in `order`.
  let positions: [Int]
  /// The number of selections of each definition with all fragments expanded, at most `maximumWeight`. A definition
  /// that reaches a cycle has `endlessWeight`. The weight depends only on the definition and its fragments.
  let weights: [Int]
  /// Whether a fragment reaches itself.
  let hasCycle: Bool
  /// The definitions over the limit, and the definitions that reach a cycle.
  let facts: FragmentLimit.Facts

  init(_ resolved: [ResolvedDefinition]) {
    targets = resolved.map { $0.spreads.compactMap(\.fragment) }
    (order, hasCycle) = Self.sort(targets)
    var positions = Array(repeating: 0, count: order.count)
    for (position, definition) in order.enumerated() { positions[definition] = position }
    self.positions = positions
    weights = Self.weigh(resolved, targets, order)
    facts = FragmentLimit.facts(of: targets.map(Self.unique))
  }

  private static func unique(_ targets: [Int]) -> [Int] {
    guard 1 < targets.count else { return targets }
    var seen: Set<Int> = []
    return targets.filter { seen.insert($0).inserted }
  }

  static let maximumWeight = 1 << 40
  static let endlessWeight = Int.max

  /// Returns the weights. A cycle always leads to a definition without a weight yet, so each definition that reaches
  /// one gets `endlessWeight`.
  private static func weigh(_ resolved: [ResolvedDefinition], _ targets: [[Int]], _ order: [Int]) -> [Int] {
    var weights = Array(repeating: endlessWeight, count: targets.count)
    for definition in order.reversed() {
      var weight = resolved[definition].selections.count
      for target in targets[definition] {
        guard weights[target] != endlessWeight else {
          weight = endlessWeight
          break
        }
        weight = min(maximumWeight, weight + weights[target])
      }
      weights[definition] = weight
    }
    return weights
  }

  /// Returns the definition and all fragments that it reaches, itself first. O(result).
  func closure(of definition: Int) -> [Int] {
    guard !targets[definition].isEmpty else { return [definition] }
    var found = [definition]
    var seen: Set<Int> = []
    var next = 0
    while next < found.count {
      for target in targets[found[next]] {
        // A few fragments are compared one by one; more are in a set.
        if found.count < Self.few ? found.contains(target) : seen.contains(target) { continue }
        found.append(target)
        if found.count == Self.few { seen = Set(found) } else if Self.few < found.count { seen.insert(target) }
      }
      next += 1
    }
    return found
  }

  private static let few = 24

  /// Returns the topological order by depth-first search. It has its own stack, since chains of fragments may be as
  /// long as the input.
  static func sort(_ targets: [[Int]]) -> (order: [Int], hasCycle: Bool) {
    enum Mark { case new, open, done }
    var marks = Array(repeating: Mark.new, count: targets.count)
    var finished: [Int] = []
    finished.reserveCapacity(targets.count)
    var hasCycle = false
    var stack: [(definition: Int, next: Int)] = []
    for root in targets.indices.reversed() where marks[root] == .new {
      marks[root] = .open
      stack.append((root, 0))
      while let (definition, next) = stack.last {
        guard next < targets[definition].count else {
          marks[definition] = .done
          finished.append(definition)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = targets[definition][next]
        if marks[target] == .open { hasCycle = true }
        guard marks[target] == .new else { continue }
        marks[target] = .open
        stack.append((target, 0))
      }
    }
    return (finished.reversed(), hasCycle)
  }
}
