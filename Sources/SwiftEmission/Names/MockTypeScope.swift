import MockIR
import Source
import SwiftCode

/// The types that the code of mocks sees by their names.
package struct MockScope {
  package var objects: [Name]
  package var interfaces: [Name]
  package var unions: [Name]
  /// The enums, scalars and input objects in the module of the schema's types, by their names in Swift. Empty if a
  /// namespace contains them.
  package var values: [String: Name]
  /// Returns a fragment in the module of the schema's types by its name in Swift.
  package var fragment: (String) -> Name?

  /// Creates a scope. All lists are ordered by name.
  package init(
    objects: [Name], interfaces: [Name], unions: [Name], values: [String: Name], fragment: @escaping (String) -> Name?
  ) {
    self.objects = objects
    self.interfaces = interfaces
    self.unions = unions
    self.values = values
    self.fragment = fragment
  }
}

extension MockScope {
  /// Returns the names of aliases that mocks must qualify, because the schema's module has another type of the name.
  package func hiddenAliases(_ options: EmissionOptions) -> Set<String> {
    guard options.correctsKnownBugs else { return [] }
    return Set(aliases(options).map(\.swiftName).filter { values[$0] != nil || fragment($0) != nil })
  }

  /// Returns warnings about types whose mocks, or the mocks that name them, won't compile.
  package func problems(_ options: EmissionOptions) -> [EmissionProblem] {
    let aliases = aliases(options).compactMap { alias in
      reason(alias.swiftName, alias.kind, options).map { EmissionProblem.mockClash(of: alias.name, $0) }
    }
    let values = usedNames(options).compactMap { name in
      self.values[name].map { EmissionProblem.mockClash(of: $0, Self.use(of: name)) }
    }
    return classes(options) + aliases + values
  }

  /// Returns warnings about fragments that hide types of the runtime from mocks.
  package func problemsOfFragments(_ options: EmissionOptions) -> [EmissionProblem] {
    usedNames(options).compactMap { name in
      fragment(name).map {
        .mockClash(of: $0, "mocks use the name '\(name)' for another type; rename the fragment")
      }
    }
  }

  /// Checks the classes of mocks and their files.
  private func classes(_ options: EmissionOptions) -> [EmissionProblem] {
    var files: [String: NamedFile] = [:]
    return objects.compactMap { name in
      let swiftName = options.typeName(name, .object)
      if swiftName.isReservedAsTypeName {
        return .mockClash(of: name, "Swift reserves its name '\(swiftName)'; " + Self.solution)
      }
      if uses(swiftName, options) { return .mockClash(of: name, Self.use(of: swiftName)) }
      let file = options.mockFileName(of: name)
      let key = file.lowercased()
      if let other = files[key] {
        // The writer of files reports equal paths.
        return other.file == file
          ? nil : .fileClash(of: name, NamedFile("The mock of '\(name)'", file: file), other, Self.solution)
      }
      files[key] = NamedFile("the mock of '\(name)'", file: file)
      return nil
    }
  }

  private typealias Alias = (name: Name, kind: SchemaTypeKind, swiftName: String)

  private func aliases(_ options: EmissionOptions) -> [Alias] {
    interfaces.map { ($0, .interface, options.typeName($0, .interface)) }
      + unions.map { ($0, .union, options.typeName($0, .union)) }
  }

  /// Returns the reason why an interface or union can't have its name; nil if it can.
  private func reason(_ name: String, _ kind: SchemaTypeKind, _ options: EmissionOptions) -> String? {
    if name.isReservedAsTypeName { return "Swift reserves its name '\(name)'; " + Self.solution }
    // The alias goes before the type in attributes, in lists of inherited types, and in other aliases. `MockObject` has
    // associated types of its own.
    let isUsed =
      switch name {
      case "Field", "Sendable", "MockFields", "MockValueCollectionType": true
      case "Interface": kind == .interface ? !options.correctsKnownBugs : !interfaces.isEmpty
      case "Union": kind == .union ? !options.correctsKnownBugs : !unions.isEmpty
      default: false
      }
    if isUsed { return Self.use(of: name) }
    if options.correctsKnownBugs || name == "Actor" { return nil }
    if options.hidesAlias(name) { return "the compiler takes '\(name)' for another type; " + Self.solution }
    return (values[name] ?? fragment(name)).map {
      "the compiler takes '\(name)' for the type of '\($0)'; " + Self.solution
    }
  }

  /// Returns whether the code of mocks uses a name for a type of the runtime.
  private func uses(_ name: String, _ options: EmissionOptions) -> Bool {
    options.usesInMocks(name) || name == "Interface" && !interfaces.isEmpty || name == "Union" && !unions.isEmpty
  }

  /// Returns the names of imported types that the code of mocks uses.
  private func usedNames(_ options: EmissionOptions) -> [String] {
    (Array(namesInMocks) + ["Interface", "Union"]).filter { uses($0, options) }.sorted()
  }

  private static func use(of name: String) -> String { "mocks use the name '\(name)' for another type; " + solution }

  private static let solution = "choose another name with 'customTypeNames'"
}

extension EmissionProblem {
  fileprivate static func mockClash(of name: Name, _ reason: String) -> EmissionProblem {
    EmissionProblem(
      .modelNameClash, .warning, typeName: name,
      message: "Mocks that name '\(name)' will not compile, because \(reason)")
  }
}
