import GraphQLSyntax
import Source

extension ValidationUnit {
  /// The arguments of the `@stream` on a field; nil where there is none.
  func stream(on field: Field, in definition: Int) -> ArgumentEquality.Arguments? {
    guard !field.directives.isEmpty else { return nil }
    let document = documents.document(of: definition)
    let stream = document[field.directives].first { $0.name.name == Resolver.stream }
    return stream.map { ArgumentEquality.Arguments(list: $0.arguments, document: document) }
  }
}
