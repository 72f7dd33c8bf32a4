import GraphQLSchema
import GraphQLSyntax
import Source

extension DefinitionSelections {
  /// A definition with its document.
  package typealias Located = (definition: Definition, document: Document)

  /// Returns the selections of the fragments that a definition spreads, and of some fragments that these spread. Cycles
  /// of fragments, which validation reports, are cut where they close.
  ///
  /// - Parameter cache: the selections of fragments from other definitions; receives the new ones.
  /// - Complexity: linear in the size of the fragments that aren't in the cache, and of their selections.
  package static func fragments(
    reachedFrom definition: Definition, of document: Document, schema: Schema, mergesFragments: Bool = true,
    cache: FragmentSelectionCache = FragmentSelectionCache(), lookup: (Name) -> Located?
  ) -> [Name: DefinitionSelections] {
    var result: [Name: DefinitionSelections] = [:]
    var added: [Name: DefinitionSelections] = [:]
    var begun: Set<Name> = []
    var hasCircle = false
    var open = document.spreadNames(in: definition).reversed().map { $0 }
    while let name = open.last {
      if result[name] == nil { result[name] = cache[name, mergesFragments] }
      guard result[name] == nil, let located = lookup(name) else {
        open.removeLast()
        continue
      }
      if begun.insert(name).inserted {
        for inner in located.document.spreadNames(in: located.definition).reversed() where result[inner] == nil {
          if begun.contains(inner) { hasCircle = true } else { open.append(inner) }
        }
        continue
      }
      open.removeLast()
      let known = result
      let selections = collect(
        located.definition, of: located.document, schema: schema, mergesFragments: mergesFragments, cache: cache
      ) { known[$0] }
      result[name] = selections
      added[name] = selections
    }
    // The cut of a cycle depends on the definition, so don't share it.
    if !hasCircle { cache.add(added, mergesFragments) }
    return result
  }
}

/// A cache of fragment selections and field texts for the definitions of one project in one state.
package final class FragmentSelectionCache {
  private var merged: [Name: DefinitionSelections] = [:]
  private var separate: [Name: DefinitionSelections] = [:]
  private var texts: [Schema.FieldID: FieldDocumentation] = [:]

  /// The texts of a field's definition.
  struct FieldDocumentation {
    let description: String?
    let deprecationReason: String?
  }

  package init() {}

  subscript(_ name: Name, mergesFragments: Bool) -> DefinitionSelections? {
    mergesFragments ? merged[name] : separate[name]
  }

  /// Returns the texts of a field. `read` reads them if they are not cached.
  func texts(of field: Schema.FieldID, _ read: () -> FieldDocumentation) -> FieldDocumentation {
    if let known = texts[field] { return known }
    let result = read()
    texts[field] = result
    return result
  }

  func add(_ selections: [Name: DefinitionSelections], _ mergesFragments: Bool) {
    guard !selections.isEmpty else { return }
    if mergesFragments {
      merged.merge(selections) { old, _ in old }
    } else {
      separate.merge(selections) { old, _ in old }
    }
  }
}

extension Document {
  /// Returns the distinct fragments that a definition itself spreads, in the order of the text.
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

  /// Recursion follows nested selections, which the parser bounds.
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
