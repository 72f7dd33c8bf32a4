import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source

/// The broken definitions: the ones with errors, and the ones that reach a fragment with errors. Tests that use one are
/// not examined.
enum BrokenDefinitions: Relation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<DefinitionID, Single>] {
    if reader.input(DocumentsAreValidInput.self, Single()) == true { return [] }
    let defects = reader.value(SchemaDefects.self, Single())
    guard !defects.isEmpty || reader.value(HasErrors<OperationDiagnostics>.self, Single()) else { return [] }
    var open = Array(reader.items(of: DefinitionsWithErrors.self, Single()))
    if !defects.isEmpty { open += reader.definitions(using: defects) }
    var broken = Set(open)
    while let id = open.popLast() {
      // Spreads refer to the first fragment of a name.
      guard id.kind == .fragment, reader.value(FragmentNamed.self, id.name) == id else { continue }
      for user in reader.items(of: DefinitionsByName.self, .spreading(id.name)) where broken.insert(user).inserted {
        open.append(user)
      }
    }
    return broken.sorted().map { Pair($0, Single()) }
  }
}

/// Whether a cache says that the schema and the operations have no errors. Then no query needs to check them.
enum DocumentsAreValidInput: Input {
  typealias Key = Single
  typealias Value = Bool
}

/// The definitions that have errors of their own.
enum DefinitionsWithErrors: Relation {
  static func sources(_ reader: Reader) -> [OperationDiagnostics.Source] { OperationDiagnostics.sources(reader) }

  static func pairs(
    of source: OperationDiagnostics.Source, _ reader: Reader
  ) -> [RelationPair<Single, DefinitionID>] {
    var broken: [DefinitionID] = []
    OperationDiagnostics.forEachCheck(of: source, reader) { definitions, diagnostics in
      if diagnostics.hasErrors { broken += definitions }
    }
    return broken.map { Pair(Single(), $0) }
  }

  static func prepare(_ sources: [OperationDiagnostics.Source], _ reader: Reader) {
    OperationDiagnostics.prepare(sources, reader)
  }
}

extension Reader {
  /// Returns whether a definition is broken.
  func isBroken(_ id: DefinitionID) -> Bool { !items(of: BrokenDefinitions.self, id).isEmpty }

  /// Returns the operation or fragment at a location; nil if there is none.
  func definition(at location: Location) -> DefinitionID? {
    value(ParsedFile.self, Name(location.file)).definition(at: location.range.lower)
  }

  /// Returns the definitions that use a part of the schema with errors themselves.
  ///
  /// - Complexity: linear in the project. It is called only if no valid schema is known.
  fileprivate func definitions(using defects: SchemaDefects.Value) -> [DefinitionID] {
    let all = [DefinitionID.Kind.operation, .fragment].flatMap { Array(items(of: DefinitionsByName.self, .kind($0))) }
    if defects.whole != nil { return all }
    return all.filter { id in
      let contributions = value(Contributions.self, id)
      // Every definition names the type that its selections begin on.
      return contributions.types.isEmpty || contributions.types.contains { defects.types[$0] != nil }
        || contributions.fields.contains { defects.has(field: $0.fieldName, of: $0.parent) }
    }
  }
}

extension Document {
  /// Returns the index of the definition at an offset; nil if there is none.
  ///
  /// - Complexity: logarithmic in the number of definitions.
  func definitionIndex(at offset: UInt32) -> Int? {
    var (lower, upper) = (0, definitions.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if definitions[middle].range.lower <= offset { lower = middle + 1 } else { upper = middle }
    }
    guard 0 < lower, definitions[lower - 1].range.contains(offset) else { return nil }
    return lower - 1
  }
}

extension TextRange {
  /// Returns whether an offset is in the range or at its end.
  func contains(_ offset: UInt32) -> Bool { lower <= offset && offset <= upper }
}
