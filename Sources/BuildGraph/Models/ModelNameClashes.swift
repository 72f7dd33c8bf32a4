import Configuration
import GraphQLSchema
import Incremental
import MockIR
import ModelIR
import Source
import SwiftEmission

/// The names of types of the schema that are a problem in models.
enum ModelNameClashes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [EmissionProblem] {
    guard reader.value(ModelsPlace.self, .root) != nil else { return [] }
    return modelTypeClashes(reader.typesWithModels, options: reader.value(ModelSettings.self, .root))
  }

  /// Returns the problems as diagnostics.
  static func diagnostics(_ reader: Reader) -> [Diagnostic] {
    let problems = reader.value(Self.self, Single())
    guard !problems.isEmpty else { return [] }
    let schema = reader.value(SchemaBuild.self, Single())
    return problems.map { $0.diagnostic(at: schema.nameLocation(of: $0.typeName)) }
  }
}

/// The names of models in each module: of their types, and of their files in lowercase.
///
/// A definition is checked against it alone, so that a new name concerns only definitions and types of that name.
enum NamesOfModels: Relation {
  enum Source: Hashable, Sendable {
    /// The types of the schema, and the files of all projects.
    case types
    /// A file with operations and fragments.
    case definitions(file: Name)
  }

  struct Entry: WordHashable, Sendable {
    /// Nil for the module of the schema's types.
    var module: ModuleID?
    /// A type, or a file in lowercase. Only names of files contain periods.
    var name: Name

    var hashWord: UInt { name.identity }
  }

  enum Owner: Hashable, Sendable {
    case type(TypeIdentity)
    case definition(DefinitionID)
    /// A file of all projects.
    case file(String)
  }

  static func sources(_ reader: Reader) -> [Source] {
    [.types] + reader.operationFiles.map { .definitions(file: $0) }
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<Entry, Owner>] {
    switch source {
    case .types:
      guard reader.value(ModelsPlace.self, .root) != nil else { return [] }
      let options = reader.value(ModelSettings.self, .root)
      let files = options.commonFiles.map { Pair(Entry(name: Name($0.lowercased())), .file($0)) }
      return files
        + reader.typesWithModels.flatMap { type in
          let names = options.occupiedNames(of: type)
          return [names.type, names.file.lowercased()].compactMap(\.self).map { name in
            Pair(Entry(name: Name(name)), .type(type))
          }
        }
    case .definitions(let file):
      return reader.value(FileOutline.self, file).flatMap { outline in
        reader.entries(of: outline.id).map { Pair($0, .definition(outline.id)) }
      }
    }
  }
}

extension Reader {
  /// The types with models, ordered by name.
  fileprivate var typesWithModels: [TypeIdentity] {
    let schema = value(SchemaModel.self, Single()).schema
    return value(AllModelTypes.self, Single()).compactMap { name in
      schema.type(named: name).map { TypeIdentity(name, schema[$0].kind) }
    }
  }

  /// Returns the names of a definition's models; none without models.
  fileprivate func entries(of id: DefinitionID) -> [NamesOfModels.Entry] {
    let module = module(of: id)
    guard let place = value(ModelsPlace.self, module), let names = value(NameOfDefinitionFile.self, id) else {
      return []
    }
    let isWithSchema = module == .root && place.operations == .inSchemaModule
    return names.keys(from: id.file, in: place).map {
      NamesOfModels.Entry(module: isWithSchema ? nil : module, name: $0)
    }
  }

  /// Returns the warnings about a definition with the names of other models.
  func nameClashes(of id: DefinitionID) -> [Diagnostic] {
    let entries = entries(of: id)
    // Each of them has warnings, so a list of all would grow with the square of their number.
    if let count = entries.map({ items(of: NamesOfModels.self, $0).count - 1 }).max(), largestListOfClashes < count {
      let reason = "\(count) other models have the same name if case is ignored; rename them"
      return diagnostics(of: [.modelsClash(of: id.name, reason)], in: id)
    }
    let others = entries.flatMap { entry in
      items(of: NamesOfModels.self, entry).filter { $0 != .definition(id) }
    }
    // Nearly no definition has other models with its names.
    guard !others.isEmpty, let names = value(NameOfDefinitionFile.self, id) else { return [] }
    let options = value(ModelSettings.self, .root)
    var seen: Set<NamesOfModels.Owner> = []
    let problems = others.filter { seen.insert($0).inserted }.compactMap { other in
      clash(of: id, names, with: other, options)
    }
    return diagnostics(of: problems.sorted { $0.message < $1.message }, in: id)
  }

  private func clash(
    of id: DefinitionID, _ own: NameOfDefinitionFile.Names, with owner: NamesOfModels.Owner, _ options: ModelOptions
  ) -> EmissionProblem? {
    let other: (names: OccupiedNames, text: String)
    switch owner {
    case .type(let type): other = (options.occupiedNames(of: type), "the type '\(type.name)'")
    case .file(let file): other = (OccupiedNames(type: nil, file: file), "other generated code")
    case .definition(let id):
      guard let names = value(NameOfDefinitionFile.self, id) else { return nil }
      // The writer of files reports equal paths.
      if names.kind == own.kind, names.models.file == own.models.file { return nil }
      let kind = id.kind == .fragment ? "fragment" : "operation"
      other = (names.models, "the \(kind) '\(id.name)'")
    }
    if let type = own.models.type, other.names.type == type {
      return .modelsClash(of: id.name, "\(other.text) has the name '\(type)' in Swift, too; rename one of them")
    }
    return .fileClash(
      of: id.name, NamedFile("The models of '\(id.name)'", file: own.models.file),
      NamedFile(other.text, file: other.names.file), "rename one of them")
  }
}

/// The number of other models with a name that are listed.
private let largestListOfClashes = 16

extension NameOfDefinitionFile.Names {
  /// Returns the type and the file in lowercase. Files beside operations can belong to several modules, so they are
  /// known by their paths.
  fileprivate func keys(from source: Name, in place: ModelsPlacement) -> [Name] {
    switch place.operations {
    case .inSchemaModule, .absolute: [type, file].compactMap(\.self)
    case .relative: [Name(Path.parent(source.text).lowercased() + "/" + file.text)]
    }
  }
}
