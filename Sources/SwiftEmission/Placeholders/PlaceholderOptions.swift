import GraphQLSyntax
import Source

/// Everything that decides how placeholders and samples are printed.
package struct PlaceholderOptions: Hashable, Sendable {
  /// How the models are printed that they stand for.
  package var models: ModelOptions
  /// Whether they are for other modules than that of the files; internal models are not in any case.
  package var access = EmissionOptions.AccessLevel.public
  /// The modules with the models; none where the files are part of the models' own module.
  package var modules: [String]
  package var values = PlaceholderValues()

  package init(_ models: ModelOptions, modules: [String]? = nil) {
    self.models = models
    self.modules = modules ?? [models.emission.schemaModule]
  }
}
