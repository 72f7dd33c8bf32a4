import GraphQLSyntax
import Source

/// The limit of fragments that a definition may depend on, directly or through others.
///
/// Each definition is checked with its fragments, and a chain of n fragments has n² / 2 such pairs.
package enum FragmentLimit {
  /// The maximum numbers of fragments, and of spreads in them.
  package static let maximumFragments = 1_000
  package static let maximumSpreads = 10_000

  /// The facts about each definition of a project.
  package struct Facts: Sendable {
    /// Whether the definition exceeds the limit.
    package var isTooLarge: [Bool]
    /// Whether the definition reaches a cycle of fragments.
    package var reachesCycle: [Bool]
  }

  /// Returns the definitions over the limit, and the definitions that reach a cycle.
  ///
  /// - Parameter targets: the fragments that each definition spreads, by index.
  /// - Complexity: linear in the number of spreads for definitions far from the limit. For each definition near it, at
  ///   most as many steps as the limit allows.
  package static func facts(of targets: [[Int]]) -> Facts {
    var facts = Facts(
      isTooLarge: Array(repeating: false, count: targets.count),
      reachesCycle: Array(repeating: false, count: targets.count))
    let (order, _) = FragmentGraph.sort(targets)
    // A target without a size is on the path to the definition, so it closes a cycle.
    var sizes = Array(repeating: unknown, count: targets.count)
    var search = Search(targets)
    for definition in order.reversed() {
      let children = targets[definition]
      facts.reachesCycle[definition] = children.contains { sizes[$0] == unknown || facts.reachesCycle[$0] }
      var size = 1 + children.count
      for child in children { size = min(endless, size + (sizes[child] == unknown ? endless : sizes[child])) }
      sizes[definition] = size
      // The size counts a fragment each time it is reached, so it is an upper bound.
      if maximumFragments < size {
        facts.isTooLarge[definition] =
          children.contains { facts.isTooLarge[$0] } || search.exceedsLimit(definition, facts.isTooLarge)
      }
    }
    return facts
  }

  /// Returns the diagnostic of a definition over the limit.
  package static func diagnostic(_ definition: Definition, in document: Document) -> Diagnostic {
    let name: Identifier?
    let subject: String
    switch definition {
    case .operation(let operation):
      name = operation.name
      subject = operation.name.map { "Operation '\($0.text)'" } ?? "The anonymous operation"
    case .fragment(let fragment):
      name = fragment.name
      subject = "Fragment '\(fragment.name.text)'"
    case .schema, .type, .directive:
      name = nil
      subject = "The definition"
    }
    return Diagnostic(
      .tooManyFragments,
      "\(subject) spreads more than \(maximumFragments) fragments, directly or through others, and was not checked; "
        + "spread fewer fragments",
      at: document.location(name?.range ?? TextRange(at: definition.range.lower)))
  }

  private static let unknown = -1
  private static let endless = maximumSpreads + 1

  /// Decides by a breadth-first search whether a definition exceeds the limit.
  private struct Search {
    let targets: [[Int]]
    private var visited: [Int]
    private var round = 0

    init(_ targets: [[Int]]) {
      self.targets = targets
      visited = Array(repeating: 0, count: targets.count)
    }

    mutating func exceedsLimit(_ definition: Int, _ isTooLarge: [Bool]) -> Bool {
      round += 1
      visited[definition] = round
      var found = [definition]
      var spreads = 0
      var next = 0
      while next < found.count {
        if isTooLarge[found[next]] { return true }
        spreads += targets[found[next]].count
        for target in targets[found[next]] where visited[target] != round {
          visited[target] = round
          found.append(target)
        }
        if maximumFragments < found.count - 1 || maximumSpreads < spreads { return true }
        next += 1
      }
      return false
    }
  }
}
