import GraphQLSchema
import GraphQLSyntax
import Source

/// The operations and fragments of a project, or some of them. Definitions share names and fragments across files.
///
/// The order is by path (in bytes) and then by offset, for any order of the files.
package struct ExecutableDocuments: Sendable {
  package let documents: [Document]
  /// All operations and fragments. Indices of definitions in this module refer to this array.
  package let definitions: [Entry]
  private let fragments: [Name: Int]
  private let trees: [SharedDocument]

  /// The position of a definition.
  package struct Entry: Sendable {
    /// The index in `documents`.
    package let document: Int
    /// The index in the document's `definitions`.
    package let definition: Int
    /// The lower bound of the definition's selections in the document.
    let firstSelection: Int
  }

  /// Creates a project with all operations and fragments of some documents.
  ///
  /// - Complexity: O(n log n) in the number of documents, linear in the number of definitions.
  package init(_ documents: [Document]) {
    self.init(
      selecting: documents.map { document in
        let definitions = document.definitions
        return (SharedDocument(document), definitions.indices.filter { definitions[$0].isExecutable })
      })
  }

  /// Creates a project with some operations and fragments of some documents.
  ///
  /// - Parameter chosen: distinct documents in any order, with ascending indices in their `definitions`. Indices of
  ///   type system definitions are ignored.
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

  /// Returns the end of the selections of the previous operation or fragment, chosen or not.
  private static func firstSelection(of position: Int, among definitions: [Definition]) -> Int {
    for definition in definitions[..<position].reversed() {
      if let root = definition.rootSelectionSet { return root.selections.indices.upperBound }
    }
    return 0
  }

  /// Returns the first fragment with a name, to which spreads refer.
  package func fragment(named name: Name) -> Int? { fragments[name] }

  package func document(of definition: Int) -> Document { tree(of: definition).document }

  func tree(of definition: Int) -> SharedDocument { trees[definitions[definition].document] }

  package subscript(definition: Int) -> Definition {
    let entry = definitions[definition]
    return documents[entry.document].definitions[entry.definition]
  }
}

/// A reference to a document. Copies retain one object instead of each array of the document.
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
