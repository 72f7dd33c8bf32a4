/// The groups and examples of a Quick specification, in the order of the text.
struct SpecOutline {
  /// A closure that runs before or after examples.
  enum Hook {
    case before, justBefore, after
  }

  private struct Group {
    let parent: Int?
    let isSkipped: Bool
    /// Closures, by their numbers in the state.
    var hooks: [Hook: [Int]] = [:]
  }

  private struct Example {
    let closure: Int
    let group: Int
    let isSkipped: Bool
  }

  /// The closures of an example with its hooks, in the order in which they run.
  struct Run {
    let closures: [Int]
    let isSkipped: Bool
  }

  /// The enclosing group; nil outside of specifications.
  private var current: Int?
  private var groups: [Group] = []
  private var examples: [Example] = []

  private static let exampleLimit = 64

  /// Whether a specification is being run.
  var isRunning: Bool { current != nil }

  mutating func begin() {
    groups = [Group(parent: nil, isSkipped: false)]
    current = 0
  }

  /// Begins a group, and returns the enclosing one.
  mutating func beginGroup(isSkipped: Bool) -> Int? {
    defer { current = groups.count - 1 }
    groups.append(Group(parent: current, isSkipped: isSkipped))
    return current
  }

  mutating func endGroup(_ outer: Int?) { current = outer }

  mutating func addExample(_ closure: Int, isSkipped: Bool) {
    guard let current else { return }
    examples.append(Example(closure: closure, group: current, isSkipped: isSkipped))
  }

  mutating func add(_ closure: Int, to hook: Hook) {
    guard let current else { return }
    groups[current].hooks[hook, default: []].append(closure)
  }

  var exampleCount: Int { examples.count }

  /// All closures: the hooks of each group, then the examples.
  var closures: [Int] {
    let order: [Hook] = [.before, .justBefore, .after]
    return groups.flatMap { group in order.flatMap { group.hooks[$0] ?? [] } } + examples.map(\.closure)
  }

  /// The runs of the first examples.
  var runs: [Run] {
    examples.prefix(Self.exampleLimit).map { example in
      var enclosing: [Group] = []
      var next: Int? = example.group
      while let index = next {
        enclosing.insert(groups[index], at: 0)
        next = groups[index].parent
      }
      func hooks(_ hook: Hook, _ groups: [Group]) -> [Int] { groups.flatMap { $0.hooks[hook] ?? [] } }
      return Run(
        closures: hooks(.before, enclosing) + hooks(.justBefore, enclosing) + [example.closure]
          + hooks(.after, enclosing.reversed()),
        isSkipped: example.isSkipped || enclosing.contains(where: \.isSkipped))
    }
  }
}
