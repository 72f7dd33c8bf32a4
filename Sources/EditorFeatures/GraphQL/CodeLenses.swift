import CrashAnalysis
import GraphQLSyntax
import Source

/// A title with links to places, shown above a definition, a schema field or a test.
package struct CodeLens: Hashable, Sendable {
  /// The range of the definition's name.
  package var range: TextRange
  /// `4 tests`
  package var title: String
  /// The linked places, ordered.
  package var places: [Location]
}

extension EditorProject {
  /// Returns lenses with the number of tests that make models of the operations and fragments in a file, and of tests
  /// that leave required fields unset. Definitions without tests have no lenses.
  ///
  /// - Complexity: the first call examines all tests; later calls examine tests that an edit affects.
  package func codeLenses(_ path: String) -> [CodeLens] {
    testedDefinitions(path).flatMap { CodeLens.lenses(of: $0.range, $0.tests) }
  }

  /// Returns the name ranges of the operations and fragments in a file, with the tests that make models of them.
  func testedDefinitions(_ path: String) -> [(range: TextRange, tests: [TestConversion])] {
    guard let document = document(at: path) else { return [] }
    return document.definitions.compactMap { definition in
      switch definition {
      case .operation(let node):
        guard let name = node.name else { return nil }
        return (name.range, testConversions(of: DefinitionReference(name: name.name, isFragment: false)))
      case .fragment(let node):
        return (node.name.range, testConversions(of: DefinitionReference(name: node.name.name, isFragment: true)))
      case .schema, .type, .directive: return nil
      }
    }
  }
}

extension CodeLens {
  /// - Parameter range: the range of the definition's name.
  static func lenses(of range: TextRange, _ tests: [TestConversion]) -> [CodeLens] {
    guard !tests.isEmpty else { return [] }
    let unset = tests.filter { !$0.unset.isEmpty }
    let all = CodeLens(range: range, title: counted(tests.count, "test"), places: tests.map(\.place))
    guard !unset.isEmpty else { return [all] }
    return [
      all, CodeLens(range: range, title: "Required fields unset in \(unset.count)", places: unset.map(\.place)),
    ]
  }
}
