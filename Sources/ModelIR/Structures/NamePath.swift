import GraphQLSyntax
import Source

/// The origin of a structure's name within the enclosing structure (rules c.2, c.4 and c.8).
package enum NameComponent: Hashable, Sendable {
  /// The response key of a field that returns objects, or lists of them.
  case field(Name, isList: Bool)
  /// The type and the conditions of an inline fragment.
  case condition(TypeIdentity?, [InclusionCondition])
  /// The label of a deferred inline fragment.
  case deferred(String)

  package init(_ condition: ScopeCondition) {
    if let deferral = condition.deferral {
      self = .deferred(deferral.label)
    } else {
      self = .condition(condition.type, condition.conditions)
    }
  }
}

/// The path of a structure: its definition and the names from there.
package struct NamePath: Hashable, Sendable {
  package var definition: Name
  package var kind: DefinitionSelections.Kind
  package var components: [NameComponent]

  package init(_ definition: DefinitionSelections, _ components: [NameComponent]) {
    self.definition = definition.name
    kind = definition.kind
    self.components = components
  }
}

extension DefinitionSelections {
  /// Returns the names on the path to a set.
  package func path(of set: Int) -> [NameComponent] {
    components(of: set, from: 0)
  }

  /// Returns the names on the path to a set, from the object at `level` on.
  func components(of set: Int, from level: Int) -> [NameComponent] {
    var keys: [EntityKey] = []
    var entity = entities[sets[set].entity]
    while let key = entity.key {
      keys.append(key)
      entity = entities[key.parent]
    }
    var result: [NameComponent] = []
    for (index, chain) in scopePaths[set].enumerated() where level <= index {
      if 0 < index, index <= keys.count {
        let key = keys[keys.count - index]
        result.append(.field(key.responseKey, isList: key.wrappers.isList))
      }
      result += chain.dropFirst().map { NameComponent($0) }
    }
    return result
  }

  /// Returns the paths of a set's entity and of each inline fragment from there to the set.
  func pathsFromEntity(to set: Int) -> [NamePath] {
    let path = path(of: set)
    let inner = (scopePaths[set].last?.count ?? 1) - 1
    return (0...inner).map { NamePath(self, Array(path.prefix(path.count - inner + $0))) }
  }
}
