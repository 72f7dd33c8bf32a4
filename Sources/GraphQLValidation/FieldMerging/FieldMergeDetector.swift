import GraphQLSchema
import GraphQLSyntax
import Source

/// Decides in about linear time whether all fields of a definition can be merged. Doesn't locate conflicts.
///
/// The reference implementation compares fields pairwise. Here, fields with the same response key form a group, and the
/// selection sets below them are merged as one. Each combination of sets is merged once. (The idea is Simon Adameit's,
/// https://tech.new-work.se/graphql-overlapping-fields-can-be-merged-fast-ea6e92e0a01.)
struct FieldMergeDetector {
  /// The result for a definition.
  enum Verdict {
    case mergeable, conflicting
    /// The budget is exhausted; only hostile input comes here.
    case tooComplex
  }

  let unit: ValidationUnit
  var table = ResponseKeyTable()
  var members: [Member] = []
  var queue = MergeQueue()
  private var spreads: [Int] = []
  private var visited: [UInt32]
  private var round: UInt32 = 0
  /// The fragments with root fields that were merged as part of a light definition.
  private var isCovered: [Bool]
  private var newlyCovered: [Int] = []
  private var verdicts: [Verdict?]
  /// The number of fields that the current definition may still visit.
  var budget = 0
  /// Whether fields of object types that exclude each other occurred.
  var metExclusiveParents = false

  /// The number of fields that one definition may visit.
  private static let limit = 50_000
  /// The weight up to which the budget suffices, unless object types exclude each other. Each expanded selection is
  /// visited once in its own set, and at most once merged with others.
  private static let light = limit / 2

  init(_ unit: ValidationUnit) {
    self.unit = unit
    visited = Array(repeating: 0, count: unit.documents.definitions.count)
    isCovered = Array(repeating: false, count: unit.documents.definitions.count)
    verdicts = Array(repeating: nil, count: unit.documents.definitions.count)
  }

  /// Returns whether the fields of a definition and its fragments merge. Conflicts within a single fragment belong to
  /// the verdict on that fragment.
  ///
  /// The result depends only on the definition and its fragments. Earlier calls only make it cheaper.
  mutating func verdict(on definition: Int) -> Verdict {
    if let known = verdicts[definition] { return known }
    guard isHeavy(definition) else { return judge(definition) }
    // Don't retry a fragment that exceeded the budget as part of another definition.
    let parts = unit.graph.closure(of: definition).filter { isHeavy($0) && verdicts[$0] == nil }
    for part in parts.sorted(by: { unit.graph.positions[$1] < unit.graph.positions[$0] }) {
      if unit.graph.targets[part].contains(where: { isHeavy($0) && verdicts[$0] == .tooComplex }) {
        verdicts[part] = .tooComplex
      } else {
        _ = judge(part)
      }
    }
    return verdicts[definition] ?? .tooComplex
  }

  /// Whether a definition is so large that it may exceed the budget, and reaches no cycle.
  private func isHeavy(_ definition: Int) -> Bool {
    let weight = unit.graph.weights[definition]
    return Self.light < weight && weight <= FragmentGraph.maximumWeight
  }

  /// Computes a verdict. Skips the root set of a covered fragment, unless exclusive parents may exhaust the budget.
  private mutating func judge(_ definition: Int) -> Verdict {
    var verdict = merge(definition, isCovered: isCovered[definition])
    if isCovered[definition], metExclusiveParents { verdict = merge(definition, isCovered: false) }
    if verdict == .mergeable, !metExclusiveParents, unit.graph.weights[definition] <= Self.light {
      for fragment in newlyCovered { isCovered[fragment] = true }
    }
    verdicts[definition] = verdict
    return verdict
  }

  private mutating func merge(_ definition: Int, isCovered: Bool) -> Verdict {
    budget = Self.limit
    metExclusiveParents = false
    queue.removeAll()
    newlyCovered.removeAll(keepingCapacity: true)
    let sets = unit.resolved[definition].selectionSets
    for (number, set) in sets.enumerated() where !(number == 0 && isCovered) {
      if set.count == 1, isPlain(set.indices.lowerBound, in: definition) { continue }
      begin()
      collect(set, in: definition)
      collectSpreads(covering: true)
      if budget < 0 { return .tooComplex }
      guard mergeGroups(.both) else { return .conflicting }
    }
    while let item = queue.next() {
      begin()
      for set in queue.sets(of: item) { collect(set.list, in: set.definition) }
      collectSpreads(covering: false)
      if budget < 0 { return .tooComplex }
      guard mergeGroups(item.mode) else { return .conflicting }
    }
    return budget < 0 ? .tooComplex : .mergeable
  }

  /// Whether a selection is a field or a spread. As the only selection of a set, it adds nothing to the check of its
  /// fragment.
  private func isPlain(_ selection: Int, in definition: Int) -> Bool {
    let resolved = unit.resolved[definition][selection: selection]
    return resolved.traits.contains(.field) || 0 <= resolved.fragment
  }

  // MARK: Collecting

  private mutating func begin() {
    table.removeAll()
    round &+= 1
  }

  /// Recursion follows nested inline fragments, which the parser bounds.
  private mutating func collect(_ set: NodeList<Selection>, in definition: Int) {
    let number = unit.documents.definitions[definition].document
    budget -= set.count
    for index in set.indices {
      switch unit.documents.documents[number].selections[index] {
      case .field(let field):
        table.insert(field.responseKey, definition: definition, selection: index)
      case .inlineFragment(let fragment):
        collect(fragment.selectionSet.selections, in: definition)
      case .fragmentSpread:
        let target = unit.resolved[definition][selection: index].fragment
        if 0 <= target { spreads.append(Int(target)) }
      }
    }
  }

  private mutating func collectSpreads(covering: Bool) {
    while let fragment = spreads.popLast() {
      guard visited[fragment] != round, let root = unit.documents[fragment].rootSelectionSet else { continue }
      visited[fragment] = round
      if covering { newlyCovered.append(fragment) }
      if 0 <= budget { collect(root.selections, in: fragment) }
    }
  }
}
