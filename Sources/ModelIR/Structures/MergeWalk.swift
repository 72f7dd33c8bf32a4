import GraphQLSchema
import Source

/// A walk that finds the selections of other sets that merge into a structure. It visits the tree of the entity and the
/// trees of spread fragments, where conditions hold.
struct MergeWalk {
  private let target: MergeTarget
  private let schema: Schema
  private let strategy: MergingStrategy
  /// Whether to check all conditions on the path to a set.
  private let isCorrected: Bool
  /// Whether selections inside deferred fragments merge into the structures there.
  private let followsDeferral: Bool
  private let directKeys: Set<Name>
  private let directFragments: Set<Name>
  private let directConditions: Set<ScopeCondition>
  /// The definition and the visited fragments.
  private var contexts: [Context]
  private var open: [Step] = []
  private var visited: Set<Visit> = []
  private(set) var result = MergedSelections()

  /// A definition with a visited tree.
  private struct Context {
    let selections: DefinitionSelections
    /// The level of the target's path where the definition's path begins.
    let level: Int
  }

  /// A position in a tree.
  private struct Cursor {
    let context: Int
    let node: Int
    /// The level of the node's object on the target's path.
    let level: Int
    /// The number of the target's conditions on that object that were followed.
    let position: Int
    let origin: MergingStrategy
  }

  /// A pending step of the walk.
  private enum Step {
    case node(Cursor)
    case child(Int, of: Cursor)
    case fragment(SelectionNode.Fragment, at: Cursor)
  }

  /// The key of a visit to a fragment.
  private struct Visit: Hashable {
    let fragment: Name
    let entity: Int
    let level: Int
    let position: Int
    let origin: MergingStrategy
  }

  private init(
    _ target: MergeTarget, in selections: DefinitionSelections, schema: Schema, strategy: MergingStrategy,
    isCorrected: Bool, followsDeferral: Bool
  ) {
    self.target = target
    self.schema = schema
    self.strategy = strategy
    self.isCorrected = isCorrected
    self.followsDeferral = followsDeferral
    contexts = [Context(selections: selections, level: 0)]
    let set = target.set.map { selections.sets[$0] }
    directKeys = Set(set?.fields.map { selections.fields[$0].responseKey } ?? [])
    directFragments = Set(set?.spreads.map { selections.spreads[$0].fragment.name } ?? [])
    directConditions = Set(set?.inlineFragments.map { selections.sets[$0].scope } ?? [])
  }

  /// Returns the selections that merge into a target. Linear in the nodes of the visited trees and in the result.
  static func run(
    _ target: MergeTarget, in selections: DefinitionSelections, schema: Schema, strategy: MergingStrategy,
    isCorrected: Bool, followsDeferral: Bool
  ) -> MergedSelections {
    guard let entity = target.entity else { return MergedSelections() }
    var walk = MergeWalk(
      target, in: selections, schema: schema, strategy: strategy, isCorrected: isCorrected,
      followsDeferral: followsDeferral)
    let node = selections.entities[entity].node
    walk.open = [.node(Cursor(context: 0, node: node, level: 0, position: 0, origin: .ancestors))]
    while let step = walk.open.popLast() {
      walk.result.steps += 1
      switch step {
      case .node(let cursor): walk.visit(cursor)
      case .child(let child, of: let cursor): walk.enter(child, of: cursor)
      case .fragment(let fragment, at: let cursor): walk.enter(fragment, at: cursor)
      }
    }
    return walk.result
  }

  private mutating func visit(_ cursor: Cursor) {
    let node = contexts[cursor.context].selections.nodes[cursor.node]
    // The step added last is taken first.
    for fragment in node.fragments.reversed() { open.append(.fragment(fragment, at: cursor)) }
    for child in node.children.reversed() { open.append(.child(child, of: cursor)) }
    let isEnd = cursor.position + 1 == target.path[cursor.level].count
    if let next = node.next {
      guard cursor.level + 1 < target.path.count else { return }
      var origin = cursor.origin
      if !origin.contains(.siblings) {
        let next: MergingStrategy = isEnd ? .ancestors : .siblings
        origin = next.union(origin.intersection(.namedFragments))
      }
      open.append(
        .node(Cursor(context: cursor.context, node: next, level: cursor.level + 1, position: 0, origin: origin)))
    } else {
      let isTarget = isEnd && cursor.origin == .ancestors
      for source in node.sources { merge(source, in: cursor.context, from: isTarget ? [] : cursor.origin) }
    }
  }

  private mutating func enter(_ child: Int, of cursor: Cursor) {
    let selections = contexts[cursor.context].selections
    let condition = selections.nodes[child].condition
    let chain = target.path[cursor.level]
    if condition.deferral != nil {
      guard followsDeferral, cursor.position + 1 < chain.count, chain[cursor.position + 1] == condition else { return }
    }
    func step(_ position: Int, _ origin: MergingStrategy) -> Step {
      .node(
        Cursor(context: cursor.context, node: child, level: cursor.level, position: position, origin: origin))
    }
    if cursor.position + 1 < chain.count, chain[cursor.position + 1] == condition {
      open.append(step(cursor.position + 1, .ancestors))
    } else if target.scopes[cursor.level].matches(condition, in: schema) {
      open.append(step(cursor.position, .siblings))
    } else if selections.nodes[cursor.node].holdsSelections, selections.nodes[child].holdsSelections {
      addComposite(condition, from: selections.nodes[child].sources, in: cursor)
    }
  }

