import GraphQLSyntax
import ModelIR
import Source
import SwiftLowering

/// Makes models from the types of parameters alone, and records the reads of their properties.
///
/// Each model stands for the path of properties that leads to it from a parameter. The `mock` of the model is the
/// number of its path. So no mocks are needed, and only the models that are read are made.
struct SymbolicModels {
  /// The properties that lead from a parameter to a value.
  private struct Path: Hashable {
    let parameter: Int
    var properties: [Name] = []
  }

  /// The parameters that are models, with their types.
  private(set) var parameters: [(index: Int, model: ModelType)] = []
  /// The parameters whose models are passed to code that is not followed.
  private(set) var escaped: Set<Int> = []
  private let hasEmptyLists: Bool
  private var paths: [Path] = []
  private var numbers: [Path: Int] = [:]
  /// Whether each path that was read is surely read.
  private var reads: [Path: Bool] = [:]

  /// The index that stands for `self`.
  static let selfIndex = -1
  /// Longer paths are not followed.
  private static let lengthLimit = 16

  /// - Parameter hasEmptyLists: whether lists have no elements. Otherwise they have one.
  init(hasEmptyLists: Bool) {
    self.hasEmptyLists = hasEmptyLists
  }

  // MARK: Parameters

  /// Returns the value of a parameter whose type is a model, an optional or a list of models; nil for other types.
  ///
  /// - Parameters:
  ///   - type: a type whose names are resolved.
  ///   - model: returns the model that is a type.
  mutating func value(
    ofParameter index: Int, _ type: SwiftTypeReference, _ model: (SwiftTypeReference) -> ModelType?
  ) -> AbstractValue? {
    switch type {
    case .optional(let inner): return value(ofParameter: index, inner, model)?.asOptional
    case .array(let element):
      guard let value = value(ofParameter: index, element, model) else { return nil }
      return .list(hasEmptyLists ? [] : [value])
    case .named:
      guard let type = model(type) else { return nil }
      parameters.append((index, type))
      return .model(self.model(type, at: Path(parameter: index)))
    case .lazyFunction, .other: return nil
    }
  }

  private mutating func model(_ type: ModelType, at path: Path) -> Model {
    let number = numbers[path] ?? paths.count
    if number == paths.count {
      numbers[path] = number
      paths.append(path)
    }
    return Model(
      type: type, snapshot: 0, mock: MockID(index: number), sources: [:], variables: .unknown,
      conversion: Location("", TextRange(at: 0)))
  }

  // MARK: Reads

  /// Returns the value of a generated property, and records the read; nil if the model has none of this name.
  ///
  /// - Parameter isCertain: whether the point is reached whenever the function runs.
  mutating func read(_ name: Name, of model: Model, _ code: GeneratedCode, isCertain: Bool) -> AbstractValue? {
    if name == ModelReader.fragments { return .fragments(model) }
    guard let path = path(of: model, name) else { return nil }
    let view = model.type.view
    if let index = view.fields[name] {
      reads[path] = isCertain || reads[path] == true
      let accessor = model.type.value.accessors[index]
      let isObject = accessor.field.selectionSet != nil
      let type = isObject ? code.type(of: accessor, in: model.type.definition) : nil
      let value = value(accessor.field.wrappers, type.map { .model(self.model($0, at: path)) } ?? .something)
      return accessor.isConditional ? value.asOptional : value
    }
    if let index = view.inlineFragments[name] {
      let type = ModelType(definition: model.type.definition, structure: index)
      return .optional(.model(self.model(type, at: path)))
    }
    return name == WellKnownNames.typename ? .something : nil
  }

  /// Returns the value of a property of `fragments`; nil if there is none.
  mutating func readFragment(_ name: Name, of model: Model, _ code: GeneratedCode) -> AbstractValue? {
    guard let index = model.type.view.fragments[name], let path = path(of: model, ModelReader.fragments),
      let type = code.type(of: model.type.value.fragments[index].spread.fragment)
    else { return nil }
    var inner = path
    inner.properties.append(name)
    let accessor = model.type.value.fragments[index]
    let value = AbstractValue.model(self.model(type, at: inner))
    return accessor.isConditional || accessor.spread.condition.deferral != nil ? value.asOptional : value
  }

  private func path(of model: Model, _ name: Name) -> Path? {
    guard paths.indices.contains(model.mock.index) else { return nil }
    var path = paths[model.mock.index]
    guard path.properties.count < Self.lengthLimit else { return nil }
    path.properties.append(name)
    return path
  }

  /// Returns the value of a field with the nullability and lists of its type.
  private func value(_ wrappers: TypeWrappers, _ inner: AbstractValue) -> AbstractValue {
    var value = inner
    if let element = wrappers.element { value = .list(hasEmptyLists ? [] : [self.value(element, inner)]) }
    return wrappers.isNonNull ? value : value.asOptional
  }

  mutating func noteEscape(of model: Model) {
    guard paths.indices.contains(model.mock.index) else { return }
    escaped.insert(paths[model.mock.index].parameter)
  }

  /// Notes that any model may have been passed to code that is not followed.
  mutating func noteEscapeOfAll() { escaped = Set(parameters.map(\.index)) }

  // MARK: Results

  /// Returns the paths that were read from a parameter, and whether they are surely read. A path is left out if a
  /// longer path from it is as certain.
  func reads(ofParameter index: Int) -> [String: Bool] {
    let all = reads.filter { $0.key.parameter == index }
    var covered: Set<[Name]> = []
    for (path, isSure) in all {
      for count in 0..<path.properties.count {
        let prefix = Array(path.properties.prefix(count))
        if isSure || all[Path(parameter: index, properties: prefix)] == false { covered.insert(prefix) }
      }
    }
    var result: [String: Bool] = [:]
    for (path, isSure) in all where !covered.contains(path.properties) {
      result[path.properties.map(\.text).joined(separator: ".")] = isSure
    }
    return result
  }
}
