import Foundation
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission
import TestSupport
import Testing

/// The definitions of some documents, with the sources for their files.
struct ModelProject {
  let schema: Schema
  let documents: [Document]

  init(_ documents: [Document]) {
    self.documents = documents
    schema = SchemaBuilder.build(documents, options: SchemaOptions(apolloClientDirectives: true)).schema
  }

  init(_ texts: String...) {
    self.init(
      texts.enumerated().map { Document.parse(SourceFile(path: "\($0.offset).graphql", text: $0.element)).document })
  }

  /// Reads the files of a folder of the corpora.
  init(folder: String) throws {
    let directory = try #require(Corpora.directory).appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: directory.path).filter { $0.contains(".") }.sorted()
    self.init(
      try names.map { name in
        Document.parse(SourceFile(path: name, bytes: Array(try Corpora.data("\(folder)/\(name)")))).document
      })
  }

  private var definitions: [DefinitionSelections.Located] {
    documents.flatMap { document in document.definitions.map { ($0, document) } }
  }

  func fragment(_ name: Name) -> DefinitionSelections.Located? {
    definitions.first { item in
      if case .fragment(let fragment) = item.definition { fragment.name.name == name } else { false }
    }
  }

  /// The fragments that local cache mutations reach.
  private var localFragments: Set<Name> {
    var open = definitions.filter { $0.document.isLocalCacheMutation($0.definition) }
      .flatMap { $0.document.spreadNames(in: $0.definition) }
    var result: Set<Name> = []
    while let name = open.popLast() {
      guard result.insert(name).inserted, let located = fragment(name) else { continue }
      open += located.document.spreadNames(in: located.definition)
    }
    return result
  }

  /// All operations and fragments.
  var sources: [DefinitionSource] {
    let local = localFragments
    return definitions.filter(\.definition.isExecutable).map { definition, document in
      var isLocal = document.isLocalCacheMutation(definition)
      if case .fragment(let fragment) = definition { isLocal = isLocal || local.contains(fragment.name.name) }
      return DefinitionSource(
        definition, of: document, isLocalCacheMutation: isLocal, fragments: { fragment($0) })
    }
  }

  /// Returns the texts of all files by name.
  func files(_ options: ModelOptions) -> [String: String] {
    var result: [String: String] = [:]
    for source in sources {
      guard let file = renderDefinition(source, schema: schema, options: options) else { continue }
      result[file.name] = String(decoding: file.contents, as: UTF8.self)
    }
    return result
  }
}
