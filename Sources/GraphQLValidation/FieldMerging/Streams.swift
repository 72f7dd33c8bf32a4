import GraphQLSyntax
import Source

extension ValidationUnit {
  /// Returns the arguments of a field's `@stream`; nil without one.
  func stream(on field: Field, in definition: Int) -> ArgumentEquality.Arguments? {
    guard !field.directives.isEmpty else { return nil }
    let document = documents.document(of: definition)
    let stream = document[field.directives].first { $0.name.name == Resolver.stream }
    return stream.map { ArgumentEquality.Arguments(list: $0.arguments, document: document) }
  }
}
