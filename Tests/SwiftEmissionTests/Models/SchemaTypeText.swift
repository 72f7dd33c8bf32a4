import Foundation
import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftEmission
import Testing

/// Returns the file of a type in an SDL schema.
func schemaTypeFile(
  _ type: Name, _ sdl: String, options: ModelOptions = .sample()
) throws -> EmittedFile {
  let (document, diagnostics) = Document.parse(SourceFile(path: "schema.graphqls", text: sdl))
  #expect(diagnostics.isEmpty)
  let schema = SchemaBuilder.build([document], options: SchemaOptions(apolloClientDirectives: true)).schema
  let id = try #require(schema.type(named: type))
  return renderSchemaType(try #require(SchemaTypeModel(id, of: schema)), options: options)
}

extension ModelOptions {
  /// Returns options with the namespace `N`, changed by `change`.
  static func sample(_ change: (inout ModelOptions) -> Void = { _ in }) -> ModelOptions {
    var options = ModelOptions(.sample())
    change(&options)
    return options
  }

  /// Returns options for models in a target.
  static func embedded(_ access: EmissionOptions.AccessLevel) -> ModelOptions {
    sample {
      $0.schemaModule = .embedded
      $0.schemaAccess = access
    }
  }

  func with(_ change: (inout ModelOptions) -> Void) -> ModelOptions {
    var options = self
    change(&options)
    return options
  }
}

extension EmittedFile {
  /// The text after the header and the imports.
  var body: String {
    let parts = text.components(separatedBy: "\n\n")
    return parts.dropFirst(2).joined(separator: "\n\n")
  }
}
