import Source

/// Types for generic parameters. Most substitutions have few parameters, so a search is faster than a table.
package struct Substitution: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var parameter: TypeParameter
    var type: StaticType
  }

  private var entries: [Entry] = []

  package init() {}

  /// - Parameter pairs: the types. Of several types for a parameter, the first one counts.
  init(_ pairs: some Sequence<(TypeParameter, StaticType)>) {
    for (parameter, type) in pairs where self[parameter] == nil {
      entries.append(Entry(parameter: parameter, type: type))
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  package subscript(parameter: TypeParameter) -> StaticType? {
    get {
      for entry in entries where entry.parameter == parameter { return entry.type }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.parameter == parameter }
      switch (index, newValue) {
      case (let index?, let type?): entries[index].type = type
      case (let index?, nil): entries.remove(at: index)
      case (nil, let type?): entries.append(Entry(parameter: parameter, type: type))
      case (nil, nil): break
      }
    }
  }

  /// Returns the type for a generic parameter of a function.
  package func type(ofFunctionParameter name: Name) -> StaticType? {
    entries.first { entry in
      guard entry.parameter.name == name, case .function = entry.parameter.owner else { return false }
      return true
    }?.type
  }

  func mapValues(_ transform: (StaticType) -> StaticType) -> Substitution {
    var result = self
    for index in result.entries.indices { result.entries[index].type = transform(result.entries[index].type) }
    return result
  }

  /// Returns the substitution with the types of another one, which replace its own.
  func merging(_ other: Substitution) -> Substitution {
    var result = self
    for entry in other.entries { result[entry.parameter] = entry.type }
    return result
  }
}

extension Substitution: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (TypeParameter, StaticType)...) { self.init(elements) }
}
