import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

extension Model {
  /// Returns whether generated code declares a property of this name.
  func shows(_ name: Name) -> Bool {
    type.view.fields[name] != nil || type.view.inlineFragments[name] != nil
      || name == ModelReader.fragments && !type.view.fragments.isEmpty
  }

  /// Whether the model can be shown as one of its inline fragments.
  func isShown(inlineFragment index: Int, _ execution: Execution) -> Certainty {
    type.isShown(inlineFragment: index, execution)
  }
}

extension ModelType {
  /// Whether a model of the type can be shown as one of its inline fragments.
  func isShown(inlineFragment index: Int, _ execution: Execution) -> Certainty {
    let structure = definition.structures.structures[index]
    if let set = structure.selectionSet {
      return execution.fulfilled[SelectionSource(definition: definition.selections, set: set)] ?? .no
    }
    guard !structure.mergedSources.isEmpty else { return .maybe }
    return structure.mergedSources.reduce(.yes) { certainty, source in
      certainty.and(execution.fulfilled[SelectionSource(definition: source.definition, set: source.set)] ?? .no)
    }
  }
}

extension GeneratedCode {
  /// Returns the selection of a field of a model, in the selections that the conversion fills or in merged ones.
  func origin(of key: Name, in model: Model, _ mock: AbstractMock) -> FieldOrigin? {
    let execution = Execution(model.sources, on: mock.convertedType, variables: model.variables, in: self)
    let merged = model.type.value.mergedSources.map { SelectionSource(definition: $0.definition, set: $0.set) }
    return origin(of: key, in: execution, merged: merged, own: model.type.definition.selections)
  }

  /// Returns the selection of a field of an object.
  ///
  /// - Parameters:
  ///   - merged: other selections that are searched.
  ///   - own: the definition whose selections come first.
  func origin(
    of key: Name, in execution: Execution, merged: [SelectionSource] = [], own: DefinitionSelections? = nil
  ) -> FieldOrigin? {
    let sources = Array(execution.fulfilled.keys) + merged
    let candidates = sources.compactMap { source -> (source: SelectionSource, field: SelectedField)? in
      let fields = source.definition.sets[source.set].fields.lazy.map { source.definition.fields[$0] }
      return fields.first { $0.responseKey == key }.map { (source, $0) }
    }
    // The definition's own selections come first, whatever order the others were found in.
    let first = candidates.min { a, b in
      let isOwn = (a.source.definition === own, b.source.definition === own)
      if isOwn.0 != isOwn.1 { return isOwn.0 }
      return (a.source.definition.name, a.source.set) < (b.source.definition.name, b.source.set)
    }
    return first.map { FieldOrigin($0.field, in: $0.source) }
  }

  /// Returns the data for fixes that set a field and all other fields that the conversion requires of the mock.
  func unsetFields(
    _ key: Name, _ execution: Execution, of model: Model, _ mock: AbstractMock
  ) -> UnsetFields? {
    guard let creation = mock.creation, self.mock(ofType: mock.type) != nil else { return nil }
    var fields: [UnsetFields.Field] = []
    for (responseKey, selected) in execution.fields.sorted(by: { $0.key < $1.key }) where selected.isRequired {
      let isMissing = selected.certainty == .yes && mock.content(of: responseKey) == .nothing
      guard isMissing || responseKey == key else { continue }
      fields.append(
        UnsetFields.Field(key: responseKey, sources: selected.sources, nilPlace: mock.nils[responseKey]))
    }
    return UnsetFields(
      type: mock.type, creation: creation, role: mock.defaultOf, key: key, fields: fields, variables: model.variables)
  }

  /// Returns the conditions that leave out a selection because their variables have no value.
  func absentConditions(
    of model: Model, _ mock: AbstractMock, _ isSelected: (Execution) -> Certainty
  ) -> [InclusionCondition] {
    guard model.variables.isComplete else { return [] }
    let asked = Set(Execution.conditions(model.sources, in: self)).filter { model.variables.values[$0.variable] == nil }
    let candidates = asked.sorted { ($0.variable, $0.isInverted ? 1 : 0) < ($1.variable, $1.isInverted ? 1 : 0) }
    func includes(_ conditions: [InclusionCondition]) -> Bool {
      var variables = model.variables
      for condition in conditions { variables.values[condition.variable] = .boolean(!condition.isInverted) }
      let execution = Execution(model.sources, on: mock.convertedType, variables: variables, in: self)
      return isSelected(execution) == .yes
    }
    if let single = candidates.first(where: { includes([$0]) }) { return [single] }
    // If no single condition is enough, all of them may be.
    return includes(candidates) ? candidates : []
  }
}

extension Execution {
  /// Returns all conditions in selections, for objects of all types.
  static func conditions(_ sources: [SelectionSource: Certainty], in code: GeneratedCode) -> [InclusionCondition] {
    var result: [InclusionCondition] = []
    var open = Array(sources.keys)
    var seen: Set<SelectionSource> = []
    while let source = open.popLast() {
      guard seen.insert(source).inserted else { continue }
      let set = source.definition.sets[source.set]
      for field in set.fields { result += source.definition.fields[field].inclusion.groups.flatMap { $0 } }
      for child in set.inlineFragments {
        result += source.definition.sets[child].scope.conditions
        open.append(SelectionSource(definition: source.definition, set: child))
      }
      for spread in set.spreads.map({ source.definition.spreads[$0] }) {
        result += spread.inclusion.groups.flatMap { $0 }
        open.append(SelectionSource(definition: spread.fragment, set: 0))
      }
    }
    return result
  }
}
