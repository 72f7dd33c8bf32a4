import CrashAnalysis
import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source
import SwiftCode
import SwiftEmission

/// Operations and fragments by the names of their Swift types, with the last valid versions of broken ones.
enum DefinitionsBySwiftName: Relation {
  static func sources(_ reader: Reader) -> [DefinitionGroup] { reader.definitionGroupsWithKept }

  static func pairs(of source: DefinitionGroup, _ reader: Reader) -> [RelationPair<Name, DefinitionID>] {
    let outlines = reader.outlines(of: source)
    guard let file = outlines.first?.id.file else { return [] }
    let names = ModelNames(reader.value(ModelSettings.self, .root))
    // Only the kinds of operations are read from the text. The outlines depend on them, too.
    let parsed = reader.untracked.value(ParsedFile.self, file)
    return outlines.compactMap { outline in
      guard let index = parsed.index(of: outline.id) else { return nil }
      return names.swiftName(of: parsed.document.definitions[index], changesCache: outline.changesCache)
        .map { Pair(Name($0), outline.id) }
    }
  }

  static func prepare(_ sources: [DefinitionGroup], _ reader: Reader) { reader.prepareFiles(of: sources) }
}

extension Reader {
  /// Returns the only present definition whose Swift type has a name, or else its only last valid version.
  func definition(ofSwiftName name: Name) -> DefinitionID? {
    let ids = items(of: DefinitionsBySwiftName.self, name)
    let present = ids.filter { !$0.isKept }
    let candidates = present.isEmpty ? ids.filter(\.isKept) : present
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension ModelNames {
  /// The Swift type of an operation or fragment; nil if it has no name.
  func swiftName(of definition: Definition, changesCache: Bool) -> String? {
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
    let options = reader.value(EmissionSettings.self, .root)
    let types = reader.value(AllMockedTypes.self, Single()).objects
    return Dictionary(
      types.map { (Name(options.typeName($0, .object)), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The object type of a Swift class in `Mock<…>`.
enum MockedTypeOfClass: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Name? {
    reader.value(MockedTypesByClass.self, Single())[key]
  }
}

/// The names in the mocks of an object type.
enum NamesInMock: Query {
  static func compute(_ key: Name, _ reader: Reader) -> MockNames {
    MockNames(reader.value(ObjectMockOf.self, key), options: reader.value(EmissionSettings.self, .root))
  }
}

/// A property or response key in the mocks of an object type.
struct MockPart: Hashable, Sendable {
  var type: Name
  var name: Name
}

/// The response key of a mock's property.
enum ResponseKeyOfProperty: Query {
  static func compute(_ key: MockPart, _ reader: Reader) -> Name? {
    reader.value(NamesInMock.self, key.type).responseKeyOfProperty[key.name]
  }
}

/// A mock's field by its response key.
enum FieldOfMock: Query {
  static func compute(_ key: MockPart, _ reader: Reader) -> MockField? {
    reader.value(ObjectMockOf.self, key.type).fields.first { $0.responseKey == key.name }
  }
}

/// The fields that initializers of mocks set by default.
enum DefaultsOfMock: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [MockDefault] {
    MockDefault.all(
      of: reader.value(ObjectMockOf.self, key), options: reader.value(EmissionSettings.self, .root))
  }
}

/// The Swift name of the operation or fragment with a name; nil if there are several.
enum SwiftNameOfDefinition: Query {
  static func compute(_ key: DefinitionReference, _ reader: Reader) -> Name? {
    guard let id = reader.usableDefinition(DefinitionName(key)), let place = reader.place(of: id) else { return nil }
    let names = ModelNames(reader.value(ModelSettings.self, .root))
    return names.swiftName(of: place.definition, changesCache: reader.value(ChangesCache.self, id)).map { Name($0) }
  }
}

/// The selected fields for a key of a mock: the fields of its type, or else of the first interface with any.
enum FieldNamesInMock: Query {
  static func compute(_ key: MockPart, _ reader: Reader) -> [ElementMeaning.FieldName] {
    for parent in [key.type] + reader.value(InterfacesOf.self, key.type) {
      let choice = MockKey(parent: parent, responseKey: key.name)
      let names = reader.items(of: CollectedFields.self, .key(choice)).compactMap { item in
        if case .candidate(let candidate) = item { candidate.fieldName } else { nil }
      }
      if !names.isEmpty { return Set(names).sorted().map { ElementMeaning.FieldName(type: parent, name: $0) } }
    }
    return []
  }
}

/// The enums and input objects that generated code declares, by their Swift names.
enum InputTypesBySwiftName: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name: Name] {
    let options = reader.value(EmissionSettings.self, .root)
    let types = reader.value(AllModelTypes.self, Single())
    return options.inputTypes(types, of: reader.value(SchemaModel.self, Single()).schema)
  }
}

/// The variables of the operation with a name; none if there are several.
enum VariablesOfOperation: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [InputValue] {
    guard let id = reader.usableDefinition(DefinitionName(kind: .operation, name: key)),
      let place = reader.place(of: id), case .operation(let operation) = place.definition
    else { return [] }
    return place.document[operation.variables].map {
      InputValue(name: $0.name.name, type: $0.type.name.name, wrappers: $0.type.wrappers)
    }
  }
}

/// The declarations of generated code by name. The reader records each question, and each answer is cached.
///
/// Editors need names most in broken documents. Tests are examined only with the declarations of usable definitions.
struct TrackedDeclarations: GeneratedDeclarations {
  let reader: SerializedReader
  let turns: ReaderLock
  /// Receives the errors that an examination meets; nil if broken definitions count.
  let obstacles: Obstacles?
  private let definitions = LookupCache<Name, ModelDefinition?>()
  private let typesOfMocks = LookupCache<Name, Name?>()
  private let mockedTypes = LookupCache<Name, Bool>()
  private let fields = LookupCache<MockPart, MockField?>()
  private let responseKeys = LookupCache<MockPart, Name?>()
  private let schemas = LookupCache<[Name], Schema>()

  init(reader: SerializedReader, turns: ReaderLock, obstacles: Obstacles? = nil) {
    self.reader = reader
    self.turns = turns
    self.obstacles = obstacles
  }

  /// Ambiguous names, which the generator reports, aren't analyzed.
  func definition(named name: Name) -> ModelDefinition? {
    definitions.answer(name) {
      guard let obstacles else {
        return reader.read(turns) { reader in
          reader.definition(ofSwiftName: name).flatMap {
            reader.value(ModelsOfDefinition.self, ModelsOfDefinition.Key(definition: $0, swiftName: name))
          }
        }
      }
      let found = reader.read(turns) { $0.value(ModelsNamed.self, name) }
      obstacles.add(found.obstacles)
      return found.models
    }
  }

  func swiftName(of definition: DefinitionReference) -> Name? {
    reader.read(turns) { $0.value(SwiftNameOfDefinition.self, definition) }
  }

  func fieldNames(_ responseKey: Name, ofMocksOf type: Name) -> [ElementMeaning.FieldName] {
    reader.read(turns) { $0.value(FieldNamesInMock.self, MockPart(type: type, name: responseKey)) }
  }

  func variables(of operation: Name) -> [InputValue] {
    reader.read(turns) { $0.value(VariablesOfOperation.self, operation) }
  }

  func inputType(named name: Name) -> Name? {
    reader.read(turns) { $0.value(InputTypesBySwiftName.self, Single())[name] }
  }

  func typeOfMocks(named name: Name) -> Name? {
    typesOfMocks.answer(name) {
      guard let obstacles else { return reader.read(turns) { $0.value(MockedTypeOfClass.self, name) } }
      let found = reader.read(turns) { $0.value(UsableMock.self, name) }
      obstacles.add(found.obstacles)
      return found.type
    }
  }

  func hasMocks(ofType type: Name) -> Bool {
    mockedTypes.answer(type) { reader.read(turns) { !$0.items(of: MockedObjects.self, type).isEmpty } }
  }

  func field(_ responseKey: Name, ofMocksOf type: Name) -> MockField? {
    let part = MockPart(type: type, name: responseKey)
    return fields.answer(part) { reader.read(turns) { $0.value(FieldOfMock.self, part) } }
  }

  func responseKey(ofProperty name: Name, ofMocksOf type: Name) -> Name? {
    let part = MockPart(type: type, name: name)
    return responseKeys.answer(part) {
      let key = reader.read(turns) { $0.value(ResponseKeyOfProperty.self, part) }
      guard key == nil, let obstacles else { return key }
      obstacles.add(reader.read(turns) { $0.items(of: UnreadableDefinitions.self, .property(name)) })
      // The property may belong to an interface with errors.
      obstacles.add(reader.read(turns) { $0.value(SchemaDefects.self, Single()).obstacles })
      return nil
    }
  }

  func responseKeys(ofMocksOf type: Name) -> [Name] {
    reader.read(turns) { $0.value(NamesInMock.self, type).responseKeys }
  }

  func defaults(ofMocksOf type: Name) -> [MockDefault] {
    reader.read(turns) { $0.value(DefaultsOfMock.self, type) }
  }

  func schema(reading types: [Name]) -> Schema {
    schemas.answer(types) {
      reader.read(turns) { reader in
        for type in types { reader.depend(onItemsOf: SchemaElements.self, .type(type)) }
        return reader.untracked.value(SchemaModel.self, Single()).schema
      }
    }
  }
}
