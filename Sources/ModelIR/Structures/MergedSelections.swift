import GraphQLSchema
import Source

/// A structure with the data that merging needs.
struct MergeTarget {
  /// The conditions on the structure's path. For each object from the root to its own, these are the conditions from
  /// its field inwards.
  var path: [[ScopeCondition]]
  /// The scope of each object on the path.
  var scopes: [Scope]
  /// The index in the definition's `entities`; nil if nothing is selected from the object.
  var entity: Int?
  /// The index in the definition's `sets`.
  var set: Int?
  /// The sets that cause a structure without a set of its own.
  var derived: [MergedSource]

  var isEntityRoot: Bool { (path.last?.count ?? 1) == 1 }

  init(path: [[ScopeCondition]], entity: Int?, set: Int?, derived: [MergedSource] = [], schema: Schema) {
    self.path = path
    scopes = path.map { $0.reduce(Scope()) { $0.appending($1, in: schema) } }
    self.entity = entity
    self.set = set
    self.derived = derived
  }

  /// Whether a condition holds on some object of the path. Then it holds everywhere, since variables don't change.
  func holds(_ condition: InclusionCondition) -> Bool { scopes.contains { $0.conditions.contains(condition) } }
}

/// The selections of other sets that merge into a structure.
struct MergedSelections {
  /// By response key.
  var fields = OrderedTable<Name, MergedField>()
  /// Inline fragments that the structure's own set lacks, with the sets that select in them.
  var inlineFragments = OrderedTable<ScopeCondition, [MergedSource]>()
  /// By name.
  var fragments = OrderedTable<Name, FragmentSpreadSelection>()
  var sources = OrderedTable<MergedSource, MergedSource>()
  /// The response keys that are always present, through own or merged selections.
  var surelyIncluded: Set<Name> = []
  /// The number of steps of the walk.
  var steps = 0
}

/// A field of other sets that merges into a structure.
struct MergedField {
  let field: SelectedField
  /// The conditions on the returned object; empty for leaf types.
  var chain: [ScopeCondition] = []
  /// The distinct sets that select from the returned object.
  private(set) var sources: [MergedSource] = []

  init(field: SelectedField, chain: [ScopeCondition] = []) {
    self.field = field
    self.chain = chain
  }

  mutating func add(_ source: MergedSource) {
    if !sources.contains(source) { sources.append(source) }
  }
}
