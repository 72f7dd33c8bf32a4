import GraphQLSyntax
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The GraphQL source of an element of generated code, and its spelling in Swift.
package struct ElementMeaning: Hashable, Sendable {
  /// The name without backticks.
  package var spelling: String
  /// The name as a plain name, with backticks if it needs them.
  private var declaredSpelling: String
  package var subject: Subject
  /// The fields of operations and fragments that a model's property comes from, the model's own first.
  package var origins: [FieldOrigin] = []
  /// The inline fragment that a structure stands for.
  package var condition: ConditionOrigin?

  /// The GraphQL elements that a generated element stands for.
  package enum Subject: Hashable, Sendable {
    /// A type of the schema.
    case type(Name)
    /// Fields of schema types or input objects, by type and name, with one for each origin.
    case fields([FieldName])
    case inputField(FieldName)
    case enumValue(FieldName)
    case definition(DefinitionReference)
    case variable(DefinitionReference, Name)
    /// The element comes from conditions only.
    case none
  }

  /// A member of a type.
  package struct FieldName: Hashable, Sendable {
    package var type: Name
    package var name: Name

    package init(type: Name, name: Name) {
      self.type = type
      self.name = name
    }
  }

  init(_ declaredSpelling: String, _ subject: Subject) {
    self.declaredSpelling = declaredSpelling
    spelling = declaredSpelling.filter { $0 != "`" }
    self.subject = subject
  }
}

extension GeneratedCode {
  /// Returns the meaning of an element; nil if it is not generated (any more).
  ///
  /// - Complexity: for properties of a model, linear in the number of merged fields.
  package func meaning(of element: GeneratedElement) -> ElementMeaning? {
    switch element {
    case .objectType(let type): return ElementMeaning(className(ofType: type).text, .type(type))
    case .mockField(let type, let key):
      guard mock(ofType: type)?.field(key) != nil else { return nil }
      let fields = declarations.fieldNames(key, ofMocksOf: type)
      return ElementMeaning(options.propertyName(key), .fields(fields))
    case .definition(let reference):
      return declarations.swiftName(of: reference).map { ElementMeaning($0.text, .definition(reference)) }
    case .responseData(let reference): return ElementMeaning("Data", .definition(reference))
    case .variable(let reference, let name):
      guard declarations.variables(of: reference.name).contains(where: { $0.name == name }) else { return nil }
      return ElementMeaning(names.accessor(name), .variable(reference, name))
    case .variableKey(let reference, let name): return ElementMeaning(name.text, .variable(reference, name))
    case .field(let field): return meaning(of: field) { names.accessor($0.field.responseKey) }
    case .fieldType(let field):
      return meaning(of: field) {
        names.structure(.field($0.field.responseKey, isList: $0.field.wrappers.isList))
      }
    case .inlineFragmentType(let reference, let structure):
      return meaning(of: reference, structure) { names.structure($0) }
    case .inlineFragment(let reference, let structure):
      return meaning(of: reference, structure) { names.structure($0).firstLowercased }
    case .fragment(let name):
      let reference = DefinitionReference(name: name, isFragment: true)
      return ElementMeaning(names.accessor(ofFragment: name), .definition(reference))
    case .enumeration(let type): return ElementMeaning(options.typeName(type, .enumeration), .type(type))
    case .inputObject(let type): return ElementMeaning(options.typeName(type, .inputObject), .type(type))
    case .enumCase(let type, let value):
      let member = ElementMeaning.FieldName(type: type, name: value)
      return ElementMeaning(options.enumCaseName(value, of: type), .enumValue(member))
    case .inputField(let type, let field):
      let member = ElementMeaning.FieldName(type: type, name: field)
      return ElementMeaning(names.options.inputFieldName(field, of: type), .inputField(member))
    }
  }

  /// Returns the models of a definition.
  package func models(of reference: DefinitionReference) -> ModelDefinition? {
    declarations.swiftName(of: reference).flatMap { definition($0) }
  }

  private func structure(_ index: Int, of reference: DefinitionReference) -> ModelType? {
    guard let definition = models(of: reference), definition.structures.structures.indices.contains(index) else {
      return nil
    }
    return ModelType(definition: definition, structure: index)
  }

