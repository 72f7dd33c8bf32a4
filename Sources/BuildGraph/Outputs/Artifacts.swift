import Configuration
import Incremental
import ProtocolMocks
import Source
import SwiftEmission

/// The outputs of the project with their contents, by path. The writer reports a path with two outputs.
enum Artifacts: Relation {
  static func sources(_ reader: Reader) -> [OutputSource] { reader.outputSources }

  static func pairs(of source: OutputSource, _ reader: Reader) -> [RelationPair<String, Artifact>] {
    let artifacts: [Artifact] =
      switch source {
      case .object(let name):
        reader.mock(reader.value(RenderedMock.self, name), in: reader.module(ofMock: name))
      case .interfaces:
        reader.mock(
          reader.value(RenderedInterfaces.self, Single()), in: reader.commonMockModule)
      case .unions:
        reader.mock(reader.value(RenderedUnions.self, Single()), in: reader.commonMockModule)
      case .schemaType(let name): reader.models([reader.value(RenderedSchemaType.self, name)].compactMap(\.self))
      case .schemaMetadata: reader.models([reader.value(RenderedSchemaMetadata.self, Single())])
      case .schemaModule: reader.models(reader.value(RenderedSchemaModule.self, Single()))
      case .definitions(let file): reader.definitions(in: file)
      case .output(let kind, let file): reader.outputs(kind, of: file)
      case .placeholderRuntime:
        reader.file(
          reader.value(RenderedPlaceholderRuntime.self, Single()),
          in: reader.value(FolderOfOutput.self, .placeholdersOfTypes))
      case .inputPlaceholder(let name):
        reader.file(
          reader.value(RenderedInputPlaceholder.self, name),
          in: reader.value(FolderOfOutput.self, .placeholdersOfTypes))
      case .protocols(let source): [reader.protocols(of: source)].compactMap(\.self)
      }
    return artifacts.map { Pair($0.path, $0) }
  }

  static func prepare(_ sources: [OutputSource], _ reader: Reader) {
    prepareMocks(sources.compactMap { if case .protocols(let source) = $0 { source } else { nil } }, reader)
    let objects = sources.compactMap { if case .object(let name) = $0 { name } else { nil } }
    if !objects.isEmpty { reader.prepare(MockedObjects.self) }
    reader.prepare(PrintedFields.self, Array(Set(objects + objects.flatMap { reader.value(InterfacesOf.self, $0) })))
    reader.prepare(RenderedMock.self, objects)
    reader.prepare(
      RenderedSchemaType.self, sources.compactMap { if case .schemaType(let name) = $0 { name } else { nil } })
    let files = sources.compactMap { if case .definitions(let file) = $0 { file } else { nil } }
    reader.prepare(RenderedDefinition.self, reader.definitions(of: files))
    for kind in DefinitionOutputKind.allCases {
      let files = sources.compactMap { if case .output(kind, let file) = $0 { file } else { nil } }
      let definitions = reader.definitions(of: files)
      reader.prepare(RenderedOutput.self, definitions.map { DefinitionOutputID(kind: kind, definition: $0) })
    }
  }
}

extension Artifact {
  /// Creates an artifact in a folder. An empty folder is the workspace.
  fileprivate init(in folder: String, _ name: String, _ contents: [UInt8], isKept: Bool = false) {
    self.init(path: WorkspacePath.join(folder, name), bytes: contents, isKept: isKept)
  }
}

extension Reader {
  /// Returns the definitions of files.
  fileprivate func definitions(of files: [Name]) -> [DefinitionID] {
    files.flatMap { value(FileOutline.self, $0).map(\.id) }
  }

  /// Returns the outputs of one kind for the definitions of a file. Omits files without contents.
  fileprivate func outputs(_ kind: DefinitionOutputKind, of file: Name) -> [Artifact] {
    let folder = value(FolderOfOutput.self, ModuleOutput(kind: kind, module: module(ofFile: file)))
    return value(FileOutline.self, file).flatMap { outline in
      self.file(value(RenderedOutput.self, DefinitionOutputID(kind: kind, definition: outline.id)), in: folder)
    }
  }

  /// Returns the artifact of a file, or nothing if the file has no contents.
  fileprivate func file(_ file: EmittedFile?, in folder: String?) -> [Artifact] {
    guard let folder, let file, !file.contents.isEmpty else { return [] }
    return [Artifact(in: folder, file.name, file.contents)]
  }

  /// Returns the artifact of a test mock.
  fileprivate func mock(_ file: EmittedFile?, in module: ModuleID) -> [Artifact] {
    guard let file, let folder = value(TestMocksFolder.self, module) else { return [] }
    return [Artifact(in: folder, file.name, file.contents)]
  }

  /// Returns the artifact with the protocol mocks of a Swift file. An error in the file keeps the existing output.
  fileprivate func protocols(of source: ProtocolMockSource) -> Artifact? {
    let outputs = value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(source.output) else { return nil }
    let rendered = value(RenderedProtocolMocks.self, source)
    let isClashing = !nameClashes(of: source).isEmpty
    guard rendered.isBroken || isClashing || rendered.file != nil else { return nil }
    return Artifact(
      in: outputs[source.output].settings.path, protocolMockFileName(of: source.file.text),
      isClashing ? [] : rendered.file?.contents ?? [], isKept: rendered.isBroken || isClashing)
  }

  /// Returns the artifacts of the schema's models.
  fileprivate func models(_ models: [RenderedModel]) -> [Artifact] {
    guard let place = value(ModelsPlace.self, .root) else { return [] }
    return models.map { model in
      Artifact(
        path: place.path(model.file.name, in: model.folder), bytes: model.file.contents,
        isEditable: model.file.isEditable)
    }
  }

  /// Returns the artifacts with the models of a file's definitions.
  fileprivate func definitions(in file: Name) -> [Artifact] {
    let module = module(ofFile: file)
    guard let place = value(ModelsPlace.self, module) else { return [] }
    let options = value(ModelSettings.self, module)
    return value(FileOutline.self, file).compactMap { outline in
      value(RenderedDefinition.self, outline.id).map { model in
        Artifact(
          path: place.path(model.file.name, of: model.kind, from: file, options: options), bytes: model.file.contents)
      }
    }
  }
}
