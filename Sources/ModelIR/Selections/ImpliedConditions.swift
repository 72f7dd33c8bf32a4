import Source

/// The conditions that hold whenever a response has an object.
///
/// Several selections can lead to one object under different conditions. Then its presence implies only the conditions
/// that all of them share, whatever types they have.
struct ImpliedConditions: Sendable {
  /// For each entity of a definition; empty if no selection has conditions.
  private let byEntity: [Set<InclusionCondition>]

  /// Whether no selection has conditions.
  var isUnconditional: Bool { byEntity.isEmpty }

  /// The conditions that an entity implies.
  subscript(entity: Int) -> Set<InclusionCondition> { byEntity.isEmpty ? [] : byEntity[entity] }

  /// - Complexity: linear in the sets, and in the entities of the spread fragments.
  init(_ builder: SelectionsBuilder, scopePaths: [[[ScopeCondition]]]) {
    let hasConditions =
      builder.sets.contains { !$0.scope.conditions.isEmpty }
      || builder.spreads.contains { !$0.inclusion.isAlways || !$0.fragment.implied.isUnconditional }
    guard hasConditions, !builder.isTruncated else {
      byEntity = []
      return
    }
    var paths = EntityPaths(builder)
    var common: [Int: Set<InclusionCondition>] = [:]
    func add(_ conditions: Set<InclusionCondition>, to path: Int) {
      common[path] = common[path]?.intersection(conditions) ?? conditions
    }
    let conditions = scopePaths.map { path in Set(path.joined().flatMap(\.conditions)) }
    for (set, content) in builder.sets.enumerated() where content.isEntityRoot && builder.canonical(set) == set {
      add(conditions[set], to: paths[content.entity])
    }
    for spread in builder.spreads {
      let outer = conditions[spread.owner].union(spread.inclusion.sharedConditions)
      for (entity, path) in paths.paths(of: spread, in: builder).enumerated() where 0 < entity {
        add(outer.union(spread.fragment.implied[entity]), to: path)
      }
    }
    byEntity = builder.entities.indices.map { common[paths[$0]] ?? [] }
  }
}

/// Numbers for the response paths of entities. Entities that differ only in types share one.
private struct EntityPaths {
  private struct Key: Hashable {
    let parent: Int
    let responseKey: Name
  }

  private var known: [Key: Int] = [:]
  private var byEntity: [Int] = []

  init(_ builder: SelectionsBuilder) {
    for entity in builder.entities {
      byEntity.append(entity.key.map { path($0.responseKey, below: byEntity[$0.parent]) } ?? 0)
    }
  }

  subscript(entity: Int) -> Int { byEntity[entity] }

  private mutating func path(_ responseKey: Name, below parent: Int) -> Int {
    let key = Key(parent: parent, responseKey: responseKey)
    if let number = known[key] { return number }
    let number = known.count + 1
    known[key] = number
    return number
  }

  /// Returns the paths in the definition of the entities of a spread fragment.
  mutating func paths(of spread: FragmentSpreadSelection, in builder: SelectionsBuilder) -> [Int] {
    var result: [Int] = []
    for entity in spread.fragment.entities {
      result.append(
        entity.key.map { path($0.responseKey, below: result[$0.parent]) } ?? self[builder.sets[spread.owner].entity])
    }
    return result
  }
}
