/// The limits of a parser, and its extensions of the grammar.
package struct ParseOptions: Hashable, Sendable {
  /// Whether fragments may have variables, an old experiment that some tools still print.
  package var allowLegacyFragmentVariables = false

  /// The number of tokens after which parsing stops with an error.
  package var maxTokens: Int?

  /// The maximum depth of selections, values and types. Bounds recursion over trees.
  package var maxDepth = 200

  /// The number of errors after which parsing stops.
  package var maxErrors = 100

  package init() {}
}
