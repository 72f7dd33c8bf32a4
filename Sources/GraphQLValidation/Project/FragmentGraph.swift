/// Which definitions spread which fragments.
struct FragmentGraph: Sendable {
  /// For each definition the fragments that it spreads, by index, in source order, with repetitions.
  let targets: [[Int]]
  /// All definitions: what spreads a fragment before the fragment, except within a circle.
  let order: [Int]
  /// Where each definition stands in `order`.
  let positions: [Int]
  /// How many selections each definition has when every fragment is written out wherever it is spread: at most
  /// `mostWeight`, or `endlessWeight` where it reaches a fragment that reaches itself. It depends on nothing but the
  /// definition and the fragments that it reaches.
  let weights: [Int]
  /// Whether some fragment reaches itself.
  let hasCycle: Bool
  /// Which definitions are over the limit, and which ones reach a cycle.
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

  static let mostWeight = 1 << 40
  static let endlessWeight = Int.max

  /// What a circle leads to has no weight yet when the first of its definitions is weighed, so that each definition that
  /// reaches a circle comes out endless, wherever the order enters it.
  private static func weigh(_ resolved: [ResolvedDefinition], _ targets: [[Int]], _ order: [Int]) -> [Int] {
    var weights = Array(repeating: endlessWeight, count: targets.count)
    for definition in order.reversed() {
      var weight = resolved[definition].selections.count
      for target in targets[definition] {
        guard weights[target] != endlessWeight else {
          weight = endlessWeight
          break
        }
        weight = min(mostWeight, weight + weights[target])
      }
      weights[definition] = weight
    }
    return weights
  }

  /// The definition and every fragment that it reaches, itself first. O(what is reached).
  func closure(of definition: Int) -> [Int] {
    guard !targets[definition].isEmpty else { return [definition] }
    var found = [definition]
    var seen: Set<Int> = []
    var next = 0
    while next < found.count {
      for target in targets[found[next]] {
        // A few are compared one by one; of many, a set is kept.
        if found.count < Self.few ? found.contains(target) : seen.contains(target) { continue }
        found.append(target)
        if found.count == Self.few { seen = Set(found) } else if Self.few < found.count { seen.insert(target) }
      }
      next += 1
    }
    return found
  }

  private static let few = 24

  /// A depth-first walk with a stack of its own, since chains of fragments are as long as the input.
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
