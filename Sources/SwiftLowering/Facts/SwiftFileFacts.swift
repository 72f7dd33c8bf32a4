import Source
import SwiftScanning

/// The joined facts of all declarations of a Swift file.
///
/// They depend only on the text of the file. Ranges are relative to declarations, so text that moves changes nothing.
package struct SwiftFileFacts: Hashable, Sendable {
  package var path: String
  /// All functions, including members, in the order of the text.
  package var functions: [SwiftFunction] = []
  /// The types, each once, with the members of its extensions in the file.
  package var types: [SwiftTypeDeclaration] = []
  package var aliases: [TypeAlias] = []
  /// The requirements of protocols, as functions without bodies, in the order of the text.
  package var requirements: [SwiftFunction] = []
  /// The modules that it imports.
  package var imports: [Name] = []
  /// The index of the first function of each declaration.
  private var firstFunctions: [DeclarationID: Int] = [:]
  private var requirementIndices: [SwiftFunction.ID: Int] = [:]
  /// Whether failed assertions may end tests (`continueAfterFailure = false`).
  package var assertionsMayEndTests = false
  /// Whether the file was skipped because it exceeds the limits of the parser.
  package var exceedsLimits = false
  /// The facts of each declaration, if the file was read by itself.
  package var facts: [DeclarationID: DeclarationFacts] = [:]
  /// The starts of the declarations, if the file was read by itself.
  package var places = DeclarationPlaces()

  /// A type alias of the file or of a type in it.
  package struct TypeAlias: Hashable, Sendable {
    /// The path of enclosing types.
    package var path: [Name]
    package var name: Name
    package var written: WrittenType
    /// Whether only its own file can name it.
    package var isPrivate = false
    package var generics = GenericSignature()
    /// The extension around it.
    package var extended: ExtendedType?

    /// The target, which depends on the arguments if the alias is generic.
    package var target: SwiftTypeReference { written.reference }

    package var isGeneric: Bool { !generics.parameters.isEmpty }
  }

  package init(path: String) {
    self.path = path
  }

  /// Joins declarations, which are in the order of the text.
  ///
  /// - Parameter privateTypes: the private types of the whole file; nil if all of its declarations are given.
  package init(
    path: String, _ declarations: [(id: DeclarationID, facts: DeclarationFacts)], _ privateTypes: PrivateTypes? = nil
  ) {
    self.path = path
    let privateTypes = privateTypes ?? PrivateTypes(inFile: Name(path), declarations.map(\.facts))
    var indices: [[Name]: Int] = [:]
    for (id, facts) in declarations {
      if !facts.functions.isEmpty { firstFunctions[id] = functions.count }
      functions += facts.functions(of: id, named: nil).compactMap { facts.function($0, privateTypes) }
      for requirement in facts.requirementIDs(of: id, named: nil).compactMap({ facts.function($0, privateTypes) }) {
        requirementIndices[requirement.id] = requirements.count
        requirements.append(requirement)
      }
      imports += facts.imports
      for type in facts.types {
        if indices[type.path] == nil {
          indices[type.path] = types.count
          types.append(SwiftTypeDeclaration(path: privateTypes.separated(type.path), kind: nil, file: type.file))
        }
        if let index = indices[type.path] { types[index].add(type, of: id) }
      }
      aliases += facts.aliases.map { alias in
        var alias = alias
        alias.path = privateTypes.separated(alias.path)
        return alias
      }
    }
  }

  /// Returns a function or requirement of the file; nil if it is gone.
  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    if let index = requirementIndices[id] { return requirements[index] }
    guard let first = firstFunctions[id.declaration], functions.indices.contains(first + id.index),
      functions[first + id.index].id == id
    else { return nil }
    return functions[first + id.index]
  }

  /// Returns the functions of a declaration: one, unless it could not be divided.
  package func functions(of declaration: DeclarationID) -> [SwiftFunction.ID] {
    guard let first = firstFunctions[declaration] else { return [] }
    return functions[first...].prefix { $0.id.declaration == declaration }.map(\.id)
  }

  /// The declarations that have functions, in the order of the text.
  package var declarations: [DeclarationID] {
    firstFunctions.sorted { $0.value < $1.value }.map(\.key)
  }
}

extension SwiftTypeDeclaration {
  /// Adds another part of the type. A type that is declared twice is not known.
  fileprivate mutating func add(_ part: SwiftTypeDeclaration, of id: DeclarationID) {
    if let kind = part.kind { self.kind = self.kind == nil ? kind : .enumeration }
    clauses += part.clauses
    properties += part.properties.map { property in
      var property = property
      property.declaration = id
      return property
    }
    cases += part.cases
    overridden += part.overridden
    traits += part.traits
    generics.add(part.generics)
    associatedTypes += part.associatedTypes
    primaryAssociatedTypes += part.primaryAssociatedTypes
    requirements += part.requirements
    isPropertyWrapper = isPropertyWrapper || part.isPropertyWrapper
    isActor = isActor || part.isActor
    isFinal = isFinal || part.isFinal
    attributeNames += part.attributeNames
  }
}
