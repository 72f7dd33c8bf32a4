import CrashAnalysis
import GraphQLSyntax
import Source

/// What is shown above a definition.
package struct CodeLens: Hashable, Sendable {
  /// Of the definition's name.
  package var range: TextRange
  /// `4 tests`
  package var title: String
  /// What it is about: places in tests, in order.
  package var places: [Location]
}

extension EditorProject {
  /// How many tests make models of the operations and fragments in a file, and how many of these leave required fields
  /// unset. Definitions without tests have nothing to show.
  ///
  /// - Complexity: that of examining all tests, once; after that of those that an edit reaches.
  package func codeLenses(_ path: String) -> [CodeLens] {
    guard let document = document(at: path) else { return [] }
    return document.definitions.flatMap { definition -> [CodeLens] in
      let converted: (definition: DefinitionReference, range: TextRange)
      switch definition {
      case .operation(let node):
        guard let name = node.name else { return [] }
        converted = (DefinitionReference(name: name.name, isFragment: false), name.range)
      case .fragment(let node):
        converted = (DefinitionReference(name: node.name.name, isFragment: true), node.name.range)
      case .schema, .type, .directive: return []
      }
      let tests = testConversions(of: converted.definition)
      guard !tests.isEmpty else { return [] }
      let unset = tests.filter { !$0.unset.isEmpty }
      let all = CodeLens(
        range: converted.range, title: counted(tests, "test"), places: tests.map(\.place))
      guard !unset.isEmpty else { return [all] }
      return [
        all,
        CodeLens(
          range: converted.range, title: "required fields unset in \(unset.count)", places: unset.map(\.place)),
      ]
    }
  }
}
