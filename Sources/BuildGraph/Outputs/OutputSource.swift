import Configuration
import Incremental
import Source

/// The source of one or more outputs of a project.
enum OutputSource: Hashable, Sendable {
  /// The mock of an object type.
  case object(Name)
  case interfaces
  case unions
  /// The model of a type of the schema.
  case schemaType(Name)
  case schemaMetadata
  /// The models of the schema that settings alone determine.
  case schemaModule
  /// The models of the operations and fragments of a file.
  case definitions(file: Name)
  /// The files of one kind for the operations and fragments of a file.
  case output(DefinitionOutputKind, file: Name)
  /// The placeholders of types of the runtime.
  case placeholderRuntime
  /// The placeholder of an input object, if the type is one.
  case inputPlaceholder(Name)
  /// The mocks of protocols that a Swift file declares.
  case protocols(ProtocolMockSource)
}

extension Reader {
  /// The requested outputs with a file for each operation or fragment.
  var definitionOutputs: [DefinitionOutputKind] {
    DefinitionOutputKind.allCases.filter { kind in
      modules.contains { value(FolderOfOutput.self, ModuleOutput(kind: kind, module: $0)) != nil }
    }
  }

  /// The sources of all outputs that the settings request.
  var outputSources: [OutputSource] { outputSourcesOfGraphQL + outputSourcesOfProtocols }

  /// The sources of the mocks of Swift protocols.
  var outputSourcesOfProtocols: [OutputSource] {
    value(ProtocolMockSources.self, Single()).map { .protocols($0) }
  }

  /// The sources of outputs for the schema and operations.
  var outputSourcesOfGraphQL: [OutputSource] {
    var sources: [OutputSource] = []
    if value(HasTestMocks.self, Single()) {
      sources += value(AllMockedTypes.self, Single()).objects.map { .object($0) } + [.interfaces, .unions]
    }
    if value(ModelsPlace.self, .root) != nil {
      sources += value(AllModelTypes.self, Single()).map { .schemaType($0) } + [.schemaMetadata, .schemaModule]
    }
    if value(HasModelFiles.self, Single()) {
      sources += operationFiles.map { .definitions(file: $0) }
    }
    for kind in definitionOutputs {
      sources += operationFiles.map { .output(kind, file: $0) }
      if kind == .placeholders {
        sources += value(AllModelTypes.self, Single()).map { .inputPlaceholder($0) } + [.placeholderRuntime]
      }
    }
    return sources
  }
}