  private func meaning(of field: ModelField, _ spelling: (FieldAccessor) -> String) -> ElementMeaning? {
    guard let type = structure(field.structure, of: field.definition),
      type.value.accessors.indices.contains(field.accessor)
    else { return nil }
    let accessor = type.value.accessors[field.accessor]
    let origins = origins(of: accessor.field.responseKey, in: type)
    var names: [ElementMeaning.FieldName] = []
    for origin in origins {
      let name = ElementMeaning.FieldName(type: origin.parentType, name: origin.fieldName)
      if !names.contains(name) { names.append(name) }
    }
    var result = ElementMeaning(spelling(accessor), .fields(names))
    result.origins = origins
    return result
  }

  /// Returns the fields with a key, the structure's own first.
  private func origins(of key: Name, in type: ModelType) -> [FieldOrigin] {
    let own = type.value.selectionSet.map { SelectionSource(definition: type.definition.selections, set: $0) }
    let merged = type.value.mergedSources.map { SelectionSource(definition: $0.definition, set: $0.set) }
    return ([own].compactMap(\.self) + merged).compactMap { source in
      let fields = source.definition.sets[source.set].fields.lazy.map { source.definition.fields[$0] }
      return fields.first { $0.responseKey == key }.map { FieldOrigin($0, in: source) }
    }
  }

  private func meaning(
    of reference: DefinitionReference, _ index: Int, _ spelling: (NameComponent) -> String
  ) -> ElementMeaning? {
    guard let type = structure(index, of: reference), let component = type.value.name else { return nil }
    guard case .condition(let identity?, _) = component else { return ElementMeaning(spelling(component), .none) }
    var result = ElementMeaning(spelling(component), .type(identity.name))
    result.condition = ConditionOrigin(
      definition: reference, path: type.value.path.dropLast().compactMap(\.responseKey), type: identity.name)
    return result
  }
}

extension NameComponent {
  fileprivate var responseKey: Name? {
    if case .field(let key, _) = self { key } else { nil }
  }
}

extension ElementMeaning {
  /// Returns the spelling for a form of names.
  package func text(as form: NamedElement.Form) -> String {
    form.text(of: spelling, declared: declaredSpelling)
  }
}

extension NamedElement.Form {
  /// Returns the spelling of a name in this form.
  ///
  /// - Parameter name: the name without backticks.
  package func text(of name: String) -> String { text(of: name, declared: name.escapedAsMockProperty) }

  /// - Parameter declared: the spelling in its declaration.
  fileprivate func text(of name: String, declared: String) -> String {
    switch self {
    case .member: ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    case .label: declared.asArgumentLabel
    case .plain: declared
    case .text: name
    }
  }
}

/// The inline fragment of a definition that a structure stands for, without its place.
package struct ConditionOrigin: Hashable, Sendable {
  package let definition: DefinitionReference
  /// The response keys on the way to it.
  package let path: [Name]
  package let type: Name

  /// Returns the place of the type condition in the first such fragment; nil if no fragment matches.
  ///
  /// - Complexity: linear in the size of the definition.
  package func range(in document: Document, of definition: Definition) -> TextRange? {
    let set: SelectionSet
    switch definition {
    case .operation(let operation): set = operation.selectionSet
    case .fragment(let fragment): set = fragment.selectionSet
    case .schema, .type, .directive: return nil
    }
    var open = [(set: set, path: path[...])]
    while let (set, path) = open.popLast() {
      var inner: [(set: SelectionSet, path: ArraySlice<Name>)] = []
      for selection in document[set.selections] {
        switch selection {
        case .field(let field):
          if let first = path.first, field.responseKey == first, let set = field.selectionSet {
            inner.append((set, path.dropFirst()))
          }
        case .inlineFragment(let fragment):
          if path.isEmpty, let name = fragment.typeCondition, name.name == type { return name.range }
          inner.append((fragment.selectionSet, path))
        case .fragmentSpread: break
        }
      }
      open += inner.reversed()
    }
    return nil
  }
}
