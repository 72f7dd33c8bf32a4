import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftEmission

/// The meanings of names in generated code.
extension GeneratedCode {
  /// Returns a generated type that is nested in no other; nil if several have the name.
  func declaration(named name: Name) -> (element: GeneratedElement, type: StaticType)? {
    var found: [(GeneratedElement, StaticType)] = []
    if let definition = definition(name) {
      let root = ModelType(definition: definition, structure: 0)
      let reference = DefinitionReference(definition.selections)
      found.append((.definition(reference), reference.isFragment ? .type(.model(root)) : .operationType(root)))
    }
    if let mock = mock(named: name) { found.append((.objectType(mock.type), .objectType(mock.type))) }
    if let type = declarations.inputType(named: name) {
      let isEnumeration = schema(reading: type).type(named: type).map { schema(reading: type)[$0].kind == .enumeration }
      switch isEnumeration {
      case true?: found.append((.enumeration(type), .type(.enumeration(type))))
      case false?: found.append((.inputObject(type), .type(.inputObject(type))))
      case nil: break
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Mocks

  /// Returns a property of mocks.
  func mockField(_ name: Name, of object: Name) -> NamedMember? {
    guard let field = mock(ofType: object)?.field(ofProperty: name) else { return nil }
    let core: StaticType =
      switch field.type.named {
      case .object(let name): .mock(name)
      case .enumeration(let reference): .wrappedEnumeration(reference.name)
      case .builtIn, .scalar, .interface, .union: .other
      }
    var type = field.type.nullability == .nullable && field.type.isList ? core.asOptional : core
    for nullability in field.type.lists.dropFirst().reversed() {
      type = nullability == .nullable ? .optional(.list(type)) : .list(type)
    }
    if field.type.isList { type = .list(type) }
    return NamedMember(type.asOptional, .mockField(type: object, responseKey: field.responseKey))
  }

  // MARK: Models

  /// Returns a property of a model.
  func member(_ name: Name, of model: ModelType) -> NamedMember? {
    if name == "fragments" { return NamedMember(.fragments(model)) }
    if name == "asRootEntityType" { return NamedMember(.model(model.entity)) }
    if let index = model.view.fields[name] {
      return NamedMember(type(of: model.value.accessors[index], in: model), .field(ModelField(model, index)))
    }
    guard let index = model.view.inlineFragments[name] else { return nil }
    let type = ModelType(definition: model.definition, structure: index)
    let definition = DefinitionReference(model.definition.selections)
    return NamedMember(.optional(.model(type)), .inlineFragment(definition, structure: index))
  }

  private func type(of accessor: FieldAccessor, in model: ModelType) -> StaticType {
    let field = accessor.field
    var core = StaticType.other
    if let type = type(of: accessor, in: model.definition) {
      core = .model(type)
    } else if field.type.kind == .enumeration {
      core = .wrappedEnumeration(field.type.name)
    } else if field.selectionSet != nil {
      core = .unknown
    }
    let type = Self.wrap(core, field.wrappers)
    return accessor.isConditional ? type.asOptional : type
  }

  private static func wrap(_ core: StaticType, _ wrappers: TypeWrappers) -> StaticType {
    let type = wrappers.element.map { .list(wrap(core, $0)) } ?? core
    return wrappers.isNonNull ? type : type.asOptional
  }

  /// Returns a property of `fragments`.
  func fragment(_ name: Name, of model: ModelType) -> NamedMember? {
    guard let index = model.view.fragments[name] else { return nil }
    let accessor = model.value.fragments[index]
    guard accessor.spread.condition.deferral == nil else { return nil }
    let type = type(of: accessor.spread.fragment).map { StaticType.model($0) } ?? .unknown
    let element = GeneratedElement.fragment(accessor.spread.fragment.name)
    return NamedMember(accessor.isConditional ? type.asOptional : type, element)
  }

  /// `Data`
  func responseData(of operation: ModelType) -> NamedMember {
    NamedMember(.type(.model(operation)), .responseData(DefinitionReference(operation.definition.selections)))
  }

  /// Returns a type in a model.
  func nestedType(_ name: Name, of model: ModelType) -> NamedMember? {
    if let index = model.view.types[name] {
      let type = ModelType(definition: model.definition, structure: index)
      return NamedMember(.type(.model(type)), element(ofStructure: type, in: model))
    }
    guard let index = model.view.aliases[name],
      let type = type(of: model.value.accessors[index], in: model.definition)
    else { return nil }
    return NamedMember(.type(.model(type)), .fieldType(ModelField(model, index)))
  }

  private func element(ofStructure type: ModelType, in model: ModelType) -> GeneratedElement {
    let index = model.value.accessors.firstIndex { accessor in
      if case .structure(type.structure) = accessor.child { true } else { false }
    }
    if let index { return .fieldType(ModelField(model, index)) }
    return .inlineFragmentType(DefinitionReference(type.definition.selections), structure: type.structure)
  }

  /// Returns a type in a model or in an enclosing model.
  func nestedType(_ name: Name, in model: ModelType) -> (element: GeneratedElement, model: ModelType)? {
    var current: ModelType? = model
    while let type = current {
      if let found = nestedType(name, of: type), let element = found.element, case .type(.model(let model)) = found.type
      {
        return (element, model)
      }
      current = type.value.parent.map { ModelType(definition: type.definition, structure: $0) }
    }
    return nil
  }

  // MARK: Variables and inputs

  /// Returns a variable of an operation.
  func variable(_ name: Name, of operation: ModelType) -> NamedMember? {
    let reference = DefinitionReference(operation.definition.selections)
    let variable = variables(of: operation).first { names.bareAccessor($0.name) == name.text }
    return variable.map { NamedMember(inputType(named: $0.type), .variable(reference, $0.name)) }
  }

  /// Returns the dictionary key for the value of a variable.
  func variableKey(_ text: String, of model: ModelType) -> GeneratedElement? {
    let reference = DefinitionReference(model.definition.selections)
    let variable = variables(of: model).first { $0.name.text == text }
    return variable.map { .variableKey(reference, $0.name) }
  }

  private func variables(of model: ModelType) -> [VariableOfOperation] {
    guard case .operation = model.definition.selections.kind else { return [] }
    return declarations.variables(of: model.definition.selections.name)
  }

  /// Returns a property of an input object.
  func inputField(_ name: Name, of type: Name) -> NamedMember? {
    let schema = schema(reading: type)
    guard let id = schema.type(named: type) else { return nil }
    let field = schema.inputs[schema[id].inputFields.indices].first {
      options(of: $0.name, type) == name.text
    }
    return field.map {
      NamedMember(
        inputType(named: schema[$0.type.type].name, $0.type.wrappers), .inputField(type: type, field: $0.name))
    }
  }

  private func options(of field: Name, _ type: Name) -> String {
    names.options.inputFieldName(field, of: type).filter { $0 != "`" }
  }

  private func inputType(named name: Name, _ wrappers: TypeWrappers) -> StaticType {
    let type = wrappers.isList ? StaticType.list(inputType(named: name)) : inputType(named: name)
    return wrappers.isNonNull ? type : .nullable(type)
  }

  /// Returns the Swift type of inputs of a schema type.
  private func inputType(named name: Name) -> StaticType {
    let schema = schema(reading: name)
    guard let id = schema.type(named: name) else { return .unknown }
    switch schema[id].kind {
    case .enumeration: return .wrappedEnumeration(name)
    case .inputObject: return .inputObject(name)
    default: return .other
    }
  }

  /// Returns a case of an enum.
  func enumCase(_ name: Name, of type: Name) -> NamedMember? {
    let schema = schema(reading: type)
    guard let id = schema.type(named: type) else { return nil }
    let value = schema.enumValues[schema[id].values.indices].first {
      options.enumCaseName($0.name, of: type).filter { $0 != "`" } == name.text
    }
    return value.map { NamedMember(.enumeration(type), .enumCase(type: type, value: $0.name)) }
  }
}
