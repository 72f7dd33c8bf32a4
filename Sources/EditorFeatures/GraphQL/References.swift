import GraphQLSchema
import GraphQLSyntax
import Source

extension EditorProject {
  /// Where what the name at a place stands for is named in the project's documents and schema; nil where it stands for
  /// nothing.
  ///
  /// - Complexity: linear in the size of the files in which the name stands that have changed since they were last
  ///   looked at, and in the number of names in the others.
  package func references(_ path: String, at offset: Int, includingDefinitions: Bool) -> [Location]? {
    guard let (symbol, context) = symbol(path, at: offset) else { return nil }
    return uses(of: symbol, context).filter { includingDefinitions || !$0.occurrence.isDefinition }.map(\.location)
  }

  /// Names that stand for the same, in the file alone.
  package func highlights(_ path: String, at offset: Int) -> [SymbolOccurrence]? {
    guard let (symbol, context) = symbol(path, at: offset) else { return nil }
    if case .variable = symbol {
      return uses(of: symbol, context).filter { $0.location.file == path }.map(\.occurrence)
    }
    let family = family(of: symbol)
    return occurrences(in: path).filter { family.contains($0.symbol) }
  }

  /// All that must change its name with a symbol, ordered by place.
  func uses(of symbol: Symbol, _ context: CursorContext) -> [SymbolUse] {
    guard case .variable(let name) = symbol else {
      let family = family(of: symbol)
      return files(mentioning: symbol.name).flatMap { path in
        occurrences(in: path).filter { family.contains($0.symbol) }.map { SymbolUse(path, $0) }
      }
    }
    let path = context.document.source.path
    let all = occurrences(in: path).filter { $0.symbol == symbol }
    guard let token = context.name,
      let index = context.document.index(ofDefinitionAt: token.start),
      context.document.definitions[index].range.upper >= token.end
    else {
      // A definition that cannot be read is alone.
      let scope = all.first { $0.range == context.name?.range }?.scope
      return all.filter { $0.scope == scope }.map { SymbolUse(path, $0) }
    }
    return definitions(sharing: name, with: DefinitionPlace(context.document, index)).flatMap { place in
      let file = place.document.source.path
      let range = place.definition.range
      return occurrences(in: file).filter {
        $0.symbol == symbol && range.lower <= $0.range.lower && $0.range.upper <= range.upper
      }.map { SymbolUse(file, $0) }
    }
  }
}

/// A name that stands for something, with its file.
struct SymbolUse {
  var occurrence: SymbolOccurrence
  var location: Location

  init(_ file: String, _ occurrence: SymbolOccurrence) {
    self.occurrence = occurrence
    location = Location(file, occurrence.range)
  }
}
