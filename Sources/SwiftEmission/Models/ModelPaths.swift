import MockIR
import SwiftCode

/// Where files of models lie.
extension ModelOptions {
  /// The folder of schema types of a kind, below that of the models.
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

  /// Whether a file of models may be one that people may change, by its path alone: a custom scalar, or the configuration
  /// of the schema.
  package static func mayBeEditable(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    let name = components.last ?? ""
    guard name.hasSuffix(".swift"), !name.hasSuffix(EmittedFile.suffix) else { return false }
    return name == schemaConfigurationFileName || components.dropLast().last == customScalarFolder[...]
  }

  /// The folder of all of the schema, below that of the models: of their own only beside operations.
  package var schemaFolder: String? { operations == .schema ? "Schema" : nil }

  /// The folder of operations or fragments, below that of the models or below the one that is set for operations.
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

/// The kinds of files for operations and fragments, by where they lie.
package enum DefinitionFileKind: Hashable, Sendable, CaseIterable {
  case query, mutation, subscription, fragment
  /// Operations and fragments that change what a cache holds.
  case localCacheMutation
}
