import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftCode
import SwiftEmission

/// The declarations of generated code, by name. An answer depends only on the named declaration.
package protocol GeneratedDeclarations {
  /// Returns the models of the operation or fragment that has a Swift name.
  func definition(named name: Name) -> ModelDefinition?

  /// Returns the Swift name of an operation or fragment; nil if none or several have the name.
  func swiftName(of definition: DefinitionReference) -> Name?

  /// Returns the fields that are selected under a response key of the mocks of an object type. Usually there is one.
  func fieldNames(_ responseKey: Name, ofMocksOf type: Name) -> [ElementMeaning.FieldName]

  /// Returns the variables of an operation, by the operation's name in its document.
  func variables(of operation: Name) -> [InputValue]

  /// Returns the enum or input object that has a Swift name.
  func inputType(named name: Name) -> Name?

  /// Returns the object type that a Swift class in `Mock<…>` stands for.
  func typeOfMocks(named name: Name) -> Name?

  /// Returns whether an object type has mocks.
  func hasMocks(ofType type: Name) -> Bool

  /// Returns a field of the mocks of an object type.
  func field(_ responseKey: Name, ofMocksOf type: Name) -> MockField?

  /// Returns the response key of the field that a property of mocks stands for.
  func responseKey(ofProperty name: Name, ofMocksOf type: Name) -> Name?

  /// Returns the response keys of all fields, in the order of the initializer's parameters.
  func responseKeys(ofMocksOf type: Name) -> [Name]

  /// Returns the fields that an initializer with arguments fills even if they are not given.
  func defaults(ofMocksOf type: Name) -> [MockDefault]

  /// Returns the schema. The caller may read only these types, with their interfaces, members and values.
  func schema(reading types: [Name]) -> Schema
}

/// A variable of an operation or a field of an input object, with the type of its values.
package struct InputValue: Hashable, Sendable {
  package var name: Name
  /// The named type inside all lists.
  package var type: Name
  package var wrappers: TypeWrappers

  package init(name: Name, type: Name, wrappers: TypeWrappers) {
    self.name = name
    self.type = type
    self.wrappers = wrappers
  }
}

/// Declarations of generated code that are all in memory.
package struct CompleteDeclarations: GeneratedDeclarations {
  private let schema: Schema
  private let mocks: [Name: ObjectMock]
  private let names: [Name: MockNames]
  private let options: EmissionOptions
  /// The object types with mocks, by the names of their Swift classes.
  private let types: [Name: Name]
  private let definitions: [Name: ModelDefinition]
  private let variables: [Name: [InputValue]]
  /// Enums and input objects by their Swift names.
  private let inputTypes: [Name: Name]

  /// - Parameters:
  ///   - definitions: by their Swift names.
  ///   - variables: by the names of operations.
  package init(
    schema: Schema, mocks: [ObjectMock], options: EmissionOptions, definitions: [Name: ModelDefinition],
    variables: [Name: [InputValue]] = [:]
  ) {
    self.variables = variables
    inputTypes = options.inputTypes(schema.types.map(\.name), of: schema)
    self.schema = schema
    self.definitions = definitions
    self.options = options
    self.mocks = Dictionary(mocks.map { ($0.typeName, $0) }, uniquingKeysWith: { first, _ in first })
    names = self.mocks.mapValues { MockNames($0, options: options) }
    types = Dictionary(
      mocks.map { (Name(options.typeName($0.typeName, .object)), $0.typeName) }, uniquingKeysWith: { first, _ in first }
    )
  }

  package func definition(named name: Name) -> ModelDefinition? { definitions[name] }
  package func swiftName(of definition: DefinitionReference) -> Name? {
    definitions.first { DefinitionReference($0.value.selections) == definition }?.key
  }

  /// Takes the response key for the field's name, because aliases are unknown here.
  package func fieldNames(_ responseKey: Name, ofMocksOf type: Name) -> [ElementMeaning.FieldName] {
    guard let id = schema.type(named: type), schema.field(named: responseKey, in: id) != nil else { return [] }
    return [ElementMeaning.FieldName(type: type, name: responseKey)]
  }

  package func variables(of operation: Name) -> [InputValue] { variables[operation] ?? [] }
  package func inputType(named name: Name) -> Name? { inputTypes[name] }
  package func typeOfMocks(named name: Name) -> Name? { types[name] }
  package func hasMocks(ofType type: Name) -> Bool { mocks[type] != nil }
  package func field(_ responseKey: Name, ofMocksOf type: Name) -> MockField? {
    mocks[type]?.fields.first { $0.responseKey == responseKey }
  }
  package func responseKey(ofProperty name: Name, ofMocksOf type: Name) -> Name? {
    names[type]?.responseKeyOfProperty[name]
  }
  package func responseKeys(ofMocksOf type: Name) -> [Name] { names[type]?.responseKeys ?? [] }
  package func defaults(ofMocksOf type: Name) -> [MockDefault] {
    mocks[type].map { MockDefault.all(of: $0, options: options) } ?? []
  }
  package func schema(reading types: [Name]) -> Schema { schema }
}

extension EmissionOptions {
  /// Returns the enums and input objects among some types, by their Swift names.
  package func inputTypes(_ types: some Sequence<Name>, of schema: Schema) -> [Name: Name] {
    var result: [Name: Name] = [:]
    for name in types {
      guard let id = schema.type(named: name) else { continue }
      switch schema[id].kind {
      case .enumeration: result[Name(typeName(name, .enumeration))] = name
      case .inputObject: result[Name(typeName(name, .inputObject))] = name
      case .scalar, .object, .interface, .union: break
      }
    }
    return result
  }
}
