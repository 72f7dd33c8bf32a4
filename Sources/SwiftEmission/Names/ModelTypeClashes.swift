import MockIR
import ModelIR
import Source
import SwiftCode

/// Returns warnings about the names of types of the schema in models: names that Swift reserves or generated code uses,
/// and names of types or files that two of them share. Apollo's generator has no such checks.
///
/// Two types with the same path are left out, since the writer of files reports them.
///
/// - Parameter types: the types with models, ordered by name.
package func modelTypeClashes(_ types: [TypeIdentity], options: ModelOptions) -> [EmissionProblem] {
  var owners = Owners(options)
  return types.compactMap { type in
    if let reason = options.unusableName(of: type) { return .modelClash(of: type.name, reason) }
    return owners.add(type)
  }
}

extension ModelOptions {
  /// Returns the reason why a type can't have its name; nil for other types.
  fileprivate func unusableName(of type: TypeIdentity) -> String? {
    let kind = SchemaTypeKind(type.kind)
    let name = emission.typeName(type.name, kind)
    if name.isReservedAsTypeName { return "Swift reserves its name '\(name)'; " + Self.solution }
    guard kind.hasSection ? usesInConstants(name, kind) : usesInModels(name) else { return nil }
    return "generated code uses the name '\(name)' for another type; " + Self.solution
  }

  fileprivate static let solution = "choose another name with 'customTypeNames'"
}

/// The types that have each name.
private struct Owners {
  private let options: ModelOptions
  private var types: [String: Name] = [:]
  /// By file name in lowercase.
  private var files: [String: Owner] = [:]

  private struct Owner {
    var file: NamedFile
    /// Nil for a file of all projects. The kind determines the folder.
    var kind: SchemaTypeKind?
  }

  init(_ options: ModelOptions) {
    self.options = options
    for file in options.commonFiles {
      files[file.lowercased()] = Owner(file: NamedFile("other generated code", file: file), kind: nil)
    }
  }

  /// Adds a type, and returns the reason why it can't exist with the former ones.
  mutating func add(_ type: TypeIdentity) -> EmissionProblem? {
    let names = options.occupiedNames(of: type)
    let kind = SchemaTypeKind(type.kind)
    let key = names.file.lowercased()
    let other = files[key]
    if other == nil {
      files[key] = Owner(file: NamedFile("the model of '\(type.name)'", file: names.file), kind: kind)
    }
    if let other, other.file.file == names.file, other.kind == kind { return nil }
    if let name = names.type {
      if let other = types[name] {
        return .modelClash(of: type.name, "'\(other)' has the name '\(name)', too; " + ModelOptions.solution)
      }
      types[name] = type.name
    }
    return other.map {
      .fileClash(
        of: type.name, NamedFile("The model of '\(type.name)'", file: names.file), $0.file, ModelOptions.solution)
    }
  }
}
