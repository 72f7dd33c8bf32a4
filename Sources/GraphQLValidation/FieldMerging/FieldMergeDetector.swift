import GraphQLSchema
import GraphQLSyntax
import Source

/// Finds out fast whether all fields of a definition can be merged; says nothing about where they cannot.
///
/// The reference implementation compares fields pair by pair. Here the fields with the same response key are taken
/// together, and the selection sets below them are merged as one group, so the work is about linear in the size of
/// what is merged. Groups that were merged before are not merged again. (The idea is Simon Adameit's,
/// https://tech.new-work.se/graphql-overlapping-fields-can-be-merged-fast-ea6e92e0a01.)
struct FieldMergeDetector {
  enum Verdict {
    case mergeable, conflicting
    /// Given up: only input made for the purpose comes here.
    case tooComplex
  }

  let unit: ValidationUnit
  var table = ResponseKeyTable()
  var members: [Member] = []
  var queue = MergeQueue()
  private var spreads: [Int] = []
  private var visited: [UInt32]
  private var round: UInt32 = 0
  /// The fragments whose own fields have been merged as part of what spreads them, at no risk of being given up.
  private var isCovered: [Bool]
  private var newlyCovered: [Int] = []
  private var verdicts: [Verdict?]
  /// How many more fields may be looked at for the definition.
  var budget = 0
  /// Whether fields of object types that exclude each other were met.
  var metExclusiveParents = false

  /// How many fields are looked at for one definition before it is given up.
  private static let limit = 50_000
  /// A definition of no more weight is not given up unless it has fields on types that exclude each other: each of its
  /// written-out selections is looked at once in its own set and at most once merged with others.
  private static let light = limit / 2

  init(_ unit: ValidationUnit) {
    self.unit = unit
    visited = Array(repeating: 0, count: unit.documents.definitions.count)
    isCovered = Array(repeating: false, count: unit.documents.definitions.count)
    verdicts = Array(repeating: nil, count: unit.documents.definitions.count)
  }

  /// A verdict on the fields of a definition and of the fragments that it reaches, as far as these are merged with
  /// others: conflicts within a fragment alone are found when the fragment is looked at.
  ///
  /// It is a function of the definition and of what it reaches: what was asked before makes it cheaper, never another.
  mutating func verdict(on definition: Int) -> Verdict {
    if let known = verdicts[definition] { return known }
    guard isHeavy(definition) else { return judge(definition) }
    // A fragment that was given up is not tried again as a part of what spreads it.
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

  /// Whether a definition stands for so much that it may have to be given up, and reaches no circle.
  private func isHeavy(_ definition: Int) -> Bool {
    let weight = unit.graph.weights[definition]
    return Self.light < weight && weight <= FragmentGraph.mostWeight
  }

  /// What was covered is as good as mergeable by itself, unless there is something else that may use the budget up.
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

  /// Whether this is a field or a spread, not an inline fragment: alone, it is merged with nothing but what the
  /// fragment itself is checked for.
  private func isPlain(_ selection: Int, in definition: Int) -> Bool {
    let resolved = unit.resolved[definition][selection: selection]
    return resolved.traits.contains(.field) || 0 <= resolved.fragment
  }

  // MARK: Collecting

  private mutating func begin() {
    table.removeAll()
    round &+= 1
  }

  /// Recurses as deep as inline fragments nest, which the parser bounds.
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
