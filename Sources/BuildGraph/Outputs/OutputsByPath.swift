import Configuration
import GraphQLSyntax
import Incremental
import MockIR
import ProtocolMocks
import Source
import SwiftEmission

/// The paths of outputs, computed without rendering. So a rename can be checked for conflicts before its outputs
/// exist.
///
/// A path is listed even if a problem leaves its output without contents.
enum OutputsByPath: Relation {
  /// An output of a source.
  struct Output: Hashable, Sendable {
    var source: OutputSource
    /// The position among the outputs of the source.
    var index: Int
  }

  static func sources(_ reader: Reader) -> [OutputSource] { reader.outputSources }

  static func pairs(of source: OutputSource, _ reader: Reader) -> [RelationPair<String, Output>] {
    reader.paths(of: source).enumerated().map { Pair($1, Output(source: source, index: $0)) }
  }
}

/// The names of a definition's type and files, without their folders; nil for a definition without models.
enum NameOfDefinitionFile: Query {
  struct Names: Hashable, Sendable {
    var kind: DefinitionFileKind
    var models: OccupiedNames
    /// The type in Swift.
    var type: Name?
    /// The name of the models' file in lowercase.
    var file: Name
    var outputs: [DefinitionOutputKind: String]
  }

  static func compute(_ key: DefinitionID, _ reader: Reader) -> Names? {
    let changesCache = reader.value(ChangesCache.self, key)
    let options = reader.value(ModelSettings.self, .root)
    // The text determines the kind of an operation. Its position in the file doesn't matter.
    _ = reader.value(DefinitionText.self, key)
    let source = reader.untracked.value(ParsedFile.self, key.file)
    guard let index = source.index(of: key) else { return nil }
    let definition = source.document.definitions[index]
    guard let kind = definition.fileKind(isLocalCacheMutation: changesCache),
      let models = ModelNames(options).occupied(by: definition, isLocalCacheMutation: changesCache)
    else { return nil }
    let outputs = DefinitionOutputKind.allCases.map { output in
      let renderer = output.renderer.type
      return (output, renderer.fileName(of: definition, isLocalCacheMutation: changesCache, models: models.file))
    }
    return Names(
      kind: kind, models: models, type: models.type.map { Name($0) }, file: Name(models.file.lowercased()),
      outputs: Dictionary(uniqueKeysWithValues: outputs).compactMapValues(\.self))
  }
}

extension Reader {
  fileprivate func paths(of source: OutputSource) -> [String] {
    let mocks = value(EmissionSettings.self, .root)
    return switch source {
    case .object(let name):
      paths(in: value(TestMocksFolder.self, module(ofMock: name)), [mocks.mockFileName(of: name)])
    case .interfaces:
      paths(
        in: value(TestMocksFolder.self, commonMockModule),
        value(AllMockedTypes.self, Single()).interfaces.isEmpty ? [] : [EmissionOptions.interfacesFileName])
    case .unions:
      paths(
        in: value(TestMocksFolder.self, commonMockModule),
        value(AllMockedTypes.self, Single()).unions.isEmpty ? [] : [EmissionOptions.unionsFileName])
    case .schemaType, .schemaMetadata, .schemaModule, .definitions: pathsOfModels(source)
    case .output(let kind, let file):
      paths(
        in: value(FolderOfOutput.self, ModuleOutput(kind: kind, module: module(ofFile: file))),
        value(FileOutline.self, file).compactMap { value(NameOfDefinitionFile.self, $0.id)?.outputs[kind] })
    case .placeholderRuntime:
      paths(
        in: value(FolderOfOutput.self, .placeholdersOfTypes),
        [placeholderOptions?.runtimeFileName].compactMap(\.self))
    case .inputPlaceholder(let name):
      if case .inputObject = value(SchemaTypeModelOf.self, name) {
        paths(in: value(FolderOfOutput.self, .placeholdersOfTypes), [mocks.inputPlaceholderFileName(of: name)])
      } else {
        []
      }
    case .protocols(let source): paths(of: source)
    }
  }

  private func paths(in folder: String?, _ names: [String]) -> [String] {
    folder.map { folder in names.map { WorkspacePath.join(folder, $0) } } ?? []
  }

  private func pathsOfModels(_ source: OutputSource) -> [String] {
    var module = ModuleID.root
    if case .definitions(let file) = source { module = self.module(ofFile: file) }
    guard let place = value(ModelsPlace.self, module) else { return [] }
    let options = value(ModelSettings.self, module)
    switch source {
    case .schemaType(let name):
      guard let model = value(SchemaTypeModelOf.self, name) else { return [] }
      return [place.path(options.fileName(of: model), in: options.folder(of: model))]
    case .schemaMetadata: return [place.path(ModelOptions.metadataFileName, in: options.schemaFolder)]
    case .schemaModule:
      return [place.path(schemaConfigurationFileName, in: options.schemaFolder)]
        + [options.namespaceFileName].compactMap(\.self).map { place.path($0, in: nil) }
    case .definitions(let file):
      return value(FileOutline.self, file).compactMap { outline in
        value(NameOfDefinitionFile.self, outline.id).map {
          place.path($0.models.file, of: $0.kind, from: file, options: options)
        }
      }
    default: return []
    }
  }

  /// Returns the path of a Swift file's mocks, if it declares protocols to mock.
  private func paths(of source: ProtocolMockSource) -> [String] {
    let outputs = value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(source.output) else { return [] }
    let output = outputs[source.output]
    let hasMocks = value(OutlineOfSwiftFile.self, source.file).declaredTypes.contains { selects($0.outline, output) }
    return paths(in: output.settings.path, hasMocks ? [protocolMockFileName(of: source.file.text)] : [])
  }
}
