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

  /// What can be said to the mocks of an object type; nil where it has none.
  func mocks(ofType type: Name) -> MockClass?

  /// The schema, of which only these types, with their interfaces, members and values, are then asked.
  func schema(reading types: [Name]) -> Schema
}

/// Generated code of which everything is there.
package struct CompleteDeclarations: GeneratedDeclarations {
  private let schema: Schema
  private let mocks: [Name: MockClass]
  /// By the names of their Swift classes.
  private let types: [Name: Name]
  private let definitions: [Name: ModelDefinition]

  /// - Parameter definitions: by their Swift names.
  package init(
    schema: Schema, mocks: [ObjectMock], options: EmissionOptions, definitions: [Name: ModelDefinition]
  ) {
    self.schema = schema
    self.definitions = definitions
    self.mocks = Dictionary(
      mocks.map { ($0.typeName, MockClass($0, options: options)) }, uniquingKeysWith: { first, _ in first })
    types = Dictionary(
      mocks.map { (Name(options.typeName($0.typeName, .object)), $0.typeName) }, uniquingKeysWith: { first, _ in first }
    )
  }

  package func definition(named name: Name) -> ModelDefinition? { definitions[name] }
  package func typeOfMocks(named name: Name) -> Name? { types[name] }
  package func mocks(ofType type: Name) -> MockClass? { mocks[type] }
  package func schema(reading types: [Name]) -> Schema { schema }
}
