import GraphQLSchema
import GraphQLSyntax
import Source

/// The documents of one project: its operations see each other's names and spread each other's fragments, whichever
/// file they stand in.
///
/// The order is that of paths (by bytes) and then of offsets, whatever order the files came in.
package struct ExecutableDocuments: Sendable {
  package let documents: [Document]
  /// Every operation and fragment; an index into this array names a definition in all of this module.
  package let definitions: [Entry]
  private let fragments: [Name: Int]
  private let trees: [SharedDocument]

  /// Where a definition stands.
  package struct Entry: Sendable {
    /// In `documents`.
    package let document: Int
    /// In the document's `definitions`.
    package let definition: Int
    /// Below which no selection of the document belongs to the definition.
    let firstSelection: Int
  }

  /// Complexity: O(n log n) in the number of documents, linear in the number of definitions.
  package init(_ documents: [Document]) {
    let documents = documents.sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
    var definitions: [Entry] = []
    var fragments: [Name: Int] = [:]
    for (number, document) in documents.enumerated() {
      var firstSelection = 0
      for (position, definition) in document.definitions.enumerated() {
        guard let root = definition.rootSelectionSet else { continue }
        if case .fragment(let fragment) = definition, fragments[fragment.name.name] == nil {
          fragments[fragment.name.name] = definitions.count
        }
        definitions.append(Entry(document: number, definition: position, firstSelection: firstSelection))
        firstSelection = root.selections.indices.upperBound
      }
    }
    self.documents = documents
    trees = documents.map { SharedDocument($0) }
    self.definitions = definitions
    self.fragments = fragments
  }

  /// The fragment that spreads of that name mean: the first where there are several.
  package func fragment(named name: Name) -> Int? { fragments[name] }

  package func document(of definition: Int) -> Document { tree(of: definition).document }

  func tree(of definition: Int) -> SharedDocument { trees[definitions[definition].document] }

  package subscript(definition: Int) -> Definition {
    let entry = definitions[definition]
    return documents[entry.document].definitions[entry.definition]
  }
}

/// A document that is handed on at the cost of one reference instead of one for each of its arrays.
final class SharedDocument: Sendable {
  let document: Document

  init(_ document: Document) {
    self.document = document
  }
}

extension Definition {
  /// The outermost selection set of an operation or fragment.
  var rootSelectionSet: SelectionSet? {
    switch self {
    case .operation(let operation): operation.selectionSet
    case .fragment(let fragment): fragment.selectionSet
    case .schema, .type, .directive: nil
    }
  }
}
