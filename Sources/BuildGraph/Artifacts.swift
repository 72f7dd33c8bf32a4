import Configuration
import Incremental
import ProtocolMocks
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
    /// The placeholders of the operations and fragments of a file.
    case placeholders(file: Name)
    /// The placeholders at the ends of the placeholders of models.
    case placeholderRuntime
    /// The placeholder of an input object, if the type is one.
    case inputPlaceholder(Name)
    /// The samples for the operations of a file.
    case stubs(file: Name)
    /// The mocks of protocols that a Swift file declares.
    case protocols(ProtocolMockSource)
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
    if reader.value(PlaceholdersFolder.self, Single()) != nil {
      sources += reader.operationFiles.map { .placeholders(file: $0) }
      sources += reader.value(AllModelTypes.self, Single()).map { .inputPlaceholder($0) } + [.placeholderRuntime]
    }
    if reader.value(StubsFolder.self, Single()) != nil {
      sources += reader.operationFiles.map { .stubs(file: $0) }
    }
    sources += reader.value(ProtocolMockSources.self, Single()).map { .protocols($0) }
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
      case .placeholders(let file):
        reader.files(in: reader.value(PlaceholdersFolder.self, Single()), RenderedPlaceholders.self, of: file)
      case .placeholderRuntime:
        reader.file(
          reader.value(RenderedPlaceholderRuntime.self, Single()),
          in: reader.value(PlaceholdersFolder.self, Single()))
      case .inputPlaceholder(let name):
        reader.file(
          reader.value(RenderedInputPlaceholder.self, name), in: reader.value(PlaceholdersFolder.self, Single()))
      case .stubs(let file): reader.files(in: reader.value(StubsFolder.self, Single()), RenderedStub.self, of: file)
      case .protocols(let source): [reader.protocols(of: source)].compactMap(\.self)
      }
    return artifacts.map { Pair($0.path, $0) }
  }

  static func prepare(_ sources: [Source], _ reader: Reader) {
    prepareMocks(sources.compactMap { if case .protocols(let source) = $0 { source } else { nil } }, reader)
    let objects = sources.compactMap { if case .object(let name) = $0 { name } else { nil } }
    if !objects.isEmpty { reader.prepare(MockedObjects.self) }
    reader.prepare(PrintedFields.self, Array(Set(objects + objects.flatMap { reader.value(InterfacesOf.self, $0) })))
    reader.prepare(RenderedMock.self, objects)
    reader.prepare(
      RenderedSchemaType.self, sources.compactMap { if case .schemaType(let name) = $0 { name } else { nil } })
    let files = sources.compactMap { if case .definitions(let file) = $0 { file } else { nil } }
    reader.prepare(RenderedDefinition.self, reader.definitions(of: files))
    let placeholders = sources.compactMap { if case .placeholders(let file) = $0 { file } else { nil } }
    reader.prepare(RenderedPlaceholders.self, reader.definitions(of: placeholders))
    let stubs = sources.compactMap { if case .stubs(let file) = $0 { file } else { nil } }
    reader.prepare(RenderedStub.self, reader.definitions(of: stubs))
  }
}

extension Artifact {
  /// A file in a folder, which may be the workspace itself.
  fileprivate init(in folder: String, _ name: String, _ contents: [UInt8], isKept: Bool = false) {
    self.init(path: WorkspacePath.join(folder, name), bytes: contents, isKept: isKept)
  }
}

extension Reader {
  /// What files define.
  fileprivate func definitions(of files: [Name]) -> [DefinitionID] {
    files.flatMap { value(FileOutline.self, $0).map(\.id) }
  }

  /// The files that a query gives for what a file defines, in a folder; those without contents are left out.
  fileprivate func files<Rendered: BatchQuery>(
    in folder: String?, _ query: Rendered.Type, of file: Name
  ) -> [Artifact] where Rendered.Key == DefinitionID, Rendered.Value == EmittedFile? {
    value(FileOutline.self, file).flatMap { self.file(value(query, $0.id), in: folder) }
  }

  /// A file in a folder, unless it has no contents.
  fileprivate func file(_ file: EmittedFile?, in folder: String?) -> [Artifact] {
    guard let folder, let file, !file.contents.isEmpty else { return [] }
    return [Artifact(in: folder, file.name, file.contents)]
  }

  /// A file of test mocks in its place.
  fileprivate func mock(_ file: EmittedFile?) -> Artifact? {
    guard let file, let folder = value(TestMocksFolder.self, Single()) else { return nil }
    return Artifact(in: folder, file.name, file.contents)
  }

  /// The mocks of protocols in a Swift file, in their place. An error in the file keeps the present output.
  fileprivate func protocols(of source: ProtocolMockSource) -> Artifact? {
    let outputs = value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(source.output) else { return nil }
    let rendered = value(RenderedProtocolMocks.self, source)
    let isClashing = !nameClashes(of: source).isEmpty
    guard rendered.isBroken || isClashing || rendered.file != nil else { return nil }
    return Artifact(
      in: outputs[source.output].path, protocolMockFileName(of: source.file.text),
      isClashing ? [] : rendered.file?.contents ?? [], isKept: rendered.isBroken || isClashing)
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
