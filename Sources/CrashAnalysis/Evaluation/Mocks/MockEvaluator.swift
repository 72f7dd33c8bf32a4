import JSONSyntax
import MockIR
import ModelIR
import Source
import SwiftLowering

/// Mocks and models: how they are made, converted and read.
struct MockEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Makes a mock with the values that an initializer sets.
  ///
  /// - Parameter fills: whether required fields get defaults even if no argument is given.
  func make(_ type: MockClass, _ site: CallSite, fills: Bool) -> AbstractValue {
    let (arguments, range) = (site.arguments, site.range)
    if let value = makeByOwnInitializer(type, site) { return value }
    var given: [Name: AbstractValue] = [:]
    var isFollowed = true
    for argument in arguments {
      guard let label = argument.label, let field = type.field(ofProperty: label) else {
        let isPlace = argument.label.map { $0.utf8.starts(with: "__".utf8) } ?? false
        isFollowed = isFollowed && isPlace
        escape(evaluate(argument.value))
        continue
      }
      given[field.responseKey] = parameter(evaluate(argument.value), field)
    }
    let origin = location(range)
    let id = state.makeMock(type.type, at: origin)
    let creation = MockCreation(origin, arguments)
    state.path.mocks[id]?.creation = creation
    for argument in arguments {
      guard let field = argument.label.flatMap({ type.field(ofProperty: $0) }), let value = given[field.responseKey]
      else {
        continue
      }
      mockFields.noteStored(value, argument.value, in: field, of: id)
    }
    guard isFollowed else {
      // An unknown initializer of the program can set any field.
      escape(.dictionary(Dictionary(given.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })))
      state.path.mocks[id]?.isShared = true
      return .mock(id)
    }
    var fields = fills || !given.isEmpty ? defaults(of: type, except: given, creation) : [:]
    for (key, value) in given { fields[key] = value == .nothing ? nil : value }
    state.path.mocks[id]?.fields = fields
    return .mock(id)
  }

  private func defaults(
    of type: MockClass, except given: [Name: AbstractValue], _ creation: MockCreation
  ) -> [Name: AbstractValue] {
    let origin = creation.location
    var fields: [Name: AbstractValue] = [:]
    for item in type.defaults where given[item.responseKey] == nil {
      switch item.content {
      case .leaf: fields[item.responseKey] = .something
      case .scalar(let name):
        fields[item.responseKey] = .something
        noteDefault(of: name, in: item.responseKey, of: type.type, at: origin)
      case .emptyList: fields[item.responseKey] = .list([])
      case .mock(let inner):
        let role = AbstractMock.DefaultRole(field: item.responseKey, type: type.type)
        let id = state.makeMock(inner, at: origin, defaultOf: role)
        state.path.mocks[id]?.creation = creation
        fields[item.responseKey] = .mock(id)
      }
    }
    return fields
  }

  /// Returns the value of a parameter, which is surely not nil if the parameter is not optional.
  private func parameter(_ value: AbstractValue, _ field: MockField) -> AbstractValue {
    let isOptional = field.type.isNullable || !code.hasNonOptionalParameters
    return value == .unknown && !isOptional ? .something : value
  }

  /// Notes that a mock's field gets the default of a custom scalar.
  private func noteDefault(of scalar: Name, in key: Name, of type: Name, at origin: Location) {
    // Initializers of scalars can make mocks themselves.
    guard !context.isScalarInitializer else { return }
    let certainty = ScalarDefaults(declarations).trap(ofDefaultOf: scalar)
    guard certainty != .no else { return }
    diagnostics.noteScalarDefault(of: scalar, certainty, in: key, of: type, at: origin, point)
  }

  // MARK: Initializers of the program

  /// Makes a mock by an initializer in an extension of `Mock`; nil if none is called, or it is unclear which.
  func makeByOwnInitializer(_ type: MockClass, _ site: CallSite) -> AbstractValue? {
    let (arguments, range) = (site.arguments, site.range)
    let isGenerated = arguments.allSatisfy { argument in
      argument.label.map { type.field(ofProperty: $0) != nil || $0.utf8.starts(with: "__".utf8) } ?? false
    }
    guard !isGenerated else { return nil }
    guard let id = names.initializer(of: .mock(type.type), site).function, !program[id].isFailable else { return nil }
    let mock = state.makeMock(type.type, at: location(range))
    _ = functions.call(id, site, on: .mock(mock))
    return .mock(mock)
  }

  /// `self.init(…)` in such an initializer.
  func initialize(_ id: MockID, _ site: CallSite) -> AbstractValue {
    guard let type = state.path.mocks[id].flatMap({ code.mock(ofType: $0.type) }),
      case .mock(let made) = make(type, site, fills: false), let mock = state.path.mocks[made]
    else { return unknownCalls.unclearCall(.other, site.arguments) }
    state.replaceFields(of: id, with: mock)
    return .tuple([])
  }

  /// `X.from(mock, withVariables: …)` or `X(from: mock, …)`; nil for other calls.
  func conversion(to type: ModelType, _ arguments: [SwiftExpression.Argument], at range: TextRange) -> AbstractValue? {
    if let label = arguments.first?.label, WellKnownNames.jsonLabels.contains(label) {
      // A model with such a field has an initializer with this label, for its fields.
      guard type.view.fields[label] == nil else { return nil }
      return jsonConversion(to: type, arguments, at: range)
    }
    guard let first = arguments.first, first.label == nil || first.label == WellKnownNames.from, arguments.count <= 2,
      arguments.dropFirst().allSatisfy({ $0.label == WellKnownNames.withVariables })
    else { return nil }
    let mock = evaluate(first.value)
    var variables = arguments.dropFirst().first.map { evaluate($0.value).variables } ?? .none
    variables.place = variablesPlace(arguments.dropFirst().first, at: range)
    return convert(mock, to: type, variables: variables, at: range)
  }

  private func variablesPlace(_ argument: SwiftExpression.Argument?, at range: TextRange) -> VariablesPlace {
    guard let argument else { return .absent(location(range)) }
    guard case .dictionary(let pairs) = argument.value.content else { return .other }
    return .dictionary(location(argument.value.range), isEmpty: pairs.isEmpty)
  }

  /// Compares the JSON with the required fields of the model. The initializer throws if one is missing.
  func jsonConversion(
    to type: ModelType, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue {
    let value = evaluate(arguments[0].value)
    var variables = VariableValues.none
    for argument in arguments.dropFirst() {
      let value = evaluate(argument.value)
      if argument.label == "variables" { variables = value.variables } else { escape(value) }
    }
    guard case .dictionary(let object) = value, let set = type.value.selectionSet else {
      escape(value)
      mayThrow()
      return .something
    }
    let source = SelectionSource(definition: type.definition.selections, set: set)
    var reader = JSONReader(code, variables: variables)
    let isRoot = type.structure == 0 && type.definition.selections.kind != .fragment
    reader.read(object, arguments[0].value.dictionary, [source: .yes], path: [], isRoot: isRoot)
    guard !reader.gaps.isEmpty else {
      mayThrow()
      return .something
    }
    guard !context.isHandled else {
      // The test may expect the error that it catches.
      mayThrow()
      return .something
    }
    for gap in reader.gaps { diagnostics.note(gap, type, at: range, point) }
    fail()
    return .something
  }

  /// Returns the model of a mock.
  private func convert(
    _ value: AbstractValue, to type: ModelType, variables: VariableValues, at range: TextRange
  ) -> AbstractValue {
    if case .oneOf(let alternatives) = value {
      return forEach(of: alternatives) { convert($0, to: type, variables: variables, at: range) }
    }
    guard case .mock(let id) = value, state.path.mocks[id] != nil else {
      if state.path.isReached { diagnostics.noteConversion(to: type, nil, at: range, point) }
      return .something
    }
    let reader = ModelReader(code)
    let model = reader.model(
      of: id, type, snapshot: state.takeSnapshot(), variables: variables, conversion: location(range))
    if state.path.isReached { diagnostics.noteConversion(to: type, model, at: range, point) }
    if let mock = state.mock(of: model), !reader.isPossible(model, mock) {
      diagnostics.noteWrongType(of: model, mock, point)
    }
    for null in NullSearch(model, state.path.mocks, code).nulls {
      diagnostics.noteNull(null, in: model, point)
      if null.certainty == .yes, !context.isExploring { end() }
    }
    return .model(model)
  }

  // MARK: Reads

  /// Returns the value of a property of a model.
  func read(_ name: Name, of model: Model, at range: TextRange) -> AbstractValue {
    if evaluation.symbolicModels != nil { return readSymbolic(name, of: model, at: range) }
    guard let mock = state.mock(of: model) else { return .unknown }
    if let reading = ModelReader(code).read(name, of: model, mock) {
      diagnostics.note(reading, of: model, mock, at: range, point)
      return reading.value
    }
    return readDeclared(name, of: model, at: range)
  }

  private func readSymbolic(_ name: Name, of model: Model, at range: TextRange) -> AbstractValue {
    let (code, isCertain) = (code, point.isCertain)
    let value = evaluation.symbolicModels?.read(name, of: model, code, isCertain: isCertain)
    return value ?? readDeclared(name, of: model, at: range)
  }

  /// Returns the value of a property that no generated code declares.
  private func readDeclared(_ name: Name, of model: Model, at range: TextRange) -> AbstractValue {
    if let value = properties.getter(name, of: .model(model), at: range) { return value }
    if LibraryModels.row(name, of: .model) != nil { return .something }
    // A property of an extension can read any field.
    escape(.model(model), at: range)
    return .unknown
  }

  /// Returns the value of a property of a model's `fragments`.
  func fragment(_ name: Name, of model: Model, at range: TextRange) -> AbstractValue {
    let code = code
    if let value = evaluation.symbolicModels?.readFragment(name, of: model, code) { return value }
    guard let mock = state.mock(of: model),
      let reading = ModelReader(code).readFragment(name, of: model, mock)
    else { return .unknown }
    diagnostics.note(reading, of: model, mock, at: range, point)
    return reading.value
  }
}
