import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// An operation or fragment with everything that its file is made from.
package struct DefinitionSource {
  package let definition: Definition
  package let document: Document
  /// The fragments of the project, by name.
  package let fragments: (Name) -> DefinitionSelections.Located?
  /// Whether it, or a definition that reaches it, is marked `@apollo_client_ios_localCacheMutation`.
  package let isLocalCacheMutation: Bool
  private let cache: FragmentSelectionCache
  let texts: FieldTexts?

  /// - Parameters:
  ///   - cache: shared with other definitions of the project, whose fragments have the same names.
  ///   - texts: shared with other definitions that are rendered with the same options.
  package init(
    _ definition: Definition, of document: Document, isLocalCacheMutation: Bool,
    cache: FragmentSelectionCache = FragmentSelectionCache(), texts: FieldTexts? = nil,
    fragments: @escaping (Name) -> DefinitionSelections.Located?
  ) {
    self.definition = definition
    self.document = document
    self.fragments = fragments
    self.isLocalCacheMutation = isLocalCacheMutation
    self.cache = cache
    self.texts = texts
  }

  /// What the definition selects; nil where its type is not in the schema.
  func selections(schema: Schema, mergesFragments: Bool) -> DefinitionSelections? {
    let reached = DefinitionSelections.fragments(
      reachedFrom: definition, of: document, schema: schema, mergesFragments: mergesFragments, cache: cache,
      lookup: fragments)
    return DefinitionSelections.collect(
      definition, of: document, schema: schema, mergesFragments: mergesFragments, fragments: { reached[$0] })
  }

  /// Which kind of file it has; nil for definitions that have none.
  package var fileKind: DefinitionFileKind? {
    switch definition {
    case .fragment: isLocalCacheMutation ? .localCacheMutation : .fragment
    case .operation where isLocalCacheMutation: .localCacheMutation
    case .operation(let operation):
      switch operation.operation {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
    case .schema, .type, .directive: nil
    }
  }

  /// The fragments that the text of the definition leads to, by name.
  var reachedFragments: [(name: Name, located: DefinitionSelections.Located)] {
    var open = document.spreadNames(in: definition)
    var seen: Set<Name> = []
    var result: [(name: Name, located: DefinitionSelections.Located)] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let located = fragments(name) else { continue }
      result.append((name, located))
      open += located.document.spreadNames(in: located.definition)
    }
    return result.sorted { $0.name < $1.name }
  }

  /// The modules that the definition and the fragments in it ask for (`@import`), in alphabetical order.
  var importedModules: [String] {
    var modules: Set<String> = []
    for (definition, document) in reachedFragments.map(\.located) + [(definition, document)] {
      for directive in document.directives(of: definition) where directive.name.name == importName {
        for argument in document[directive.arguments] where argument.name.name == moduleName {
          if case .string(let literal) = argument.value.content { modules.insert(document.string(literal)) }
        }
      }
    }
    return modules.sorted()
  }
}

extension Document {
  /// Whether a definition itself is marked as one by which the app changes its cache. Fragments that such a definition
  /// reaches are taken to be marked, too.
  package func isLocalCacheMutation(_ definition: Definition) -> Bool {
    directives(of: definition).contains { $0.name.name == localCacheMutation }
  }

  fileprivate func directives(of definition: Definition) -> ArraySlice<Directive> {
    switch definition {
    case .operation(let operation): self[operation.directives]
    case .fragment(let fragment): self[fragment.directives]
    case .schema, .type, .directive: []
    }
  }
}

private let importName: Name = "import"
private let moduleName: Name = "module"
private let localCacheMutation: Name = "apollo_client_ios_localCacheMutation"
