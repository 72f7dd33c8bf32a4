import GraphQLSchema
import Incremental
import MockIR
import Source
import SwiftEmission

/// The file with the placeholder of an input object; nil for other types.
enum RenderedInputPlaceholder: Query {
  static func compute(_ key: Name, _ reader: Reader) -> EmittedFile? {
    guard let options = reader.placeholderOptions,
      case .inputObject(let model) = reader.value(SchemaTypeModelOf.self, key)
    else { return nil }
    return renderInputPlaceholder(
      model, ranks: reader.value(InputRanksOfSchema.self, Single()), options: options)
  }
}

/// The placeholder file that depends on settings alone; nil if the runtime has its contents.
enum RenderedPlaceholderRuntime: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmittedFile? {
    reader.placeholderOptions.flatMap { renderPlaceholderRuntime(options: $0) }
  }
}

/// The depths at which example values of input objects end.
enum InputRanksOfSchema: Query {
  static func compute(_ key: Single, _ reader: Reader) -> InputRanks {
    InputRanks(reader.value(SchemaModel.self, Single()).schema)
  }
}

/// The problems of an input object's placeholder, located at its name. Computed without rendering.
enum InputPlaceholderDiagnostics: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    guard case .inputObject(let model) = reader.value(SchemaTypeModelOf.self, key) else { return [] }
    let problems = inputPlaceholderProblems(model, ranks: reader.value(InputRanksOfSchema.self, Single()))
    guard !problems.isEmpty else { return [] }
    let place = reader.value(SchemaBuild.self, Single()).nameLocation(of: key)
    return problems.map { $0.diagnostic(at: place) }
  }
}
