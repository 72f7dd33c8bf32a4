import GraphQLSchema
import GraphQLSyntax
import Source

extension DefinitionStructures {
  /// The structures of a definition.
  ///
  /// - Parameters:
  ///   - strategy: from where fields are merged; `all` for local cache mutations.
  ///   - isCorrected: whether what Apollo's generator does wrong is put right: it merges fields of fragments and of
  ///     conditional fields without asking whether what stands further out applies, and refers to structures by names that
  ///     mean others where they stand.
  ///   - followsDeferral: whether structures inside of deferred fragments show what fragments that are spread there
  ///     select. Those of models do not.
  ///   - narrowsTypes: whether structures show what the object has that `chosenObject` stands for them. Those of models
  ///     show what all of their objects have.
  /// - Complexity: for each structure, that of the selections from its object. There is a structure for each object under
  ///   each of the conditions that stand around it, so their number can grow with the power of the depth; there are never
  ///   more than `limit`.
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

/// Makes structures one after the other: each one adds those that it encloses.
private struct StructuresBuilder {
  let selections: DefinitionSelections
  let schema: Schema
  let strategy: MergingStrategy
  let isCorrected: Bool
  let followsDeferral: Bool
  let narrowsTypes: Bool
  let limit: Int
  var result: DefinitionStructures
  /// Per structure.
  var targets: [MergeTarget] = []

  /// The work that was done, and the accessors that were made.
  private var steps = 0

  /// How much there may be of that: a hundred times of what large definitions take.
  static let stepLimit = 5_000_000

  /// How deep structures may enclose each other. Compilers do not go as far.
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
    guard isCorrected else { return }
    for index in result.structures.indices { result.qualifyShadowedReferences(in: index) }
  }

  /// - Returns: nil where there are too many already.
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

  /// A target where its object is known; nil where nothing more is to be known.
  private func narrowed(_ target: MergeTarget, _ type: TypeIdentity) -> MergeTarget? {
    guard narrowsTypes, type.kind != .object, let scope = target.scopes.last,
      let object = schema.chosenObject(ofTypes: scope.types.map { schema[$0].name })
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
        path: target.path.appendingToLast(scope), entity: target.entity, set: set, schema: schema)
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
    var accessors: [FieldAccessor] = []
    for field in (target.set.map { selections.sets[$0].fields } ?? []).map({ selections.fields[$0] }) {
      var child = FieldAccessor.Child.none
      if let set = field.selectionSet {
        let inner = MergeTarget(
          path: target.path + [selections.scopePaths[set].last ?? []], entity: selections.sets[set].entity, set: set,
          schema: schema)
        child = addEntity(inner, of: field, to: index)
      }
      accessors.append(
        FieldAccessor(
          field: field, isDirect: true, isConditional: !field.inclusion.holds(given: known),
          isSurelyIncluded: merged.surelyIncluded.contains(field.responseKey), child: child))
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
      path: target.path + [item.chain], entity: entity, set: nil, derived: item.sources, schema: schema)
    if item.sources.count == 1 { return .alias(first, reference(to: first, from: inner)) }
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
    let direct = (target.set.map { selections.sets[$0].spreads } ?? []).map { selections.spreads[$0] }
    result.structures[index].fragments =
      direct.map {
        FragmentAccessor(spread: $0, isDirect: true, isConditional: !$0.inclusion.holds(given: known))
      }
      + merged.fragments.values.map {
        FragmentAccessor(spread: $0, isDirect: false, isConditional: !$0.inclusion.holds(given: known))
      }
  }

  // MARK: References

  /// How the structure of a set is called where `target` would stand: from the innermost object on the way to both, or
  /// from the outside if that is the root or in a fragment.
  private func reference(to source: MergedSource, from target: MergeTarget) -> FieldAccessor.Reference {
    guard source.definition === selections else { return .absolute(source.path) }
    let path = selections.scopePaths[source.set]
    var shared = 0
    while shared < min(path.count, target.path.count),
      isSame(target.path[target.path.count - 1 - shared], path[path.count - 1 - shared])
    {
      // At the root there is nothing further out.
      if shared + 1 == path.count || shared + 1 == target.path.count { break }
      shared += 1
    }
    let level = path.count - 1 - shared
    if level == 0 { return .absolute(source.path) }
    let components = selections.components(of: source.set, from: level)
    return .relative(Array(components.dropFirst(shared <= 1 ? 1 : 0)))
  }

  /// Whether two places on one object stand for the same: also where the conditions on a field became an inline fragment
  /// because the field is selected without them, too.
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
}
