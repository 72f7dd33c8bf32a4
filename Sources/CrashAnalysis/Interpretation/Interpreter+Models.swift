import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// Models as they are made of mocks, and what their properties give (rules c.5 to c.8, d.2 to d.4).
extension Interpreter {
  /// The model of a mock.
  mutating func convert(_ value: Value, to type: ModelType, variables: VariableValues, at range: TextRange) -> Value {
    guard case .mock(let id) = value, state.mocks[id] != nil else {
      noteConversion(to: type, nil, at: range)
      return .something
    }
    var sources: [SelectionSource: Certainty] = [:]
    if let set = type.value.selectionSet {
      sources[SelectionSource(definition: type.definition.selections, set: set)] = .yes
    }
    snapshots.append(state.mocks)
    let model = Model(
      type: type, snapshot: snapshots.count - 1, mock: id, sources: sources, variables: variables,
      conversion: location(range))
    noteConversion(to: type, model, at: range)
    checkType(of: model)
    checkNulls(of: model, at: range)
    return .model(model)
  }

  func mock(of model: Model) -> MockState? { snapshots[model.snapshot][model.mock] }

  func execution(of model: Model, _ mock: MockState) -> Execution {
    Execution(model.sources, on: mock.convertedType, variables: model.variables, in: code)
  }

  /// What a property of a model gives.
  mutating func read(_ name: Name, of model: Model, at range: TextRange) -> Value {
    guard let mock = mock(of: model) else { return .unknown }
    if name == Self.fragments { return .fragments(model) }
    let view = model.type.view
    if let index = view.fields[name] {
      return read(model.type.value.accessors[index], of: model, mock, at: range)
    }
    if let index = view.inlineFragments[name] {
      let certainty = model.isShown(inlineFragment: index, execution(of: model, mock))
      if certainty == .no {
        noteAbsence(reading: name, of: model, mock, at: range) { model.isShown(inlineFragment: index, $0) }
      }
      return shown(as: ModelType(definition: model.type.definition, structure: index), model, certainty)
    }
    // It is there only where it is selected, which it never is at the root of an operation.
    if name == Self.typename { return .unknown }
    if let value = getter(name, of: model, at: range) { return value }
    if LibraryFunction.modelMembers.contains(name.text) { return .something }
    // A property of an extension, which reads what it wants.
    escape(.model(model), at: range)
    return .unknown
  }

  private mutating func read(
    _ accessor: FieldAccessor, of model: Model, _ mock: MockState, at range: TextRange
  ) -> Value {
    let field = accessor.field
    let isOptional = !field.wrappers.isNonNull || accessor.isConditional
    let executed = execution(of: model, mock).fields[field.responseKey]
    let certainty = executed?.certainty ?? .no
    let content: Value =
      switch certainty {
      case .no: .nothing
      case .maybe: mock.content(of: field.responseKey).asOptional
      case .yes: mock.content(of: field.responseKey)
      }
    if !isOptional, content != .unknown, !content.isThere {
      let isSure = content == .nothing && certainty != .maybe
      noteCrash(
        certainty == .no ? .fieldNotExecuted : .unsetRequiredField, isSure: isSure, reading: field.responseKey,
        of: model, mock, at: range)
    }
    if certainty == .no, accessor.isConditional {
      noteAbsence(reading: field.responseKey, of: model, mock, at: range) {
        $0.fields[field.responseKey]?.certainty ?? .no
      }
    }
    let value = field.selectionSet == nil ? content : entity(content, accessor, executed?.sources ?? [:], model)
    if isOptional { return value }
    return value == .nothing || value == .unknown ? .something : value.wrapped
  }

  /// The models of the mocks in a field.
  private func entity(
    _ content: Value, _ accessor: FieldAccessor, _ sources: [SelectionSource: Certainty], _ model: Model
  ) -> Value {
    switch content {
    case .mock(let id):
      guard let type = code.type(of: accessor, in: model.type.definition) else { return .something }
      var inner = model
      inner.type = type
      inner.mock = id
      inner.sources = sources
      return .model(inner)
    case .list(let values): return .list(values.map { entity($0, accessor, sources, model) })
    case .optional(let value): return .optional(entity(value, accessor, sources, model))
    case .nothing, .unknown, .something: return content
    default: return .unknown
    }
  }

  /// What a property of a model's `fragments` gives.
  mutating func fragment(_ name: Name, of model: Model, at range: TextRange) -> Value {
    guard let mock = mock(of: model), let index = model.type.view.fragments[name] else { return .unknown }
    let accessor = model.type.value.fragments[index]
    guard accessor.spread.condition.deferral == nil, let type = code.type(of: accessor.spread.fragment) else {
      return .unknown
    }
    guard accessor.isConditional else { return shown(as: type, model, .yes) }
    let source = SelectionSource(definition: accessor.spread.fragment, set: 0)
    let certainty = execution(of: model, mock).fulfilled[source] ?? .no
    if certainty == .no {
      noteAbsence(reading: name, of: model, mock, at: range) { $0.fulfilled[source] ?? .no }
    }
    return shown(as: type, model, certainty)
  }

  private func shown(as type: ModelType, _ model: Model, _ certainty: Certainty) -> Value {
    var result = model
    result.type = type
    switch certainty {
    case .no: return .nothing
    case .maybe: return .optional(.model(result))
    case .yes: return .model(result)
    }
  }

  private static let fragments: Name = "fragments"
  private static let typename: Name = "__typename"
}

extension Model {
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
  /// What selects a field that a model shows: of what the conversion fills, or else of what is merged into the model.
  func origin(of key: Name, in model: Model, _ mock: MockState) -> FieldOrigin? {
    let execution = Execution(model.sources, on: mock.convertedType, variables: model.variables, in: self)
    let merged = model.type.value.mergedSources.map { SelectionSource(definition: $0.definition, set: $0.set) }
    return origin(of: key, in: execution, merged: merged, own: model.type.definition.selections)
  }

  /// What selects a field of an object.
  ///
  /// - Parameters:
  ///   - merged: what else to look in.
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
}
