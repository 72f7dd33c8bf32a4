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
  /// The placeholders of the operations and fragments of a file.
  case placeholders(file: Name)
  /// The placeholders of types of the runtime.
  case placeholderRuntime
  /// The placeholder of an input object, if the type is one.
  case inputPlaceholder(Name)
  /// The samples for the operations of a file.
  case stubs(file: Name)
  /// The mocks of protocols that a Swift file declares.
  case protocols(ProtocolMockSource)
}

extension Reader {
  /// The sources of all outputs that the settings request.
  var outputSources: [OutputSource] {
    var sources: [OutputSource] = []
    if value(TestMocksFolder.self, Single()) != nil {
      sources += value(AllMockedTypes.self, Single()).objects.map { .object($0) } + [.interfaces, .unions]
    }
    if value(ModelsPlace.self, Single()) != nil {
      sources += value(AllModelTypes.self, Single()).map { .schemaType($0) } + [.schemaMetadata, .schemaModule]
      sources += operationFiles.map { .definitions(file: $0) }
    }
    if value(PlaceholdersFolder.self, Single()) != nil {
      sources += operationFiles.map { .placeholders(file: $0) }
      sources += value(AllModelTypes.self, Single()).map { .inputPlaceholder($0) } + [.placeholderRuntime]
    }
    if value(StubsFolder.self, Single()) != nil {
      sources += operationFiles.map { .stubs(file: $0) }
    }
    return sources + value(ProtocolMockSources.self, Single()).map { .protocols($0) }
  }
}
