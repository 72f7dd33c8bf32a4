import GraphQLSyntax
import ModelIR
import Source

/// A selection set of a definition.
struct SelectionSource: Hashable, Sendable {
  let definition: DefinitionSelections
  /// The index in the definition's sets.
  let set: Int

  /// The conditions of the set: the ones between the object's field and the set.
  var conditions: [InclusionCondition] {
    var result: [InclusionCondition] = []
    var current: Int? = set
    while let index = current {
      result += definition.sets[index].scope.conditions
      current = definition.sets[index].isEntityRoot ? nil : definition.sets[index].parent
    }
    return result
  }

  static func == (a: SelectionSource, b: SelectionSource) -> Bool {
    a.set == b.set && a.definition.name == b.definition.name && a.definition.kind == b.definition.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(set)
    hasher.combine(definition.name)
  }
}

/// The known variables of a conversion.
struct VariableValues: Hashable, Sendable {
  /// The value of a variable, as far as conditions depend on it.
  enum AbstractValue: Hashable, Sendable {
    case boolean(Bool)
    case null, unknown
  }

  var values: [Name: AbstractValue] = [:]
  /// Whether there are surely no other variables.
  var isComplete = true
  /// The spelling of the variables in the call.
  var place = VariablesPlace.other

  static let none = VariableValues()
  static let unknown = VariableValues(isComplete: false)

  /// Returns whether a condition holds (rule d.2). It doesn't hold if its variable is absent. Null counts as false.
  func holds(_ condition: InclusionCondition) -> Certainty {
    switch values[condition.variable] {
    case .boolean(let value): value != condition.isInverted ? .yes : .no
    case .null: condition.isInverted ? .yes : .no
    case .unknown: .maybe
    case nil: isComplete ? .no : .maybe
    }
  }

  func holds(_ conditions: [InclusionCondition]) -> Certainty {
    conditions.reduce(.yes) { $0.and(holds($1)) }
  }

  /// - Parameter known: the conditions of the selection set, which generated code doesn't check again.
  func holds(_ inclusion: Inclusion, given known: [InclusionCondition]) -> Certainty {
    inclusion.holds(given: known) ? .yes : inclusion.groups.reduce(.no) { $0.or(holds($1)) }
  }

  /// Returns whether a deferred fragment is part of the initial response.
  func isExecuted(_ deferral: Deferral?) -> Certainty {
    guard let deferral else { return .yes }
    guard let variable = deferral.variable else { return .no }
    return holds(InclusionCondition(variable, isInverted: false)).negated
  }
}

/// The fields that a conversion takes from one object: the executor's part of rule d.2.
struct Execution {
  /// A field that the conversion may take.
  struct Field {
    var certainty: Certainty
    /// The lists and non-null marks around its type.
    var wrappers: TypeWrappers
    /// The selection sets of the field's objects.
    var sources: [SelectionSource: Certainty] = [:]

    /// Whether the field needs a value.
    var isRequired: Bool { wrappers.isNonNull }
  }

  /// The executed fields by response key.
  private(set) var fields: [Name: Field] = [:]
  /// The selection sets that apply to the object.
  private(set) var fulfilled: [SelectionSource: Certainty] = [:]

  /// Executes selection sets on an object of a type.
  ///
  /// - Complexity: linear in the selections that apply to it, fragments included.
  init(_ sources: [SelectionSource: Certainty], on type: Name, variables: VariableValues, in code: GeneratedCode) {
    var open = sources.map { ($0.key, $0.value) }
    while let (source, certainty) = open.popLast() {
      guard certainty != .no, (fulfilled[source] ?? .no) < certainty else { continue }
      fulfilled[source] = certainty
      let selections = source.definition
      let set = selections.sets[source.set]
      let known = source.conditions
      for index in set.fields {
        let field = selections.fields[index]
        add(field, of: selections, certainty.and(variables.holds(field.inclusion, given: known)))
      }
      for child in set.inlineFragments {
        let inner = selections.sets[child]
        let applies = certainty.and(code.matches(type, inner.type))
          .and(variables.holds(Inclusion(allOf: inner.scope.conditions), given: known))
          .and(variables.isExecuted(inner.scope.deferral))
        open.append((SelectionSource(definition: selections, set: child), applies))
      }
      for spread in set.spreads.map({ selections.spreads[$0] }) {
        let applies = certainty.and(variables.holds(spread.inclusion, given: known))
          .and(variables.isExecuted(spread.condition.deferral))
        open.append((SelectionSource(definition: spread.fragment, set: 0), applies))
      }
    }
  }

  private mutating func add(
    _ field: SelectedField, of definition: DefinitionSelections, _ certainty: Certainty
  ) {
    guard certainty != .no else { return }
    var known = fields[field.responseKey] ?? Field(certainty: .no, wrappers: field.wrappers)
    known.certainty = known.certainty.or(certainty)
    if let set = field.selectionSet {
      let source = SelectionSource(definition: definition, set: set)
      known.sources[source] = (known.sources[source] ?? .no).or(certainty)
    }
    fields[field.responseKey] = known
  }
}
