import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// An operation or fragment, with the inputs for its file.
package struct DefinitionSource {
  package let definition: Definition
  package let document: Document
  /// Returns the project's fragment with a name.
  package let fragments: (Name) -> DefinitionSelections.Located?
  /// Whether it, or a definition that reaches it, has the directive `@apollo_client_ios_localCacheMutation`.
  package let isLocalCacheMutation: Bool
  /// The modules of the fragments that it reaches in other modules.
  private let modules: [String]
  private let cache: FragmentSelectionCache
  let texts: FieldTexts?

  /// - Parameter cache: may be shared with definitions of the same project.
  package init(
    _ definition: Definition, of document: Document, isLocalCacheMutation: Bool, modules: [String] = [],
    cache: FragmentSelectionCache = FragmentSelectionCache(), texts: FieldTexts? = nil,
    fragments: @escaping (Name) -> DefinitionSelections.Located?
  ) {
    self.definition = definition
    self.document = document
    self.fragments = fragments
    self.isLocalCacheMutation = isLocalCacheMutation
    self.modules = modules
    self.cache = cache
    self.texts = texts
  }

  /// Returns the selections of the definition; nil if its type is not in the schema.
  func selections(schema: Schema, mergesFragments: Bool) -> DefinitionSelections? {
    let reached = DefinitionSelections.fragments(
      reachedFrom: definition, of: document, schema: schema, mergesFragments: mergesFragments, cache: cache,
      lookup: fragments)
    return DefinitionSelections.collect(
      definition, of: document, schema: schema, mergesFragments: mergesFragments, cache: cache,
      fragments: { reached[$0] })
  }

  /// The kind of the definition's file; nil for definitions without one.
  package var fileKind: DefinitionFileKind? { definition.fileKind(isLocalCacheMutation: isLocalCacheMutation) }

  /// The fragments that the definition reaches, ordered by name.
  var sortedFragments: [(name: Name, located: DefinitionSelections.Located)] {
    reachedFragments().sorted { $0.name < $1.name }
  }

  private func reachedFragments() -> [(name: Name, located: DefinitionSelections.Located)] {
    var open = document.spreadNames(in: definition)
    var seen: Set<Name> = []
    var result: [(name: Name, located: DefinitionSelections.Located)] = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let located = fragments(name) else { continue }
      result.append((name, located))
      open += located.document.spreadNames(in: located.definition)
    }
    return result
  }

  /// The modules to import, in alphabetical order: the modules of the fragments that it reaches, and the arguments of
  /// `@import` in it and in these fragments.
  var importedModules: [String] {
    var modules = Set(self.modules)
    for (definition, document) in reachedFragments().map(\.located) + [(definition, document)] {
      for directive in document.directives(of: definition) where directive.name.name == importName {
        for argument in document[directive.arguments] where argument.name.name == moduleName {
          if case .string(let literal) = argument.value.content { modules.insert(document.string(literal)) }
        }
      }
    }
    return modules.sorted()
  }
}

extension Definition {
  /// Returns the kind of the definition's file; nil for definitions without one.
  package func fileKind(isLocalCacheMutation: Bool) -> DefinitionFileKind? {
    switch self {
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
}

extension Document {
  /// Returns whether a definition has the directive for local cache mutations. The directive also applies to fragments
  /// that the definition reaches.
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
