/// What a parser accepts beyond or below the specification.
package struct ParseOptions: Hashable, Sendable {
  /// Variables on fragment definitions, an experiment of older editions that some schemas' tools still print.
  package var allowLegacyFragmentVariables = false

  /// The number of tokens after which parsing stops with an error.
  package var maxTokens: Int?

  /// How deep selections, values and types may nest. Whatever walks a tree may recurse as deep.
  package var maxDepth = 200

  /// The number of errors after which a file is given up.
  package var maxErrors = 100

  package init() {}
}
