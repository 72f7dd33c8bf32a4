import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Source
import SwiftCode
import SwiftEmission

/// The models that tests mean by a Swift name: the ones of the only usable definition.
struct UsableModels: Sendable {
  let models: ModelDefinition?
  /// The definitions with errors that the name may stand for, if none is usable.
  var obstacles: [Obstacle] = []
  // Everything that the models are made of.
  private var states: [Fingerprint] = []
  private var changesCache = false
  private var options: ModelOptions?

  init(obstacles: [Obstacle]) {
    models = nil
    self.obstacles = obstacles
  }

  init(_ id: DefinitionID, named name: Name, _ reader: Reader) {
    models = reader.value(ModelsOfDefinition.self, ModelsOfDefinition.Key(definition: id, swiftName: name))
    // A single build compares nothing.
    guard reader.keepsDependencies else { return }
    states = reader.closure(of: id).map { reader.value(ModelState.self, $0) }
    changesCache = reader.value(ChangesCache.self, id)
    options = reader.value(ModelSettings.self, .root)
  }
}

extension UsableModels: Equatable {
  /// Models of the same text and the same elements of the schema are equal, such as the ones of a definition and of its
  /// last valid version.
  static func == (a: UsableModels, b: UsableModels) -> Bool {
    a.states == b.states && a.changesCache == b.changesCache && a.options == b.options
      && a.obstacles == b.obstacles
  }
}

/// The usable models of a Swift name. A present definition without errors comes before the last valid version.
enum ModelsNamed: Query {
  static func compute(_ key: Name, _ reader: Reader) -> UsableModels {
    let ids = reader.items(of: DefinitionsBySwiftName.self, key)
    let present = ids.filter { !$0.isKept }
    let isUsable = present.count == 1 && !reader.isBroken(present[0])
    let usable = isUsable ? present : ids.filter(\.isKept)
    if usable.count == 1 { return UsableModels(usable[0], named: key, reader) }
    guard present.isEmpty else { return UsableModels(obstacles: present.map { Obstacle($0) }.sorted()) }
    return UsableModels(obstacles: reader.items(of: UnreadableDefinitions.self, .swiftName(key)).sorted())
  }
}

/// The object type that tests mean by the name of a Swift class in `Mock<…>`.
enum UsableMock: Query {
  struct Value: Hashable, Sendable {
    var type: Name?
    /// The parts of GraphQL with errors that may define the type or select its fields.
    var obstacles: [Obstacle] = []
  }

  static func compute(_ key: Name, _ reader: Reader) -> Value {
    let type = reader.value(MockedTypeOfClass.self, key)
    let defects = reader.value(SchemaDefects.self, Single()).types
    if let name = type ?? (defects.isEmpty ? nil : key), let file = defects[name] {
      return Value(obstacles: [Obstacle(name: name, file: file)])
    }
    guard type == nil, reader.value(TypesWithoutMocks.self, Single()).contains(key) else { return Value(type: type) }
    return Value(obstacles: reader.value(MissingDefinitions.self, Single()))
  }
}

/// The names of the Swift classes of object types that no definition names.
enum TypesWithoutMocks: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<Name> {
    let schema = reader.value(SchemaModel.self, Single()).schema
    let options = reader.value(EmissionSettings.self, .root)
    let mocked = Set(reader.value(AllMockedTypes.self, Single()).objects)
    return Set(
      schema.types.lazy.filter { $0.kind == .object && !$0.isMissing && !mocked.contains($0.name) }
        .map { Name(options.typeName($0.name, .object)) })
  }
}

/// The parts of GraphQL with errors that an examination has met.
final class Obstacles {
  private(set) var all: Set<Obstacle> = []

  func add(_ obstacles: some Sequence<Obstacle>) { all.formUnion(obstacles) }
}