  private mutating func enter(_ fragment: SelectionNode.Fragment, at cursor: Cursor) {
    let selections = contexts[cursor.context].selections
    let spread = selections.spreads[fragment.spread]
    let owner = selections.canonicalSet(spread.owner)
    guard matches(selections.scopePaths[owner][...], in: cursor.context) else { return }
    let isOfTarget = cursor.context == 0 && spread.condition.isEmpty && target.set == owner
    let origin = isOfTarget ? .namedFragments : cursor.origin.union(.namedFragments)
    let visit = Visit(
      fragment: spread.fragment.name, entity: fragment.entity, level: cursor.level, position: cursor.position,
      origin: origin)
    // A fragment contributes the same on each path that leads to it.
    guard visited.insert(visit).inserted else { return }
    contexts.append(Context(selections: spread.fragment, level: cursor.level))
    open.append(
      .node(
        Cursor(
          context: contexts.count - 1, node: spread.fragment.entities[fragment.entity].node, level: cursor.level,
          position: cursor.position, origin: origin)))
  }

  /// Whether all conditions on a path in a definition hold for the target.
  private func matches(_ path: ArraySlice<[ScopeCondition]>, in context: Int) -> Bool {
    guard isCorrected else { return true }
    for (index, chain) in zip(path.indices, path) {
      let level = index + contexts[context].level
      guard level < target.scopes.count else { return false }
      for condition in chain where !holds(condition, at: level) { return false }
    }
    return true
  }

  private func holds(_ condition: ScopeCondition, at level: Int) -> Bool {
    var condition = condition
    if followsDeferral, let deferral = condition.deferral,
      target.path[level].contains(where: { $0.deferral == deferral })
    {
      condition.deferral = nil
    }
    return target.scopes[level].matches(condition, in: schema)
  }

  // MARK: Merging

  private mutating func merge(_ source: SelectionNode.Source, in context: Int, from origin: MergingStrategy) {
    let selections = contexts[context].selections
    let set = selections.canonicalSet(source.set)
    let merged = MergedSource(definition: selections, set: set)
    guard strategy.isSuperset(of: origin) || target.derived.contains(merged),
      matches(selections.scopePaths[set][...], in: context)
    else { return }
    var contributes = false
    let conditions = target.scopes.last?.conditions ?? []
    result.steps += source.fields.count
    for recorded in source.fields {
      // Apollo's generator ignores later selections of the same field.
      let index = isCorrected ? selections.canonicalField(recorded) : recorded
      let key = selections.fields[index].responseKey
      if selections.fields[index].inclusion.holds(given: conditions) { result.surelyIncluded.insert(key) }
      guard !directKeys.contains(key) else { continue }
      contributes = true
      merge(field: index, of: selections, under: key)
    }
    for recorded in source.spreads {
      let index = isCorrected ? selections.canonicalSpread(recorded) : recorded
      let name = selections.spreads[index].fragment.name
      guard !directFragments.contains(name) else { continue }
      contributes = true
      result.fragments[name] = selections.spreads[index]
    }
    if contributes { result.sources[merged] = merged }
  }

  /// Adds a merged field. Of fields with a leaf type, the last one counts. Of others, the first one counts, with the
  /// selections of all.
  private mutating func merge(field index: Int, of selections: DefinitionSelections, under key: Name) {
    let field = selections.fields[index]
    guard let set = field.selectionSet.map(selections.canonicalSet) else {
      result.fields[key] = MergedField(field: field)
      return
    }
    let source = MergedSource(definition: selections, set: set)
    var merged = result.fields[key]
    if merged == nil || merged?.sources.isEmpty == true {
      merged = MergedField(field: field, chain: selections.scopePaths[set].last ?? [])
    }
    merged?.add(source)
    result.fields[key] = merged
  }

  /// Adds an inline fragment with selections only in other sets. Only the structure of a whole object has such
  /// fragments.
  private mutating func addComposite(
    _ condition: ScopeCondition, from sources: [SelectionNode.Source], in cursor: Cursor
  ) {
    guard target.isEntityRoot, !directConditions.contains(condition) else { return }
    let selections = contexts[cursor.context].selections
    let merged = sources.map { MergedSource(definition: selections, set: selections.canonicalSet($0.set)) }
      .filter { matches(selections.scopePaths[$0.set].dropLast(), in: cursor.context) }
    guard !merged.isEmpty,
      strategy.isSuperset(of: cursor.origin) || merged.contains(where: target.derived.contains)
    else { return }
    var known = result.inlineFragments[condition] ?? []
    for source in merged where !known.contains(source) { known.append(source) }
    result.inlineFragments[condition] = known
  }
}
