import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Source

/// The parts of the schema that errors concern. None if the last valid schema stands in for the present one.
enum SchemaDefects: Query {
  struct Value: Hashable, Sendable {
    /// The types with errors, and the types that syntax errors hide, with their files.
    fileprivate(set) var types: [Name: Name] = [:]
    /// The fields with errors, with their files. The rest of their types is usable.
    private(set) var fields: [SchemaElement: Name] = [:]
    /// A file whose errors may concern any part.
    fileprivate(set) var whole: Name?

    var isEmpty: Bool { types.isEmpty && fields.isEmpty && whole == nil }

    func has(field: Name, of type: Name) -> Bool { !fields.isEmpty && fields[.field(type, field)] != nil }

    /// The parts as obstacles to examinations.
    var obstacles: [Obstacle] {
      let ofFields = fields.compactMap { element, file in
        if case .field(let type, _) = element { Obstacle(name: type, file: file) } else { nil }
      }
      return types.map { Obstacle(name: $0.key, file: $0.value) } + ofFields
        + (whole.map { [Obstacle(name: nil, file: $0)] } ?? [])
    }

    fileprivate mutating func add(field: Name, of type: Name, in file: Name) { fields[.field(type, field)] = file }
  }

  static func compute(_ key: Single, _ reader: Reader) -> Value {
    var result = Value()
    let schema = reader.value(SchemaBuild.self, Single())
    guard schema.hasErrors, reader.input(LastValidSchemaInput.self, Single()) == nil else { return result }
    var unreadable: Set<Name> = []
    for diagnostic in schema.diagnostics where diagnostic.severity == .error {
      let file = Name(diagnostic.location.file)
      if file.text.hasSuffix(".json") {
        // An introspection result has no definitions with places.
        result.whole = file
      } else if diagnostic.code == .graphqlSyntax {
        unreadable.insert(file)
      } else {
        result.add(diagnostic.location.range.lower, in: reader.value(ParsedFile.self, file).document, file)
      }
    }
    for file in unreadable.sorted() { result.addUnreadable(of: reader.value(ParsedFile.self, file), file) }
    return result
  }
}

extension SchemaDefects.Value {
  /// Adds the types that syntax errors hide. The location of such an error can be in a later definition.
  fileprivate mutating func addUnreadable(of source: ParsedSource, _ file: Name) {
    let parts = source.unreadableParts
    if parts.isEmpty { whole = file }
    for part in parts { for name in part.typeNames { types[name] = file } }
  }

  /// Adds the type or field at an offset. Errors of other definitions concern no type.
  fileprivate mutating func add(_ offset: UInt32, in document: Document, _ file: Name) {
    guard let index = document.definitionIndex(at: offset), case .type(let type) = document.definitions[index]
    else { return }
    if let field = document[type.fields].first(where: { $0.range.contains(offset) }) {
      add(field: field.name.name, of: type.name.name, in: file)
    } else {
      types[type.name.name] = file
    }
  }
}
