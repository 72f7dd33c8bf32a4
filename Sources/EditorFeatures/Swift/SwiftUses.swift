import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission

/// References to GraphQL symbols in Swift files.
extension EditorProject {
  /// Returns the places where Swift files surely name elements of some symbols, ordered by place.
  ///
  /// - Parameters:
  ///   - family: symbols with one name.
  ///   - uses: the uses of these symbols in GraphQL files.
  ///   - definition: the definition of a variable.
  /// - Complexity: linear in the size of all Swift files, and in the number of names in possible matches.
  func swiftUses(of family: Set<Symbol>, _ uses: [SymbolUse], in definition: DefinitionPlace?) -> [Location] {
    var words = Set(family.flatMap { swiftWords(of: $0) })
    for alias in Set(uses.compactMap(\.occurrence.alias)) { words.formUnion(swiftWords(ofResponseKey: alias)) }
    guard !words.isEmpty else { return [] }
    var definitions: Set<DefinitionReference> = []
    if case .variable(let name)? = family.first, let definition {
      definitions = Set(self.definitions(sharing: name, with: definition).compactMap(\.reference))
    }
    return swiftFiles(containing: words).flatMap { path -> [Location] in
      (names(inSwiftFile: path)?.named ?? []).filter { named in
        guard named.element.isSaid, let meaning = meaning(of: named.element) else { return false }
        if case .variable(let reference, let name) = meaning.subject {
          return definitions.contains(reference) && family.contains(.variable(name))
        }
        return symbols(of: meaning).contains { family.contains($0) }
      }.map { Location(path, $0.range) }
    }
  }

  /// Returns the names, or parts of names, that Swift code can have for a symbol. The order depends only on the kind of
  /// the symbol. For a field, they come from its name, although a selection can have an alias.
  func swiftWords(of symbol: Symbol) -> [String] {
    switch symbol {
    case .type(let name):
      guard let kind = schema.type(named: name).map({ schema[$0].kind }) else { return [] }
      return [swiftNames.typeName(TypeIdentity(name, kind))]
    case .field(_, let name): return swiftWords(ofResponseKey: name)
    case .inputField(let type, let name): return [swiftNames.options.inputFieldName(name, of: type).bare]
    case .enumValue(let type, let name): return [swiftNames.options.emission.enumCaseName(name, of: type).bare]
    case .fragment(let name): return [swiftNames.fragment(name), swiftNames.accessor(ofFragment: name)]
    case .operation(let name):
      return OperationType.allCases.flatMap { type in
        [false, true].map { swiftNames.operation(name, type, isLocalCacheMutation: $0) }
      }
    case .variable(let name):
      let condition = swiftNames.structure(.condition(nil, [InclusionCondition(name, isInverted: false)]))
      return [swiftNames.bareAccessor(name), name.text, String(condition.dropFirst("If".count))]
    case .argument, .directive, .directiveArgument: return []
    }
  }

  /// Returns the names of a selected field in mocks and models.
  func swiftWords(ofResponseKey key: Name) -> [String] {
    [swiftNames.bareAccessor(key), swiftNames.options.emission.propertyName(key).bare]
      + [false, true].map { swiftNames.structure(.field(key, isList: $0)) }
  }
}

extension String {
  /// The text without backticks.
  fileprivate var bare: String { filter { $0 != "`" } }
}

extension GeneratedElement {
  /// Whether its name comes from its GraphQL source.
  fileprivate var isSaid: Bool {
    if case .responseData = self { false } else { true }
  }
}

extension DefinitionPlace {
  /// The reference by name; nil for a definition without a name.
  var reference: DefinitionReference? {
    switch definition {
    case .operation(let operation): operation.name.map { DefinitionReference(name: $0.name, isFragment: false) }
    case .fragment(let fragment): DefinitionReference(name: fragment.name.name, isFragment: true)
    case .schema, .type, .directive: nil
    }
  }
}
