import GraphQLSchema
import Source

/// A structure that selections of other sets are merged into.
struct MergeTarget {
  /// The conditions on the way to it: for each object from the root to its own, those from its field inwards.
  var path: [[ScopeCondition]]
  /// What follows from these, for each object.
  var scopes: [Scope]
  /// In the definition's `entities`; nil where nothing is selected from it.
  var entity: Int?
  /// In the definition's `sets`.
  var set: Int?
  /// The sets because of which there is a structure, where it has no set of its own.
  var derived: [MergedSource]

  var isEntityRoot: Bool { (path.last?.count ?? 1) == 1 }

  init(path: [[ScopeCondition]], entity: Int?, set: Int?, derived: [MergedSource] = [], schema: Schema) {
    self.path = path
    scopes = path.map { $0.reduce(Scope()) { $0.appending($1, in: schema) } }
    self.entity = entity
    self.set = set
    self.derived = derived
  }
}

/// What other selection sets contribute to a structure.
struct MergedSelections {
  /// By response key.
  var fields = OrderedTable<Name, MergedField>()
  /// Inline fragments that none of the structure's own stands for, with the sets that ask for them.
  var inlineFragments = OrderedTable<ScopeCondition, [MergedSource]>()
  /// By name.
  var fragments = OrderedTable<Name, FragmentSpreadSelection>()
  var sources = OrderedTable<MergedSource, MergedSource>()
  /// The response keys that are there whenever the structure is, because of its own selections or of others.
  var surelyIncluded: Set<Name> = []
  /// How much work it was to find it.
  var steps = 0
}

struct MergedField {
  let field: SelectedField
  /// The conditions on the object that the field returns, where it returns one.
  var chain: [ScopeCondition] = []
  /// The sets that select from this object, without repetitions.
  private(set) var sources: [MergedSource] = []

  init(field: SelectedField, chain: [ScopeCondition] = []) {
    self.field = field
    self.chain = chain
  }

  mutating func add(_ source: MergedSource) {
    if !sources.contains(source) { sources.append(source) }
  }
}
