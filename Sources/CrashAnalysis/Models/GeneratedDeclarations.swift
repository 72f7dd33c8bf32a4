import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftCode
import SwiftEmission

/// What generated code is made of, by name: each answer depends on what is asked for alone.
package protocol GeneratedDeclarations {
  /// The models of the operation or fragment that has a Swift name.
  func definition(named name: Name) -> ModelDefinition?

  /// The Swift name of an operation or fragment; nil where there is none, or more than one of the name.
  func swiftName(of definition: DefinitionReference) -> Name?

  /// The fields that are selected under a response key of the mocks of an object type: in general, one.
  func fieldNames(_ responseKey: Name, ofMocksOf type: Name) -> [ElementMeaning.FieldName]

  /// The variables of an operation, by its name in its document.
  func variables(of operation: Name) -> [VariableOfOperation]

  /// The enum or input object that has a Swift name.
  func inputType(named name: Name) -> Name?

  /// The object type that a Swift class in `Mock<…>` stands for.
  func typeOfMocks(named name: Name) -> Name?

  /// Whether an object type has mocks.
  func hasMocks(ofType type: Name) -> Bool

  /// A field of the mocks of an object type.
  func field(_ responseKey: Name, ofMocksOf type: Name) -> MockField?

  /// The response key of the field that a property of mocks stands for.
  func responseKey(ofProperty name: Name, ofMocksOf type: Name) -> Name?

  /// Those of all fields, in the order of the initializer's parameters.
  func responseKeys(ofMocksOf type: Name) -> [Name]

  /// The fields that an initializer with arguments fills although they are not given.
  func defaults(ofMocksOf type: Name) -> [MockDefault]

  /// The schema, of which only these types, with their interfaces, members and values, are then asked.
  func schema(reading types: [Name]) -> Schema
}

/// A variable of an operation, with the named type of its values.
package struct VariableOfOperation: Hashable, Sendable {
  package var name: Name
  package var type: Name

  package init(name: Name, type: Name) {
    self.name = name
    self.type = type
  }
}

/// Generated code of which everything is there.
package struct CompleteDeclarations: GeneratedDeclarations {
  private let schema: Schema
  private let mocks: [Name: ObjectMock]
  private let names: [Name: MockNames]
  private let options: EmissionOptions
  /// By the names of their Swift classes.
  private let types: [Name: Name]
  private let definitions: [Name: ModelDefinition]
  private let variables: [Name: [VariableOfOperation]]
  /// Enums and input objects by their Swift names.
  private let inputTypes: [Name: Name]

  /// - Parameters:
  ///   - definitions: by their Swift names.
  ///   - variables: by the names of operations.
  package init(
    schema: Schema, mocks: [ObjectMock], options: EmissionOptions, definitions: [Name: ModelDefinition],
    variables: [Name: [VariableOfOperation]] = [:]
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

  /// What is selected under an alias is not known here.
  package func fieldNames(_ responseKey: Name, ofMocksOf type: Name) -> [ElementMeaning.FieldName] {
    guard let id = schema.type(named: type), schema.field(named: responseKey, in: id) != nil else { return [] }
    return [ElementMeaning.FieldName(type: type, name: responseKey)]
  }

  package func variables(of operation: Name) -> [VariableOfOperation] { variables[operation] ?? [] }
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
  /// The enums and input objects among some types, by their Swift names.
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
