import Configuration
import Incremental
import MockIR
import Source

/// The modules of mocks in a group of projects.
///
/// A mock belongs to the nearest module with mocks that all its users can import. Its users are the modules whose
/// operations name the type, and the modules of mocks with fields of the type.
struct MockModules: Hashable, Sendable {
  /// The module of each object type's mock; empty if there is one module.
  var modules: [Name: ModuleID] = [:]
  /// The module of the names of interfaces and unions, and of all mocks if there is one module.
  var common = ModuleID.root
  /// For each object type, the other modules with mocks that its mock names.
  var imports: [Name: [ModuleID]] = [:]
  /// For each object type without a common module of its users, these users.
  var homeless: [Name: [ModuleID]] = [:]

  subscript(type: Name) -> ModuleID { modules[type] ?? common }
}

/// The modules of all mocks.
enum ModulesOfMocks: Query {
  static func compute(_ key: Single, _ reader: Reader) -> MockModules {
    let search = MockModuleSearch(reader)
    guard 1 < search.modules.count, !search.withMocks.isEmpty else { return MockModules() }
    let objects = reader.value(AllMockedTypes.self, Single()).objects
    let known = Set(objects)
    let mentioned = Dictionary(uniqueKeysWithValues: objects.map { ($0, reader.typesInMock(of: $0)) })
    var users: [Name: Set<ModuleID>] = [:]
    for module in search.modules {
      // A project that can use no mocks needs none.
      guard search.canUseMocks(module) else { continue }
      for type in reader.value(TypesOfModule.self, module) where known.contains(type) {
        users[type, default: []].insert(module)
      }
    }
    var result = MockModules()
    var open = objects
    while let type = open.popLast() {
      guard let module = search.nearest(users[type] ?? []) else {
        result.homeless[type] = (users[type] ?? []).sorted()
        continue
      }
      guard result.modules[type] != module else { continue }
      result.modules[type] = module
      for other in mentioned[type]?.objects ?? [] where users[other, default: []].insert(module).inserted {
        open.append(other)
      }
    }
    result.common = search.nearest(Set(result.modules.values)) ?? .root
    for (type, module) in result.modules {
      var imported = Set((mentioned[type]?.objects ?? []).map { result[$0] })
      if mentioned[type]?.namesAbstractTypes == true { imported.insert(result.common) }
      imported.remove(module)
      if !imported.isEmpty { result.imports[type] = imported.sorted() }
    }
    return result
  }
}

/// The module of an object type's mock in a group of projects.
enum ModuleOfMock: Query {
  static func compute(_ key: Name, _ reader: Reader) -> ModuleID { reader.value(ModulesOfMocks.self, Single())[key] }
}

/// The further modules that the file of an object type's mock imports.
enum ImportsOfMock: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [String] {
    (reader.value(ModulesOfMocks.self, Single()).imports[key] ?? [])
      .map { reader.value(ModuleSettings.self, $0).mocksModule }.sorted(by: precedesByBytes)
  }
}

/// The module of the names of interfaces and unions in a group of projects.
enum CommonMockModule: Query {
  static func compute(_ key: Single, _ reader: Reader) -> ModuleID { reader.value(ModulesOfMocks.self, key).common }
}

/// The types that the definitions of a module name, directly or through other types.
enum TypesOfModule: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> Set<Name> {
    let files = (reader.operationFiles + reader.keptFiles).filter { reader.value(ModuleOfFile.self, $0) == key }
    let named = files.flatMap { file in
      reader.outlines(inFile: file).flatMap { reader.value(Contributions.self, $0.id).types }
    }
    let schema = reader.value(SchemaModel.self, Single()).schema
    let types = ReferencedTypes(named, schema: schema, isReduced: reader.value(ReducesTypes.self, Single()))
    return Set(types.names(in: schema))
  }
}

/// Finds the nearest module with mocks that some modules can use.
private struct MockModuleSearch {
  let modules: [ModuleID]
  /// The modules with an output for mocks.
  let withMocks: Set<ModuleID>
  /// The modules that each module may use.
  private let visible: [ModuleID: Set<ModuleID>]

  init(_ reader: Reader) {
    modules = reader.modules
    withMocks = Set(modules.filter { reader.value(TestMocksFolder.self, $0) != nil })
    visible = Dictionary(uniqueKeysWithValues: modules.map { ($0, Set(reader.value(VisibleModules.self, $0))) })
  }

  /// Returns whether a module has mocks, or can use the mocks of another one.
  func canUseMocks(_ module: ModuleID) -> Bool { !withMocks.isDisjoint(with: visible[module] ?? []) }

  /// Returns the module with mocks that all users may use and that itself may use the most modules.
  func nearest(_ users: Set<ModuleID>) -> ModuleID? {
    modules.filter { module in
      withMocks.contains(module) && users.allSatisfy { visible[$0]?.contains(module) == true }
    }
    .max { (visible[$0]?.count ?? 0, $1.index) < (visible[$1]?.count ?? 0, $0.index) }
  }
}

extension Reader {
  /// Returns the module of an object type's mock.
  func module(ofMock type: Name) -> ModuleID { modules.count == 1 ? .root : value(ModuleOfMock.self, type) }

  /// Returns the further modules that the file of an object type's mock imports.
  func imports(ofMock type: Name) -> [String] { modules.count == 1 ? [] : value(ImportsOfMock.self, type) }

  /// The module of the names of interfaces and unions.
  var commonMockModule: ModuleID { modules.count == 1 ? .root : value(CommonMockModule.self, Single()) }

  /// Returns the object types that an object type's mock names, and whether it names interfaces or unions.
  fileprivate func typesInMock(of type: Name) -> (objects: [Name], namesAbstractTypes: Bool) {
    var (objects, namesAbstractTypes): (Set<Name>, Bool) = ([], false)
    for field in value(ObjectMockOf.self, type).fields {
      switch field.type.named {
      case .object(let name): objects.insert(name)
      case .interface(let reference), .union(let reference):
        namesAbstractTypes = true
        // The initializer names the default type.
        if let name = reference.firstMockedType { objects.insert(name) }
      case .builtIn, .scalar, .enumeration: break
      }
    }
    return (objects.sorted(), namesAbstractTypes)
  }
}
