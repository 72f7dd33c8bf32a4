import Configuration
import Incremental
import Source

/// A project of a group by its index; see `ProjectModule`.
struct ModuleID: WordHashable, Comparable, Sendable {
  var index: Int

  /// The project with the schema.
  static let root = ModuleID(index: 0)

  var hashWord: UInt { UInt(bitPattern: index) }

  static func < (a: ModuleID, b: ModuleID) -> Bool { a.index < b.index }
}

/// The modules of the files with operations and fragments. Files that it lacks belong to the root.
enum ModulesOfFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name: Int]
}

/// The module of a file with operations and fragments.
enum ModuleOfFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> ModuleID {
    ModuleID(index: reader.input(ModulesOfFilesInput.self, Single())?[key.originalFile ?? key] ?? 0)
  }
}

/// The settings of a module.
enum ModuleSettings: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> Project { reader.settings.module(key.index) }
}

/// The modules of the group, the root first.
enum AllModules: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [ModuleID] {
    (0..<reader.settings.moduleCount).map { ModuleID(index: $0) }
  }
}

/// The modules whose fragments and mocks a module may use, itself included.
enum VisibleModules: Query {
  static func compute(_ key: ModuleID, _ reader: Reader) -> [ModuleID] {
    reader.settings.visibleModules(from: key.index).map { ModuleID(index: $0) }
  }
}

extension Reader {
  /// The modules of the group.
  var modules: [ModuleID] { value(AllModules.self, Single()) }

  /// Returns the module of a definition.
  func module(of definition: DefinitionID) -> ModuleID { module(ofFile: definition.file) }

  /// Returns the module of a file with operations and fragments. A group with one module reads no files.
  func module(ofFile path: Name) -> ModuleID { modules.count == 1 ? .root : value(ModuleOfFile.self, path) }

  /// Returns the modules of Swift with the placeholders of definitions and of the schema's types, as far as another
  /// module imports them.
  func modulesWithPlaceholders(for definitions: [DefinitionID], by module: ModuleID) -> [String] {
    guard 1 < modules.count else { return [] }
    let others = Set(definitions.map { self.module(of: $0) } + [.root]).subtracting([module])
    return others.compactMap { value(ModuleSettings.self, $0).placeholdersModule }
  }

  /// The module with the options of all mocks: the first that has mocks.
  var moduleOfMockOptions: ModuleID {
    modules.count == 1 ? .root : modules.first { value(TestMocksFolder.self, $0) != nil } ?? .root
  }

  /// Returns the modules of Swift that a module imports to name definitions, in alphabetical order.
  func importedModules(_ definitions: [DefinitionID], by module: ModuleID) -> [String] {
    guard 1 < modules.count else { return [] }
    let others = Set(definitions.map { self.module(of: $0) }).subtracting([module])
    return others.compactMap { other in
      let settings = value(ModuleSettings.self, other)
      // Every file outside of the module of the schema types imports that module.
      return other == .root && settings.outputs.operations == .inSchemaModule ? nil : settings.definitionsModule
    }.sorted(by: precedesByBytes)
  }
}
