/// The result of executing an operation for an object.
struct Executed {
  var typename: String
  /// The fields by response key, without unselected and unset fields.
  var fields: [String: ExecutedValue] = [:]
  /// The names of the fragments that applied.
  var fragments: Set<String> = []
}

/// The value of an executed field.
indirect enum ExecutedValue {
  case null
  case scalar(String)
  case list([ExecutedValue])
  case object(Executed)
}

/// Executes operations on plain objects by the specification's algorithm; unset fields are left out. See
/// https://spec.graphql.org/draft/#sec-Executing-Selection-Sets
///
/// Deferred selections are not executed, and an absent variable is neither true nor false.
struct PlainExecution {
  let schema: PlainSchema
  let fragments: [String: PlainDefinition]
  let variables: [String: Bool]

  func execute(_ selections: [PlainSelection], on object: PlainObject) -> Executed {
    var result = Executed(typename: object.typename)
    var groups: [String: [PlainField]] = [:]
    collect(selections, on: object.typename, into: &groups, &result.fragments)
    for (key, group) in groups {
      guard let value = object.fields[key] else { continue }
      result.fields[key] = complete(value, group.flatMap(\.selections))
    }
    return result
  }

  private func collect(
    _ selections: [PlainSelection], on typename: String, into groups: inout [String: [PlainField]],
    _ met: inout Set<String>
  ) {
    for selection in selections {
      switch selection {
      case .field(let field):
        if holds(field.directives) { groups[field.key, default: []].append(field) }
      case .inline(let type, let directives, let selections):
        guard holds(directives), schema.applies(type, to: typename) else { continue }
        collect(selections, on: typename, into: &groups, &met)
      case .spread(let name, let directives):
        guard holds(directives), let fragment = fragments[name], schema.applies(fragment.type, to: typename),
          met.insert(name).inserted
        else { continue }
        collect(fragment.selections, on: typename, into: &groups, &met)
      }
    }
  }

  private func complete(_ value: PlainValue, _ selections: [PlainSelection]) -> ExecutedValue {
    switch value {
    case .null: .null
    case .scalar(_, let shown): .scalar(shown)
    case .list(let elements): .list(elements.map { complete($0, selections) })
    case .object(let object): .object(execute(selections, on: object))
    }
  }

  private func holds(_ directives: [PlainDirective]) -> Bool {
    directives.allSatisfy { directive in
      switch directive {
      case .include(.literal(let value)): value
      case .skip(.literal(let value)): !value
      case .include(.variable(let name)): variables[name] == true
      case .skip(.variable(let name)): variables[name] == false
      case .deferred: false
      }
    }
  }
}
