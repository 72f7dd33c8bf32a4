import GraphQLSchema
import GraphQLSyntax
import Source

extension DefinitionStructures {
  /// Returns the structures of a definition.
  ///
  /// - Parameters:
  ///   - strategy: the sets that fields are merged from; `all` for local cache mutations.
  ///   - isCorrected: whether to correct mistakes of Apollo's generator. It merges fields of fragments and of
  ///     conditional fields without checking outer conditions.
  ///   - followsDeferral: whether structures inside deferred fragments show the selections of fragments that are spread
  ///     there. Models don't show them.
  ///   - narrowsTypes: whether structures show the fields of the object type from `ChosenObjects`. Models show the
  ///     fields that all objects have.
  /// - Complexity: for each structure, that of the selections from its object. Each object has a structure for each
  ///   combination of conditions around it. Their number can grow exponentially with the depth, up to `limit`.
  package static func build(
    _ selections: DefinitionSelections, schema: Schema, strategy: MergingStrategy = .all, isCorrected: Bool = true,
    followsDeferral: Bool = false, narrowsTypes: Bool = false, limit: Int = 50_000
  ) -> DefinitionStructures {
    var builder = StructuresBuilder(
      selections: selections, schema: schema, strategy: strategy, isCorrected: isCorrected,
      followsDeferral: followsDeferral, narrowsTypes: narrowsTypes, limit: limit)
    if selections.isTruncated {
      builder.result.isTruncated = true
    } else {
      builder.build()
    }
    return builder.result
  }
}

/// Builds the structures of a definition. It adds the children of one structure after the other.
private struct StructuresBuilder {
  let selections: DefinitionSelections
  let schema: Schema
  let strategy: MergingStrategy
  let isCorrected: Bool
  let followsDeferral: Bool
  let narrowsTypes: Bool
  let limit: Int
  let chosenObjects: ChosenObjects
  var result: DefinitionStructures
  /// The merge target of each structure.
  var targets: [MergeTarget] = []

  /// The number of steps of the walks, and of accessors.
  private var steps = 0

  /// The maximum number of steps: a hundred times the number for large definitions.
  static let stepLimit = 5_000_000

  /// The maximum nesting of structures, which exceeds the limits of compilers.
  static let depthLimit = 150

  init(
    selections: DefinitionSelections, schema: Schema, strategy: MergingStrategy, isCorrected: Bool,
    followsDeferral: Bool, narrowsTypes: Bool, limit: Int
  ) {
    self.selections = selections
    self.schema = schema
    self.strategy = strategy
    self.isCorrected = isCorrected
    self.followsDeferral = followsDeferral
    self.narrowsTypes = narrowsTypes
    self.limit = limit
    chosenObjects = ChosenObjects(schema)
    result = DefinitionStructures(selections: selections)
  }

  mutating func build() {
    let root = MergeTarget(path: selections.scopePaths[0], entity: 0, set: 0, schema: schema)
    add(.entity, root, in: nil, [])
    var index = 0
    while index < result.structures.count, !result.isTruncated {
      fill(index)
      index += 1
    }
  }

  /// Adds a structure. Returns nil if a limit is exceeded.
  @discardableResult
  private mutating func add(
    _ kind: Structure.Kind, _ target: MergeTarget, in parent: Int?, _ components: [NameComponent]
  ) -> Int? {
    let enclosing = parent.map { result.structures[$0] }
    let path = (enclosing?.path ?? []) + components
    guard result.structures.count < limit, path.count <= Self.depthLimit else {
      result.isTruncated = true
      return nil
    }
    let chain = target.path.last ?? []
    let type = chain.last { $0.type != nil }?.type ?? selections.rootType
    let isEntity = kind == .entity
    result.structures.append(
      Structure(
        kind: kind, parent: parent, path: path,
        entityPathCount: isEntity ? path.count : enclosing?.entityPathCount ?? 0, type: type,
        selectionSet: target.set, conditions: target.scopes.last?.conditions ?? []))
    targets.append(target)
    return result.structures.count - 1
  }

  private mutating func fill(_ index: Int) {
    let target = targets[index]
    let merged = merged(into: target)
    result.structures[index].mergedSources = merged.sources.values
    addInlineFragments(to: index, target, merged)
    addFragments(to: index, target, merged)
    if let narrowed = narrowed(target, result.structures[index].type) {
      addFields(to: index, narrowed, self.merged(into: narrowed))
    } else {
      addFields(to: index, target, merged)
    }
  }

