import CrashAnalysis
import GraphQLSyntax
import Incremental
import ModelIR
import Source
import SwiftEmission

/// The models of a definition; nil if it no longer exists or is too large for models.
///
/// Dependencies: the tokens of the definition and of the fragments it reaches, and the schema elements that they use.
enum ModelsOfDefinition: Query {
  struct Key: Hashable, Sendable {
    var definition: DefinitionID
    var swiftName: Name
  }

  static func compute(_ key: Key, _ reader: Reader) -> ModelDefinition? {
    let options = reader.value(ModelSettings.self, .root)
    let work = DefinitionWork(modelsOf: key.definition, reader)
    let changesCache = reader.value(ChangesCache.self, key.definition)
    guard
      let source = DefinitionSource(work, changesCache: changesCache),
      let structures = source.structures(schema: work.schema.schema, options: options), !structures.isTruncated
    else { return nil }
    return ModelDefinition(
      structures, swiftName: key.swiftName.text, names: ModelNames(options), isMutable: changesCache)
  }
}
