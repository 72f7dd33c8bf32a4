import GraphQLSchema
import GraphQLSyntax
import Source

extension DefinitionSelections {
  /// A definition with the document that it stands in.
  package typealias Located = (definition: Definition, document: Document)

  /// What the fragments select that a definition reaches. Those that spread themselves, however far around, are left
  /// out where the circle closes; validation reports them.
  ///
  /// - Complexity: linear in the size of the fragments and of what they select.
  package static func fragments(
    reachedFrom definition: Definition, of document: Document, schema: Schema, mergesFragments: Bool = true,
    lookup: (Name) -> Located?
  ) -> [Name: DefinitionSelections] {
    var result: [Name: DefinitionSelections] = [:]
    var begun: Set<Name> = []
    var open = document.spreadNames(in: definition).reversed().map { $0 }
    while let name = open.last {
      guard result[name] == nil, let located = lookup(name) else {
        open.removeLast()
        continue
      }
      if begun.insert(name).inserted {
        open += located.document.spreadNames(in: located.definition).reversed().filter { !begun.contains($0) }
        continue
      }
      open.removeLast()
      let known = result
      result[name] = collect(
        located.definition, of: located.document, schema: schema, mergesFragments: mergesFragments
      ) { known[$0] }
    }
    return result
  }
}

extension Document {
  /// The fragments that a definition spreads itself, each once, in the order of the text.
  package func spreadNames(in definition: Definition) -> [Name] {
    var names: [Name] = []
    var seen: Set<Name> = []
    switch definition {
    case .operation(let operation): collect(operation.selectionSet, &names, &seen)
    case .fragment(let fragment): collect(fragment.selectionSet, &names, &seen)
    case .schema, .type, .directive: break
    }
    return names
  }

  /// Recurses as deep as the parser lets selections nest.
  private func collect(_ set: SelectionSet, _ names: inout [Name], _ seen: inout Set<Name>) {
    for selection in self[set.selections] {
      switch selection {
      case .field(let field): if let inner = field.selectionSet { collect(inner, &names, &seen) }
      case .inlineFragment(let fragment): collect(fragment.selectionSet, &names, &seen)
      case .fragmentSpread(let spread): if seen.insert(spread.name.name).inserted { names.append(spread.name.name) }
      }
    }
  }
}
