import MockIR
import ModelIR
import Source
import SwiftCode

/// The names that a model occupies in its module of Swift.
package struct OccupiedNames: Hashable, Sendable {
  /// The type; nil for a constant in an enum such as `Objects`.
  package var type: String?
  package var file: String

  package init(type: String?, file: String) {
    self.type = type
    self.file = file
  }
}

extension ModelOptions {
  /// Returns the names that the model of a type of the schema occupies.
  package func occupiedNames(of type: TypeIdentity) -> OccupiedNames {
    let kind = SchemaTypeKind(type.kind)
    return OccupiedNames(
      type: kind.hasSection ? nil : emission.typeName(type.name, kind),
      file: fileName(type.name, kind, isEditable: kind == .scalar))
  }

  /// The names of the files with models of the schema that have the same names in all projects.
  package var commonFiles: [String] {
    [Self.metadataFileName, schemaConfigurationFileName] + [namespaceFileName].compactMap(\.self)
  }
}

extension SchemaTypeKind {
  /// Whether an enum such as `Objects` contains a constant for each type.
  var hasSection: Bool {
    switch self {
    case .object, .interface, .union: true
    case .enumeration, .scalar, .inputObject: false
    }
  }
}

/// An output and its file.
package struct NamedFile: Hashable, Sendable {
  /// The output in words, such as "The model of 'User'".
  package var output: String
  package var file: String

  package init(_ output: String, file: String) {
    self.output = output
    self.file = file
  }
}

extension EmissionProblem {
  /// Returns the warning about two outputs of one module whose files have names that are equal if case is ignored.
  ///
  /// - Parameter solution: a clause about what to do.
  package static func fileClash(
    of name: Name, _ own: NamedFile, _ other: NamedFile, _ solution: String
  ) -> EmissionProblem {
    let reason =
      own.file == other.file
      ? "will not compile, because \(other.output) has a file '\(own.file)', too, in the module"
      : "can overwrite another one, because '\(own.file)' and '\(other.file)' of \(other.output) are one file where "
        + "case is ignored"
    return EmissionProblem(.modelNameClash, .warning, typeName: name, message: "\(own.output) \(reason); \(solution)")
  }
}
