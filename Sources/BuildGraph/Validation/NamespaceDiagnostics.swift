import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source
import SwiftCode
import SwiftEmission

/// The diagnostics of types and fragments with the name of the namespace. Their Swift types hide the namespace, so
/// generated code can't name it.
///
/// Apollo's generator rejects them as well (`schemaNameConflict`), unless the names differ in the case of a letter.
enum NamespaceDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    let options = reader.value(EmissionSettings.self, .root)
    return pairs(fragments(options, reader) + types(options, reader))
  }

  private static func fragments(_ options: EmissionOptions, _ reader: Reader) -> [Diagnostic] {
    names(inSwift: options.namespace).flatMap { name in
      reader.items(of: DefinitionsByName.self, .name(DefinitionName(kind: .fragment, name: name))).sorted()
    }.compactMap { id in
      guard let place = reader.place(of: id), case .fragment(let fragment) = place.definition else { return nil }
      return diagnostic("fragment", id.name, options, at: place.document.location(fragment.name.range))
    }
  }

  private static func types(_ options: EmissionOptions, _ reader: Reader) -> [Diagnostic] {
    let renamed = options.customTypes.filter { $0.value.name == options.namespace }.keys.sorted()
    let candidates = Set(names(inSwift: options.namespace) + renamed).sorted()
    for name in candidates { reader.depend(onItemsOf: SchemaElements.self, .kind(name)) }
    let schema = reader.untracked.value(SchemaModel.self, Single()).schema
    let types = candidates.compactMap { schema.type(named: $0) }
    guard !types.isEmpty else { return [] }
    let known = reader.value(SchemaModel.self, Single()).schema
    let referenced = reader.referencedTypes(in: known)
    return types.filter { referenced.contains($0) }.map { type in
      let name = known[type].name
      return diagnostic(
        "type", name, options, at: reader.value(SchemaBuild.self, Single()).nameLocation(of: name))
    }
  }

  /// Returns the names in GraphQL that give a name in Swift.
  private static func names(inSwift name: String) -> [Name] {
    Set([name, name.firstLowercased]).filter { $0.firstUppercased == name }.map { Name($0) }.sorted()
  }

  private static func diagnostic(
    _ kind: String, _ name: Name, _ options: EmissionOptions, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .apolloSchemaNameConflict,
      "The \(kind) '\(name.text)' has the name of the namespace '\(options.namespace)', so generated code can't name "
        + "the namespace; set another 'namespace' ('schemaNamespace' in Apollo's configuration)",
      at: location)
  }
}