  private mutating func merged(into target: MergeTarget) -> MergedSelections {
    let merged = MergeWalk.run(
      target, in: selections, schema: schema, strategy: strategy, isCorrected: isCorrected,
      followsDeferral: followsDeferral)
    steps += merged.steps + (target.set.map { selections.sets[$0].fields.count } ?? 0)
    if Self.stepLimit < steps { result.isTruncated = true }
    return merged
  }

  /// Returns a target with its object type chosen; nil if there is nothing to choose.
  private func narrowed(_ target: MergeTarget, _ type: TypeIdentity) -> MergeTarget? {
    guard narrowsTypes, type.kind != .object, let scope = target.scopes.last,
      let object = chosenObjects.object(ofTypes: scope.types.map { schema[$0].name })
    else { return nil }
    return MergeTarget(
      path: target.path.appendingToLast(ScopeCondition(type: TypeIdentity(object, .object))), entity: target.entity,
      set: target.set, derived: target.derived, schema: schema)
  }

  private mutating func addInlineFragments(to index: Int, _ target: MergeTarget, _ merged: MergedSelections) {
    var added: [Int?] = []
    for set in target.set.map({ selections.sets[$0].inlineFragments }) ?? [] {
      let scope = selections.sets[set].scope
      let child = MergeTarget(
        path: target.path.withFieldConditions(of: selections.scopePaths[set]).appendingToLast(scope),
        entity: target.entity, set: set, schema: schema)
      let kind: Structure.Kind = scope.deferral == nil ? .inlineFragment : .deferredInlineFragment
      added.append(add(kind, child, in: index, [NameComponent(scope)]))
    }
    for (scope, sources) in zip(merged.inlineFragments.keys, merged.inlineFragments.values) {
      let child = MergeTarget(
        path: target.path.appendingToLast(scope), entity: target.entity, set: nil, derived: sources, schema: schema)
      added.append(add(.compositeInlineFragment, child, in: index, [NameComponent(scope)]))
    }
    result.structures[index].inlineFragments = added.compactMap { $0 }
  }

  private mutating func addFields(to index: Int, _ target: MergeTarget, _ merged: MergedSelections) {
    let known = result.structures[index].conditions
    let isCertain = isCertain(target)
    var accessors: [FieldAccessor] = []
    for field in (target.set.map { selections.sets[$0].fields } ?? []).map({ selections.fields[$0] }) {
      var child = FieldAccessor.Child.none
      if let set = field.selectionSet {
        let entity = selections.sets[set].entity
        let inner = MergeTarget(
          path: target.path + [certain(selections.scopePaths[set].last ?? [], of: entity, below: target)],
          entity: entity, set: set, schema: schema)
        child = addEntity(inner, of: field, to: index)
      }
      let isSurelyIncluded = merged.surelyIncluded.contains(field.responseKey)
      let isConditional = !field.inclusion.holds(given: known) || (!isCertain && !isSurelyIncluded)
      accessors.append(
        FieldAccessor(
          field: field, isDirect: true, isConditional: isConditional, isSurelyIncluded: isSurelyIncluded, child: child))
    }
    for item in merged.fields.values {
      accessors.append(
        FieldAccessor(
          field: item.field, isDirect: false, isConditional: !item.field.inclusion.holds(given: known),
          isSurelyIncluded: merged.surelyIncluded.contains(item.field.responseKey),
          child: addMerged(item, to: index, target)))
    }
    result.structures[index].accessors = accessors
  }

  private mutating func addMerged(_ item: MergedField, to index: Int, _ target: MergeTarget) -> FieldAccessor.Child {
    guard let first = item.sources.first else { return .none }
    let entity = target.entity.flatMap { parent in
      selections.entity(
        EntityKey(
          parent: parent, responseKey: item.field.responseKey, type: item.field.type, wrappers: item.field.wrappers))
    }
    let inner = MergeTarget(
      path: target.path + [certain(item.chain, of: entity, below: target)], entity: entity, set: nil,
      derived: item.sources, schema: schema)
    if item.sources.count == 1, isCertain(first, at: inner) {
      return .alias(first, reference(to: first, from: inner))
    }
    return addEntity(inner, of: item.field, to: index)
  }

  private mutating func addEntity(
    _ target: MergeTarget, of field: SelectedField, to index: Int
  ) -> FieldAccessor.Child {
    let name = NameComponent.field(field.responseKey, isList: field.wrappers.isList)
    return add(.entity, target, in: index, [name]).map { .structure($0) } ?? .none
  }

