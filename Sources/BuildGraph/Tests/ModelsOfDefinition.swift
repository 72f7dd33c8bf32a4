import CrashAnalysis
import GraphQLSyntax
import Incremental
import ModelIR
import Source
import SwiftEmission

/// The models of an operation or fragment, as tests see them; nil for one that is gone or too large to have any.
///
/// Like the file that they are printed to, they depend on the tokens of the definition and of the fragments that it
/// reaches, and on the parts of the schema that these use.
enum ModelsOfDefinition: Query {
  struct Key: Hashable, Sendable {
    var definition: DefinitionID
    var swiftName: Name
  }

  static func compute(_ key: Key, _ reader: Reader) -> ModelDefinition? {
    let options = reader.value(ModelSettings.self, Single())
    let work = DefinitionWork(modelsOf: key.definition, reader)
    guard
      let source = DefinitionSource(work, changesCache: reader.value(ChangesCache.self, key.definition)),
      let structures = source.structures(schema: work.schema.schema, options: options), !structures.isTruncated
    else { return nil }
    return ModelDefinition(structures, swiftName: key.swiftName.text, names: ModelNames(options))
  }
}
