import GraphQLSchema
import GraphQLSyntax
import MockIR
import MockReference
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// Makes the shapes of mocks and models from the values that generated code is printed from.
extension Shapes {
  init(_ project: AnalyzedProject) {
    let reader = ShapeReader(project: project)
    for mock in project.catalog.objects { mocks[reader.className(mock.typeName)] = reader.shape(mock) }
    for definition in project.definitions {
      for index in definition.structures.structures.indices {
        let structure = definition.structures.structures[index]
        let key = reader.key(definition.structures, index)
        models[key] = reader.shape(definition.structures, index)
        guard structure.kind == .entity, structure.selectionSet != nil, !reader.isDeferred(structure) else { continue }
        let types = reader.classes(of: structure.type.name)
        guard !types.isEmpty else { continue }
        let variables = reader.variables(of: definition.structures.selections)
        roots.append(RootShape(model: key, mocks: types, variables: variables.sorted()))
      }
    }
    roots.sort { $0.model < $1.model }
  }
}

private struct ShapeReader {
  let project: AnalyzedProject
  private let mocked: Set<Name>
  private let definitions: [Name: DefinitionStructures]

  init(project: AnalyzedProject) {
    self.project = project
    mocked = Set(project.catalog.objects.map(\.typeName))
    definitions = Dictionary(
      project.definitions.map { ($0.structures.selections.name, $0.structures) }, uniquingKeysWith: { a, _ in a })
  }

  private var options: EmissionOptions { project.options.emission }

  func className(_ type: Name) -> String { options.typeName(type, .object) }

  /// Returns the classes of mocks that can stand for a type.
  func classes(of type: Name) -> [String] {
    guard let id = project.schema.type(named: type) else { return [] }
    let types = project.schema[id].kind == .object ? [id] : project.schema.possibleTypes(of: id).map { $0 }
    return types.map { project.schema[$0].name }.filter { mocked.contains($0) }.map { className($0) }.sorted()
  }

  // MARK: Mocks

  func shape(_ mock: ObjectMock) -> MockShape {
    var shape = MockShape()
    for field in mock.fields {
      let name = options.propertyName(field.responseKey)
      if let types = types(of: field.type.named) {
        var entity = MockShape.Entity(name: name, types: types, listCount: field.type.lists.count)
        if case .object(let type) = field.type.named { entity.declaredClass = className(type) }
        entity.allowsNilElements = field.type.isList && field.type.nullability == .nullable
        if !types.isEmpty { shape.entities.append(entity) }
      } else {
        let value = field.type.lists.reduce(value(of: field.type.named)) { value, _ in "[\(value)]" }
        let isString = field.type == MockType(.builtIn(.string), field.type.nullability)
        shape.leaves.append(MockShape.Leaf(name: name, value: value, isString: isString))
      }
    }
    return shape
  }

  private func types(of type: MockNamedType) -> [String]? {
    switch type {
    case .object(let name): classes(of: name)
    case .interface(let reference), .union(let reference): classes(of: reference.name)
    case .builtIn, .scalar, .enumeration: nil
    }
  }

  private func value(of type: MockNamedType) -> String {
    switch type {
    case .builtIn(.string): "\"text\""
    case .builtIn(.id): "\"1\""
    case .builtIn(.int): "4"
    case .builtIn(.float): "2.5"
    case .builtIn(.boolean): "true"
    case .scalar: ".defaultMockValue"
    case .enumeration: options.defaultValue(of: MockType(type, .nonNull))?.text ?? ""
    case .object, .interface, .union: ""
    }
  }

  // MARK: Models

  func key(_ structures: DefinitionStructures, _ index: Int) -> String {
    let selections = structures.selections
    let name = project.definitions.first { $0.structures.selections === selections }?.swiftName ?? ""
    let path = structures.structures[index].path.map { project.names.structure($0) }
    return ([name] + path).joined(separator: ".")
  }

  func isDeferred(_ structure: Structure) -> Bool {
    structure.path.contains { if case .deferred = $0 { true } else { false } }
  }

  func shape(_ structures: DefinitionStructures, _ index: Int) -> ModelShape {
    let structure = structures.structures[index]
    var shape = ModelShape()
    for accessor in structure.accessors {
      let name = project.names.accessor(accessor.field.responseKey)
      let wrappers = accessor.field.wrappers
      let isOptional = !wrappers.isNonNull || accessor.isConditional
      let child = child(of: accessor, in: structures)
      switch (child, wrappers.element) {
      case (let child?, nil):
        shape.objects.append(ModelShape.Step(name: name, isOptional: isOptional, shape: child))
      case (let child?, let element?) where !element.isList:
        shape.lists.append(
          ModelShape.Step(
            name: name, isOptional: isOptional, shape: child, hasOptionalElements: !element.isNonNull))
      default: shape.leaves.append(name)
      }
    }
    for child in structure.inlineFragments {
      let inner = structures.structures[child]
      guard let component = inner.name, !isDeferred(inner) else { continue }
      let name = project.names.structure(component).firstLowercased
      shape.objects.append(ModelShape.Step(name: name, isOptional: true, shape: key(structures, child)))
    }
    for fragment in structure.fragments where fragment.spread.condition.deferral == nil {
      guard let target = definitions[fragment.spread.fragment.name] else { continue }
      let name = "fragments." + project.names.accessor(ofFragment: fragment.spread.fragment.name)
      shape.objects.append(
        ModelShape.Step(name: name, isOptional: fragment.isConditional, shape: key(target, 0)))
    }
    return shape
  }

  private func child(of accessor: FieldAccessor, in owner: DefinitionStructures) -> String? {
    switch accessor.child {
    case .none: return nil
    case .structure(let index): return key(owner, index)
    case .alias(let source, _):
      let target = source.definition === owner.selections ? owner : definitions[source.definition.name]
      let path = source.definition.path(of: source.set)
      guard let target, let index = target.structures.firstIndex(where: { $0.path == path }) else { return nil }
      return key(target, index)
    }
  }

  /// Returns the variables of all conditions.
  func variables(of selections: DefinitionSelections) -> Set<String> {
    var result: Set<String> = []
    var open = [selections]
    while let next = open.popLast() {
      let inclusions = next.fields.map(\.inclusion) + next.spreads.map(\.inclusion)
      for condition in inclusions.flatMap({ $0.groups.flatMap { $0 } }) { result.insert(condition.variable.text) }
      for set in next.sets {
        for condition in set.scope.conditions { result.insert(condition.variable.text) }
      }
      open += next.spreads.map(\.fragment)
    }
    return result
  }
}
