import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The elements of generated code that Swift names stand for.
extension GeneratedCode {
  // MARK: Types

  /// Returns a generated type that is nested in no other; nil if several have the name.
  func declaration(named name: Name) -> GeneratedElement? {
    var found: [GeneratedElement] = []
    if let definition = definition(name) { found.append(.definition(DefinitionReference(definition.selections))) }
    if let mock = mock(named: name) { found.append(.objectType(mock.type)) }
    if let type = declarations.inputType(named: name) {
      let schema = schema(reading: type)
      if let id = schema.type(named: type) {
        found.append(schema[id].kind == .enumeration ? .enumeration(type) : .inputObject(type))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the element of a type's name behind another type, or of a name without anything before it.
  ///
  /// - Parameter outer: the path of the type before the point; empty if there is none.
  func element(ofType name: Name, in outer: [Name]) -> GeneratedElement? {
    if outer.isEmpty { return declaration(named: name) }
    switch type(at: outer) {
    case .operation(let model)?:
      return name == "Data" ? .responseData(DefinitionReference(model.definition.selections)) : nil
    case .model(let model)?: return nestedType(name, of: model)
    default: return nil
    }
  }

  private func nestedType(_ name: Name, of model: ModelType) -> GeneratedElement? {
    if let index = model.view.types[name] {
      return element(ofStructure: ModelType(definition: model.definition, structure: index), in: model)
    }
    return model.view.aliases[name].map { .fieldType(ModelField(model, $0)) }
  }

  private func element(ofStructure type: ModelType, in model: ModelType) -> GeneratedElement {
    let index = model.value.accessors.firstIndex { accessor in
      if case .structure(type.structure) = accessor.child { true } else { false }
    }
    if let index { return .fieldType(ModelField(model, index)) }
    return .inlineFragmentType(DefinitionReference(type.definition.selections), structure: type.structure)
  }

  /// Returns the model that an alias in a model stands for.
  func alias(_ name: Name, of model: ModelType) -> ModelType? {
    model.view.aliases[name].flatMap { type(of: model.value.accessors[$0], in: model.definition) }
  }

  // MARK: Members

  /// Returns the element of a property, or of a label that stands for it.
  func element(ofProperty name: Name, of type: GeneratedType) -> GeneratedElement? {
    switch type {
    case .mockFields(let object), .object(let object):
      return mock(ofType: object)?.field(ofProperty: name).map {
        .mockField(type: object, responseKey: $0.responseKey)
      }
    case .operation(let model):
      return variable(name, of: model).map { .variable(DefinitionReference(model.definition.selections), $0.name) }
    case .model(let model):
      if let index = model.view.fields[name] { return .field(ModelField(model, index)) }
      return model.view.inlineFragments[name].map {
        .inlineFragment(DefinitionReference(model.definition.selections), structure: $0)
      }
    case .fragments(let model):
      return model.view.fragments[name].map { .fragment(model.value.fragments[$0].spread.fragment.name) }
    case .enumeration(let enumeration):
      return enumCase(name, of: enumeration).map { .enumCase(type: enumeration, value: $0) }
    case .inputObject(let input): return inputField(name, of: input).map { .inputField(type: input, field: $0.name) }
    }
  }

  /// Returns the schema's value for a case of an enum.
  func enumCase(_ name: Name, of type: Name) -> Name? {
    let schema = schema(reading: type)
    guard let id = schema.type(named: type) else { return nil }
    return schema.enumValues[schema[id].values.indices].first {
      options.enumCaseName($0.name, of: type).filter { $0 != "`" } == name.text
    }?.name
  }

  // MARK: Variables and inputs

  /// Returns a variable of an operation.
  func variable(_ name: Name, of operation: ModelType) -> InputValue? {
    variables(of: operation).first { names.bareAccessor($0.name) == name.text }
  }

  func variables(of model: ModelType) -> [InputValue] {
    guard case .operation = model.definition.selections.kind else { return [] }
    return declarations.variables(of: model.definition.selections.name)
  }

  /// Returns the dictionary key for the value of a variable.
  func variableKey(_ text: String, of model: ModelType) -> GeneratedElement? {
    let reference = DefinitionReference(model.definition.selections)
    let variable = variables(of: model).first { $0.name.text == text }
    return variable.map { .variableKey(reference, $0.name) }
  }

  /// Returns a field of an input object by the name of its property.
  func inputField(_ name: Name, of type: Name) -> InputValue? {
    inputFields(of: type).first { names.options.inputFieldName($0.name, of: type).filter { $0 != "`" } == name.text }
  }

  func inputFields(of type: Name) -> [InputValue] {
    let schema = schema(reading: type)
    guard let id = schema.type(named: type) else { return [] }
    return schema.inputs[schema[id].inputFields.indices].map {
      InputValue(name: $0.name, type: schema[$0.type.type].name, wrappers: $0.type.wrappers)
    }
  }
}
