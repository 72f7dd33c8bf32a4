import Incremental
import Source
import SwiftEmission

/// The files that the project wants, by path. Two under one path are a conflict that the writer tells of.
enum Artifacts: Relation {
  enum Source: Hashable, Sendable {
    /// The mock of an object type.
    case object(Name)
    case interfaces
    case unions
    /// The model of a type of the schema.
    case schemaType(Name)
    case schemaMetadata
    /// What settings alone decide about the schema's models.
    case schemaModule
    /// The models of the operations and fragments of a file.
    case definitions(file: Name)
  }

  static func sources(_ reader: Reader) -> [Source] {
    var sources: [Source] = []
    if reader.value(TestMocksFolder.self, Single()) != nil {
      sources += reader.value(AllMockedTypes.self, Single()).objects.map { .object($0) } + [.interfaces, .unions]
    }
    if reader.value(ModelsPlace.self, Single()) != nil {
      sources += reader.value(AllModelTypes.self, Single()).map { .schemaType($0) } + [.schemaMetadata, .schemaModule]
      sources += reader.operationFiles.map { .definitions(file: $0) }
    }
    return sources
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<String, Artifact>] {
    let artifacts: [Artifact] =
      switch source {
      case .object(let name): [reader.mock(reader.value(RenderedMock.self, name))].compactMap(\.self)
      case .interfaces: [reader.mock(reader.value(RenderedInterfaces.self, Single()))].compactMap(\.self)
      case .unions: [reader.mock(reader.value(RenderedUnions.self, Single()))].compactMap(\.self)
      case .schemaType(let name): reader.models([reader.value(RenderedSchemaType.self, name)].compactMap(\.self))
      case .schemaMetadata: reader.models([reader.value(RenderedSchemaMetadata.self, Single())])
      case .schemaModule: reader.models(reader.value(RenderedSchemaModule.self, Single()))
      case .definitions(let file): reader.definitions(in: file)
      }
    return artifacts.map { Pair($0.path, $0) }
  }

  static func prepare(_ sources: [Source], _ reader: Reader) {
    let objects = sources.compactMap { if case .object(let name) = $0 { name } else { nil } }
    reader.prepare(PrintedFields.self, Array(Set(objects + objects.flatMap { reader.value(InterfacesOf.self, $0) })))
    reader.prepare(RenderedMock.self, objects)
    reader.prepare(
      RenderedSchemaType.self, sources.compactMap { if case .schemaType(let name) = $0 { name } else { nil } })
    let files = sources.compactMap { if case .definitions(let file) = $0 { file } else { nil } }
    reader.prepare(RenderedDefinition.self, files.flatMap { reader.value(FileOutline.self, $0).map(\.id) })
  }
}

extension Reader {
  /// A file of test mocks in its place.
  fileprivate func mock(_ file: EmittedFile?) -> Artifact? {
    guard let file, let folder = value(TestMocksFolder.self, Single()) else { return nil }
    return Artifact(path: folder + "/" + file.name, bytes: file.contents)
  }

  /// Files of the schema's models in their places.
  fileprivate func models(_ models: [RenderedModel]) -> [Artifact] {
    guard let place = value(ModelsPlace.self, Single()) else { return [] }
    return models.map { model in
      Artifact(
        path: place.path(model.file, in: model.folder), bytes: model.file.contents, isEditable: model.file.isEditable)
    }
  }

  /// The models of what a file defines, in their places.
  fileprivate func definitions(in file: Name) -> [Artifact] {
    guard let place = value(ModelsPlace.self, Single()) else { return [] }
    let options = value(ModelSettings.self, Single())
    return value(FileOutline.self, file).compactMap { outline in
      value(RenderedDefinition.self, outline.id).map { model in
        Artifact(path: place.path(model.file, of: model.kind, from: file, options: options), bytes: model.file.contents)
      }
    }
  }
}
