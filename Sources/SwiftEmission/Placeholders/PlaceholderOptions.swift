import GraphQLSyntax
import Source

/// The options of placeholders.
package struct PlaceholderOptions: Hashable, Sendable {
  /// The options of the models.
  package var models: ModelOptions
  /// The access level of the placeholders. For internal models, it is always internal.
  package var access = EmissionOptions.AccessLevel.public
  /// The modules with the models; empty if the files are in the models' module.
  package var modules: [String]
  package var values = PlaceholderValues()

  package init(_ models: ModelOptions, modules: [String]? = nil) {
    self.models = models
    self.modules = modules ?? [models.emission.schemaModule]
  }
}