  private mutating func addFragments(to index: Int, _ target: MergeTarget, _ merged: MergedSelections) {
    let known = result.structures[index].conditions
    let isCertain = isCertain(target)
    let direct = (target.set.map { selections.sets[$0].spreads } ?? []).map { selections.spreads[$0] }
    result.structures[index].fragments =
      direct.map {
        FragmentAccessor(
          spread: $0, isDirect: true, isConditional: !isCertain || !$0.inclusion.holds(given: known))
      }
      + merged.fragments.values.map {
        FragmentAccessor(spread: $0, isDirect: false, isConditional: !$0.inclusion.holds(given: known))
      }
  }

  // MARK: Certainty

  /// Returns the conditions on a field's object that its presence implies. It doesn't imply a condition if another
  /// selection leads to the same object.
  private func certain(_ chain: [ScopeCondition], of entity: Int?, below target: MergeTarget) -> [ScopeCondition] {
    guard isCorrected, let entity, let head = chain.first, !head.conditions.isEmpty else { return chain }
    var result = chain
    result[0].conditions = head.conditions.filter {
      selections.implied[entity].contains($0) || target.holds($0)
    }
    return result
  }

  /// Whether the target's own selections are executed whenever the object is present.
  private func isCertain(_ target: MergeTarget) -> Bool {
    guard let set = target.set else { return true }
    return isCertain(MergedSource(definition: selections, set: set), at: target)
  }

  /// Whether the selections of a set, and those below it, are executed as in a response to its definition alone.
  private func isCertain(_ source: MergedSource, at target: MergeTarget) -> Bool {
    guard isCorrected, !source.definition.implied.isUnconditional, let entity = target.entity else { return true }
    let conditions = source.definition.scopePaths[source.set].joined().flatMap(\.conditions)
    let isExecuted = conditions.allSatisfy { selections.implied[entity].contains($0) || target.holds($0) }
    return isExecuted && (source.definition === selections || !assumesMore(source, at: entity, in: target))
  }

  /// Whether the models of a fragment assume more conditions of the objects below a set than the response implies.
  private func assumesMore(_ source: MergedSource, at entity: Int, in target: MergeTarget) -> Bool {
    let fragment = source.definition
    var counterparts = [fragment.sets[source.set].entity: entity]
    for (index, inner) in fragment.entities.enumerated() {
      guard let key = inner.key, let parent = counterparts[key.parent],
        let counterpart = selections.entity(
          EntityKey(parent: parent, responseKey: key.responseKey, type: key.type, wrappers: key.wrappers))
      else { continue }
      counterparts[index] = counterpart
      for condition in fragment.implied[index]
      where !selections.implied[counterpart].contains(condition) && !target.holds(condition) {
        return true
      }
    }
    return false
  }

  // MARK: References

  /// Returns the reference from `target` to the structure of a set. It starts at the innermost object on both paths. It
  /// is absolute if that is the root or in a fragment.
  private func reference(to source: MergedSource, from target: MergeTarget) -> FieldAccessor.Reference {
    guard source.definition === selections else { return .absolute(source.path) }
    let path = selections.scopePaths[source.set]
    var shared = 0
    while shared < min(path.count, target.path.count),
      isSame(target.path[target.path.count - 1 - shared], path[path.count - 1 - shared])
    {
      // Nothing encloses the root.
      if shared + 1 == path.count || shared + 1 == target.path.count { break }
      shared += 1
    }
    let level = path.count - 1 - shared
    if level == 0 { return .absolute(source.path) }
    let components = selections.components(of: source.set, from: level)
    return .relative(Array(components.dropFirst(shared <= 1 ? 1 : 0)))
  }

  /// Whether two chains of conditions on an object are equivalent. The conditions on a field become an inline fragment
  /// if the field is also selected without them.
  private func isSame(_ target: [ScopeCondition], _ source: [ScopeCondition]) -> Bool {
    if target == source { return true }
    guard let head = source.first, target.first?.type == head.type, !head.conditions.isEmpty, 1 < target.count else {
      return false
    }
    return target[1].type == nil && target[1].conditions == head.conditions
  }
}

extension [[ScopeCondition]] {
  fileprivate func appendingToLast(_ condition: ScopeCondition) -> [[ScopeCondition]] {
    var result = self
    if !result.isEmpty { result[result.count - 1].append(condition) }
    return result
  }

  /// Returns the path with the conditions that another path has on the fields.
  fileprivate func withFieldConditions(of other: [[ScopeCondition]]) -> [[ScopeCondition]] {
    var result = self
    for (level, chain) in other.enumerated() where result.indices.contains(level) && !result[level].isEmpty {
      result[level][0].conditions = chain.first?.conditions ?? []
    }
    return result
  }
}
