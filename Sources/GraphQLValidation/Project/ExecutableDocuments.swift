import GraphQLSchema
import GraphQLSyntax
import Source

/// The documents of one project, or some definitions of them: operations see each other's names and spread each other's
/// fragments, whichever file they stand in.
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

  /// All operations and fragments of some documents.
  ///
  /// - Complexity: O(n log n) in the number of documents, linear in the number of definitions.
  package init(_ documents: [Document]) {
    self.init(
      selecting: documents.map { document in
        let definitions = document.definitions
        return (SharedDocument(document), definitions.indices.filter { definitions[$0].isExecutable })
      })
  }

  /// Some operations and fragments of some documents: the project that has only these.
  ///
  /// - Parameter chosen: documents in any order, each once, with indices in their `definitions`, ascending; those of
  ///   type system definitions are passed over.
  package init(selecting chosen: [(document: SharedDocument, definitions: [Int])]) {
    let chosen = chosen.sorted { precedesByBytes($0.document.path, $1.document.path) }
    var definitions: [Entry] = []
    definitions.reserveCapacity(chosen.reduce(0) { $0 + $1.definitions.count })
    var fragments: [Name: Int] = [:]
    for (number, part) in chosen.enumerated() {
      let all = part.document.document.definitions
      for position in part.definitions where all.indices.contains(position) && all[position].isExecutable {
        if case .fragment(let fragment) = all[position], fragments[fragment.name.name] == nil {
          fragments[fragment.name.name] = definitions.count
        }
        definitions.append(
          Entry(
            document: number, definition: position, firstSelection: Self.firstSelection(of: position, among: all)))
      }
    }
    documents = chosen.map { $0.document.document }
    trees = chosen.map { $0.document }
    self.definitions = definitions
    self.fragments = fragments
  }

  /// The end of the selections of the nearest operation or fragment before, chosen or not.
  private static func firstSelection(of position: Int, among definitions: [Definition]) -> Int {
    for definition in definitions[..<position].reversed() {
      if let root = definition.rootSelectionSet { return root.selections.indices.upperBound }
    }
    return 0
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
package final class SharedDocument: Sendable {
  package let document: Document
  package var path: String { document.source.path }

  package init(_ document: Document) {
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
