import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source
import SwiftEmission

/// The types named in generated code, in the order of Apollo's compiler. Empty for versions of its generator that
/// sort them.
///
/// It depends on all definitions, so only versions before 1.15.3 compute it.
enum AbstractTypeOrder: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name] {
    guard !reader.value(EmissionSettings.self, .root).version.sortsTypes else { return [] }
    let schema = reader.value(SchemaModel.self, Single()).schema
    var operations: [TypeMentions] = []
    var fragments: [(name: Name, mentions: TypeMentions)] = []
    for file in reader.operationFiles {
      let document = reader.value(ParsedFile.self, file).document
      for definition in document.definitions {
        let mentions = TypeMentions(definition, of: document, schema: schema)
        switch definition {
        case .operation: operations.append(mentions)
        case .fragment(let fragment): fragments.append((fragment.name.name, mentions))
        case .schema, .type, .directive: break
        }
      }
    }
    return CompilerOrder(operations: operations, fragments: fragments, schema: schema).types
  }
}

extension Reader {
  /// Returns the interfaces or unions in the order in which they are printed.
  func printedOrder(_ kind: any KeyPath<MockedTypes, [Name]> & Sendable) -> [Name] {
    let names = value(AllMockedTypes.self, Single())[keyPath: kind]
    let order = value(AbstractTypeOrder.self, Single())
    if order.isEmpty { return names }
    let known = Set(names)
    return order.filter { known.contains($0) }
  }
}
