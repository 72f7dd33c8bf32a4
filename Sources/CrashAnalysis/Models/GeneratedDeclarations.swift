import GraphQLSchema
import MockIR
import Source
import SwiftCode
import SwiftEmission

/// What generated code is made of, by name: each answer depends on what is asked for alone.
package protocol GeneratedDeclarations {
  /// The models of the operation or fragment that has a Swift name.
  func definition(named name: Name) -> ModelDefinition?

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

/// Generated code of which everything is there.
package struct CompleteDeclarations: GeneratedDeclarations {
  private let schema: Schema
  private let mocks: [Name: ObjectMock]
  private let names: [Name: MockNames]
  private let options: EmissionOptions
  /// By the names of their Swift classes.
  private let types: [Name: Name]
  private let definitions: [Name: ModelDefinition]

  /// - Parameter definitions: by their Swift names.
  package init(
    schema: Schema, mocks: [ObjectMock], options: EmissionOptions, definitions: [Name: ModelDefinition]
  ) {
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
