import GraphQLSchema
import GraphQLSyntax
import MockIR
import MockReference
import Source

/// A schema and operations, and the catalog that comes of them, as text.
struct CatalogFixture {
  var schema: Schema
  var documents: [Document]

  init(schema sdl: String, _ operations: String...) {
    schema = SchemaBuilder.build([Document.parse(SourceFile(path: "schema.graphqls", text: sdl)).document]).schema
    documents = Self.parse(operations)
  }

  static func parse(_ operations: [String]) -> [Document] {
    operations.enumerated().map { index, text in
      Document.parse(SourceFile(path: "\(index).graphql", text: text)).document
    }
  }

  func join(isReduced: Bool = false) -> CatalogJoin {
    let contributions = documents.flatMap { document in
      document.definitions.map { ContributionCollector.collect($0, of: document, schema: schema) }
    }
    return CatalogJoin(contributions, schema: schema, isReduced: isReduced)
  }

  /// One line a mock: `Dog: name String!, owner Person`; then the interfaces and unions.
  func lines(isReduced: Bool = false) -> [String] {
    let catalog = join(isReduced: isReduced).catalog
    let mocks = catalog.objects.map { mock in
      let fields = mock.fields.map { "\($0.responseKey.text) \(text($0.type))" }.joined(separator: ", ")
      return "\(mock.typeName.text): \(fields)"
    }
    return mocks + catalog.interfaces.map { "interface \($0.text)" } + catalog.unions.map { "union \($0.text)" }
  }

  private func text(_ type: MockType) -> String {
    let mark = { (nullability: MockType.Nullability) in nullability == .nonNull ? "!" : "" }
    var text = name(type.named) + mark(type.nullability)
    for list in type.lists.reversed() { text = "[\(text)]" + mark(list) }
    return text
  }

  private func name(_ type: MockNamedType) -> String {
    switch type {
    case .builtIn(let scalar): "\(scalar)"
    case .scalar(let name), .object(let name): name.text
    case .enumeration(let reference): "\(reference.name.text)=\(reference.firstValue?.text ?? "-")"
    case .interface(let reference), .union(let reference):
      "\(reference.name.text)=\(reference.firstPossibleType?.text ?? "-")/\(reference.firstMockedType?.text ?? "-")"
    }
  }
}
