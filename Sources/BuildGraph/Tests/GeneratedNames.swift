import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Source
import SwiftCode
import SwiftEmission

/// Operations and fragments by the names of their Swift types.
enum DefinitionsBySwiftName: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.operationFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Name, DefinitionID>] {
    let outlines = reader.value(FileOutline.self, source)
    let names = ModelNames(reader.value(ModelSettings.self, Single()))
    // Of the text, only the kinds of operations are asked for, which the outlines depend on, too.
    let parsed = reader.untracked.value(ParsedFile.self, source)
    return outlines.compactMap { outline in
      guard let index = parsed.index(of: outline.id) else { return nil }
      return names.swiftName(of: parsed.document.definitions[index], changesCache: outline.changesCache)
        .map { Pair(Name($0), outline.id) }
    }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(ParsedFile.self, sources) }
}

extension ModelNames {
  fileprivate func swiftName(of definition: Definition, changesCache: Bool) -> String? {
    switch definition {
    case .operation(let node):
      node.name.map { operation($0.name, node.operation, isLocalCacheMutation: changesCache) }
    case .fragment(let node): fragment(node.name.name)
    case .schema, .type, .directive: nil
    }
  }
}

/// The object types that have mocks, by the names of their Swift classes.
enum MockedTypesByClass: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name: Name] {
    let options = reader.value(EmissionSettings.self, Single())
    let types = reader.value(AllMockedTypes.self, Single()).objects
    return Dictionary(
      types.map { (Name(options.typeName($0, .object)), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The object type that a Swift class stands for in `Mock<…>`.
enum MockedTypeOfClass: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Name? {
    reader.value(MockedTypesByClass.self, Single())[key]
  }
}

/// What can be said to the mocks of an object type; nil where it has none.
enum MockClassOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> MockClass? {
    guard !reader.items(of: MockedObjects.self, key).isEmpty else { return nil }
    return MockClass(
      reader.value(ObjectMockOf.self, key), options: reader.value(EmissionSettings.self, Single()))
  }
}

/// Generated code, of which the analysis of tests depends on what it asks for.
struct TrackedDeclarations: GeneratedDeclarations {
  let reader: Reader

  /// Of several with one name, which the generator reports, none is looked into.
  func definition(named name: Name) -> ModelDefinition? {
    let ids = reader.items(of: DefinitionsBySwiftName.self, name)
    guard ids.count == 1, let id = ids.first(where: { _ in true }) else { return nil }
    return reader.value(ModelsOfDefinition.self, ModelsOfDefinition.Key(definition: id, swiftName: name))
  }

  func typeOfMocks(named name: Name) -> Name? { reader.value(MockedTypeOfClass.self, name) }

  func mocks(ofType type: Name) -> MockClass? { reader.value(MockClassOf.self, type) }

  func schema(reading types: [Name]) -> Schema {
    for type in types { _ = reader.items(of: SchemaElements.self, .type(type)) }
    return reader.untracked.value(SchemaModel.self, Single()).schema
  }
}
