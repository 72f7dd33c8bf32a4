import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftLowering

/// The result of a read from a model.
struct ModelReading {
  /// The name of the property or the response key of the field.
  let key: Name
  var value: AbstractValue
  /// Whether the property is a field.
  var isOfField = false
  /// The crash if the value is required and may be missing.
  var missing: (kind: Crash.Kind, isSure: Bool)?
  /// The conditions that make it nil, because their variables have no values.
  var absentConditions: [InclusionCondition] = []
}

/// Makes models of mocks and reads them, by the rules of generated code (c.5 to c.8, d.2 to d.4).
struct ModelReader {
  private let code: GeneratedCode

  init(_ code: GeneratedCode) {
    self.code = code
  }

  /// Returns the model of a mock whose state is in a snapshot.
  func model(
    of mock: MockID, _ type: ModelType, snapshot: Int, variables: VariableValues, conversion: Location
  ) -> Model {
    var sources: [SelectionSource: Certainty] = [:]
    if let set = type.value.selectionSet {
      sources[SelectionSource(definition: type.definition.selections, set: set)] = .yes
    }
    return Model(
      type: type, snapshot: snapshot, mock: mock, sources: sources, variables: variables, conversion: conversion)
  }

  func execution(of model: Model, _ mock: AbstractMock) -> Execution {
    Execution(model.sources, on: mock.convertedType, variables: model.variables, in: code)
  }

  /// Whether the mock's type can stand for the model.
  func isPossible(_ model: Model, _ mock: AbstractMock) -> Bool {
    code.isSubType(mock.convertedType, of: model.type.value.type.name) ?? true
  }

  /// Returns the value of a generated property; nil if the model has none of this name.
  func read(_ name: Name, of model: Model, _ mock: AbstractMock) -> ModelReading? {
    if name == Self.fragments { return ModelReading(key: name, value: .fragments(model)) }
    let view = model.type.view
    if let index = view.fields[name] {
      return read(model.type.value.accessors[index], of: model, mock)
    }
    if let index = view.inlineFragments[name] {
      let type = ModelType(definition: model.type.definition, structure: index)
      return shown(name, as: type, of: model, mock) { model.isShown(inlineFragment: index, $0) }
    }
    // It is there only if it is selected, which it never is at the root of an operation.
    return name == WellKnownNames.typename ? ModelReading(key: name, value: .unknown) : nil
  }

  private func read(_ accessor: FieldAccessor, of model: Model, _ mock: AbstractMock) -> ModelReading {
    let field = accessor.field
    let key = field.responseKey
    let isOptional = !field.wrappers.isNonNull || accessor.isConditional
    let executed = execution(of: model, mock).fields[key]
    let certainty = executed?.certainty ?? .no
    let content: AbstractValue =
      switch certainty {
      case .no: .nothing
      case .maybe: mock.content(of: key).asOptional
      case .yes: mock.content(of: key)
      }
    var result = ModelReading(key: key, value: content, isOfField: true)
    if !isOptional, content != .unknown, !content.isThere {
      result.missing = (
        certainty == .no ? .fieldNotExecuted : .unsetRequiredField, content == .nothing && certainty != .maybe
      )
    }
    if certainty == .no, accessor.isConditional {
      result.absentConditions = code.absentConditions(of: model, mock) { $0.fields[key]?.certainty ?? .no }
    }
    if field.selectionSet != nil { result.value = entity(content, accessor, executed?.sources ?? [:], model) }
    if !isOptional {
      let isUnclear = result.value == .nothing || result.value == .unknown
      result.value = isUnclear ? .something : result.value.wrapped
    }
    return result
  }

  /// Returns the models of the mocks in a field.
  private func entity(
    _ content: AbstractValue, _ accessor: FieldAccessor, _ sources: [SelectionSource: Certainty], _ model: Model
  ) -> AbstractValue {
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
    case .oneOf(let alternatives):
      return AbstractValue(oneOf: alternatives.values.map { entity($0, accessor, sources, model) }) ?? .something
    case .nothing, .unknown, .something: return content
    default: return .unknown
    }
  }

  /// Returns the value of a property of `fragments`; nil if there is none.
  func readFragment(_ name: Name, of model: Model, _ mock: AbstractMock) -> ModelReading? {
    guard let index = model.type.view.fragments[name] else { return nil }
    let accessor = model.type.value.fragments[index]
    guard accessor.spread.condition.deferral == nil, let type = code.type(of: accessor.spread.fragment) else {
      return nil
    }
    guard accessor.isConditional else { return ModelReading(key: name, value: shown(as: type, model, .yes)) }
    let source = SelectionSource(definition: accessor.spread.fragment, set: 0)
    return shown(name, as: type, of: model, mock) { $0.fulfilled[source] ?? .no }
  }

  private func shown(
    _ name: Name, as type: ModelType, of model: Model, _ mock: AbstractMock, _ isShown: (Execution) -> Certainty
  ) -> ModelReading {
    let certainty = isShown(execution(of: model, mock))
    var result = ModelReading(key: name, value: shown(as: type, model, certainty))
    if certainty == .no { result.absentConditions = code.absentConditions(of: model, mock, isShown) }
    return result
  }

  private func shown(as type: ModelType, _ model: Model, _ certainty: Certainty) -> AbstractValue {
    var result = model
    result.type = type
    switch certainty {
    case .no: return .nothing
    case .maybe: return .optional(.model(result))
    case .yes: return .model(result)
    }
  }

  static let fragments: Name = "fragments"
}
