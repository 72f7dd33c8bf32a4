import Source

/// The trees of all selections from each entity.
extension SelectionsBuilder {
  mutating func entity(_ key: EntityKey) -> Int {
    entityIndex[key] ?? addEntity(key, type: key.type)
  }

  mutating func addEntity(_ key: EntityKey?, type: TypeIdentity) -> Int {
    let level = key.map { entities[$0.parent].level + 1 } ?? 0
    entities.append(Entity(key: key, level: level, type: type, node: 0))
    let index = entities.count - 1
    if let key { entityIndex[key] = index }
    if Self.levelLimit < level || Self.nodeLimit < nodes.count { isTruncated = true }
    entities[index].node = addNodes(of: index, from: 0)
    return index
  }

  /// Adds a node for each object on the entity's path, from `level` on. Returns the first node.
  private mutating func addNodes(of entity: Int, from level: Int) -> Int {
    var next: Int?
    var current: Int? = entity
    while let index = current, level <= entities[index].level {
      let type = entities[index].type
      nodes.append(
        SelectionNode(condition: ScopeCondition(type: type), type: type, next: next, holdsSelections: index == entity))
      next = nodes.count - 1
      current = entities[index].key?.parent
    }
    return next ?? 0
  }

  /// Adds the selections of a set to its entity's tree.
  mutating func record(_ set: Int) {
    record(fields: sets[set].fields, spreads: sets[set].spreads, of: set)
  }

  mutating func record(spreads: [Int], of set: Int) {
    record(fields: [], spreads: spreads, of: set)
  }

  private mutating func record(fields: [Int], spreads: [Int], of set: Int) {
    guard !fields.isEmpty || !spreads.isEmpty else { return }
    let entity = sets[set].entity
    var node = entities[entity].node
    let path = scopePath(of: set)
    for (level, chain) in path.enumerated() {
      let isLast = level + 1 == path.count
      // `MergeWalk` checks the conditions on the outer fields.
      for condition in isLast ? chain[...] : chain.dropFirst() where nodes[node].condition != condition {
        node = child(condition, of: node)
      }
      if !isLast { node = next(of: node, entity: entity, level: level) }
    }
    nodes[node].holdsSelections = true
    nodes[node].sources.append(SelectionNode.Source(set: set, fields: fields, spreads: spreads))
  }

  /// Adds the selections of a fragment to the trees of the object that spreads it and of the objects below.
  mutating func record(fragmentOf index: Int) {
    let spread = spreads[index]
    if spread.fragment.isTruncated { isTruncated = true }
    guard !isTruncated else { return }
    let owner = sets[spread.owner].entity
    let chain =
      (scopePath(of: spread.owner).last ?? []).dropFirst() + (spread.condition.isEmpty ? [] : [spread.condition])
    var found: [Int] = []
    for (number, entity) in spread.fragment.entities.enumerated() {
      let target = entity.key.map {
        self.entity(
          EntityKey(parent: found[$0.parent], responseKey: $0.responseKey, type: $0.type, wrappers: $0.wrappers))
      }
      found.append(target ?? owner)
      guard !isTruncated else { return }
      var node = entities[found[number]].node
      for level in 0..<entities[owner].level { node = next(of: node, entity: found[number], level: level) }
      for condition in chain { node = child(condition, of: node) }
      let fragment = SelectionNode.Fragment(spread: index, entity: number)
      if spread.inclusion.isAlways { nodes[node].fragments.append(fragment) }
      for group in spread.inclusion.groups {
        nodes[child(ScopeCondition(conditions: group), of: node)].fragments.append(fragment)
      }
    }
  }

  /// Returns the conditions on the path to a set. For each object from the root, these are the conditions from its
  /// field inwards.
  func scopePath(of set: Int) -> [[ScopeCondition]] {
    var result: [[ScopeCondition]] = []
    var chain: [ScopeCondition] = []
    var current: Int? = set
    while let index = current {
      chain.append(sets[index].scope)
      if sets[index].isEntityRoot {
        result.append(chain.reversed())
        chain = []
      }
      current = sets[index].parent
    }
    return result.reversed()
  }

  private mutating func child(_ condition: ScopeCondition, of node: Int) -> Int {
    var condition = condition
    if condition.type == nodes[node].type { condition.type = nil }
    let key = NodeKey(node: node, condition: condition)
    if let child = childIndex[key] { return child }
    nodes.append(SelectionNode(condition: condition, type: condition.type ?? nodes[node].type))
    childIndex[key] = nodes.count - 1
    nodes[node].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func next(of node: Int, entity: Int, level: Int) -> Int {
    if let next = nodes[node].next { return next }
    let next = addNodes(of: entity, from: level + 1)
    nodes[node].next = next
    return next
  }
}
