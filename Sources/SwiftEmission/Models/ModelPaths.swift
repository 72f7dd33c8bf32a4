import MockIR
import SwiftCode

/// The folders of model files.
extension ModelOptions {
  /// Returns the folder of schema types of a kind, relative to the models.
  package func folder(of model: SchemaTypeModel) -> String {
    let folder =
      switch model {
      case .object: "Objects"
      case .interface: "Interfaces"
      case .union: "Unions"
      case .enumeration: "Enums"
      case .scalar: Self.customScalarFolder
      case .inputObject: "InputObjects"
      }
    return schemaFolder.map { $0 + "/" + folder } ?? folder
  }

  private static let customScalarFolder = "CustomScalars"

  /// Returns whether a path can be that of an editable model file: a custom scalar or the schema's configuration.
  package static func mayBeEditable(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    let name = components.last ?? ""
    guard name.hasSuffix(".swift"), !name.hasSuffix(EmittedFile.suffix) else { return false }
    return name == schemaConfigurationFileName || components.dropLast().last == customScalarFolder[...]
  }

  /// The folder of the schema's files, relative to the models; nil unless operations are generated with them.
  package var schemaFolder: String? { operations == .schema ? "Schema" : nil }

  /// Returns the folder of operations or fragments, relative to the models or to the folder set for operations.
  package func folder(of kind: DefinitionFileKind) -> String {
    let prefix = operations == .schema ? "Operations/" : ""
    return switch kind {
    case .query: prefix + "Queries"
    case .mutation: prefix + "Mutations"
    case .subscription: prefix + "Subscriptions"
    case .fragment: "Fragments"
    case .localCacheMutation: "LocalCacheMutations"
    }
  }
}

/// The kinds of files for operations and fragments, which determine their folders.
package enum DefinitionFileKind: Hashable, Sendable, CaseIterable {
  case query, mutation, subscription, fragment
  /// Operations and fragments for changes of the cache.
  case localCacheMutation
}
