import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source

extension EditorProject {
  /// Returns all references to the name at an offset, in GraphQL and Swift files; nil if the name has no symbol.
  ///
  /// - Complexity: linear in the size of the files with the name that changed since the last call, plus the number of
  ///   names in the others.
  package func references(_ path: String, at offset: Int, includingDefinitions: Bool) -> [Location]? {
    places(path, at: offset)?.locations(includingDefinitions: includingDefinitions)
  }

  /// Returns the references of `references`, grouped by kind.
  func places(_ path: String, at offset: Int) -> NamedPlaces? {
    guard let (symbol, context) = symbol(path, at: offset) else { return nil }
    let uses = uses(of: symbol, context)
    return NamedPlaces(uses, swift: swiftUses(of: family(of: symbol), uses, in: context.definition))
  }

  /// Returns all references to the name at an offset of a Swift file.
  package func swiftReferences(_ path: String, at offset: Int, includingDefinitions: Bool) -> [Location]? {
    swiftPlaces(path, at: offset)?.locations(includingDefinitions: includingDefinitions).sorted()
  }

  /// Returns the references of `swiftReferences`, grouped by kind.
  func swiftPlaces(_ path: String, at offset: Int) -> NamedPlaces? {
    guard let place = swiftPlace(path, at: offset) else { return nil }
    var definition: DefinitionPlace?
    if case .variable(let reference, _) = place.meaning.subject { definition = self.definition(reference) }
    var found = NamedPlaces()
    for symbol in symbols(of: place.meaning) {
      let uses =
        if case .variable(let name) = symbol { definition.map { self.uses(ofVariable: name, $0) } ?? [] } else {
          self.uses(of: symbol)
        }
      found.formUnion(NamedPlaces(uses, swift: swiftUses(of: family(of: symbol), uses, in: definition)))
    }
    return found
  }

  /// Returns the names in the same file that refer to the same symbol.
  package func highlights(_ path: String, at offset: Int) -> [SymbolOccurrence]? {
    guard let (symbol, context) = symbol(path, at: offset) else { return nil }
    if case .variable = symbol {
      return uses(of: symbol, context).filter { $0.location.file == path }.map(\.occurrence)
    }
    let family = family(of: symbol)
    return occurrences(in: path).filter { family.contains($0.symbol) }
  }

  /// Returns the names that a rename of a symbol changes, ordered by place.
  func uses(of symbol: Symbol, _ context: CursorContext) -> [SymbolUse] {
    guard case .variable(let name) = symbol else { return uses(of: symbol) }
    let path = context.document.source.path
    let all = occurrences(in: path).filter { $0.symbol == symbol }
    guard let definition = context.definition else {
      // A definition that can't be parsed shares no variables.
      let scope = all.first { $0.range == context.name?.range }?.scope
      return all.filter { $0.scope == scope }.map { SymbolUse(path, $0) }
    }
    return uses(ofVariable: name, definition)
  }

  /// Returns the uses of a symbol other than a variable, in all documents.
  func uses(of symbol: Symbol) -> [SymbolUse] {
    let family = family(of: symbol)
    let files = files(mentioning: symbol.name)
    prepareOccurrences(in: files)
    return files.flatMap { path in
      occurrences(in: path).filter { family.contains($0.symbol) }.map { SymbolUse(path, $0) }
    }
  }

  /// Returns the uses of a variable in a definition and the definitions that share it.
  func uses(ofVariable name: Name, _ definition: DefinitionPlace) -> [SymbolUse] {
    definitions(sharing: name, with: definition).flatMap { place in
      let file = place.document.source.path
      let range = place.definition.range
      return occurrences(in: file).filter {
        $0.symbol == .variable(name) && range.lower <= $0.range.lower && $0.range.upper <= range.upper
      }.map { SymbolUse(file, $0) }
    }
  }
}

extension CursorContext {
  /// The definition around the name under the cursor, if it can be parsed.
  var definition: DefinitionPlace? {
    guard let token = name, let index = document.index(ofDefinitionAt: token.start),
      document.definitions[index].range.upper >= token.end
    else { return nil }
    return DefinitionPlace(document, index)
  }
}

/// The places that name a symbol, without duplicates.
struct NamedPlaces {
  /// The places in GraphQL files.
  private(set) var graphQL: [Location] = []
  private(set) var swift: [Location] = []
  /// The definitions among them.
  private var definitions: Set<Location> = []
  private var seen: Set<Location> = []

  init() {}

  init(_ uses: [SymbolUse], swift: [Location]) {
    for use in uses where seen.insert(use.location).inserted {
      graphQL.append(use.location)
      if use.occurrence.isDefinition { definitions.insert(use.location) }
    }
    self.swift = swift.filter { seen.insert($0).inserted }
  }

  mutating func formUnion(_ other: NamedPlaces) {
    graphQL += other.graphQL.filter { seen.insert($0).inserted }
    swift += other.swift.filter { seen.insert($0).inserted }
    definitions.formUnion(other.definitions)
  }

  func locations(includingDefinitions: Bool) -> [Location] {
    (includingDefinitions ? graphQL : graphQL.filter { !definitions.contains($0) }) + swift
  }
}

/// An occurrence of a symbol with its location.
struct SymbolUse {
  var occurrence: SymbolOccurrence
  var location: Location

  init(_ file: String, _ occurrence: SymbolOccurrence) {
    self.occurrence = occurrence
    location = Location(file, occurrence.range)
  }
}
