import Source
import SwiftLowering

/// The types of the program.
extension NameResolver {
  /// Returns the path of the type that names mean here.
  func typePath(_ names: [Name]) -> [Name] {
    if case .named(let path, []) = resolved(names) { return path }
    return TypeScope.nowhere
  }

  /// Whether a function is a member of a type itself, and not of an ancestor.
  func isMember(_ id: SwiftFunction.ID, of path: [Name]) -> Bool {
    guard program[id].elementType == nil else { return false }
    return program[id].enclosing == path || home(of: id) == path
  }

  /// Returns the declaration of a type; nil if there is none, or more than one.
  func declaration(of path: [Name]) -> SwiftTypeDeclaration? {
    let all = program.types(at: path).filter { $0.kind != nil }
    return all.count == 1 ? all.first : nil
  }

  /// Returns a type with its known superclasses and protocols, the nearest first.
  func lineage(of path: [Name]) -> [[Name]] { declarations.lineages.answer(path) { findLineage(of: path) } }

  private func findLineage(of path: [Name]) -> [[Name]] {
    var result = [path]
    var index = 0
    while index < result.count, result.count < lineageLimit {
      for parent in parents(of: result[index]) where !result.contains(parent) { result.append(parent) }
      index += 1
    }
    return result
  }

  private func parents(of path: [Name]) -> [[Name]] {
    program.types(at: path).flatMap { type in
      type.inherited.compactMap { reference in
        // An unknown type can have extensions in the program.
        guard case .named(let parent, _) = parent(reference, of: type) else { return nil }
        return parent
      }
    }
  }

  /// Whether a type surely does not conform to a protocol of the program.
  func lacksConformance(_ path: [Name], to target: [Name]) -> Bool {
    guard declaration(of: target)?.kind == .protocolType, let type = declaration(of: path) else { return false }
    // A macro can add conformances.
    guard type.attributeNames.isEmpty else { return false }
    let lineage = lineage(of: path)
    return !lineage.contains(target) && !lineage.contains { hasUnresolvedParent($0) }
  }

  /// Whether a type has a parent that is not in its lineage, such as a composition of protocols.
  private func hasUnresolvedParent(_ path: [Name]) -> Bool {
    program.types(at: path).contains { type in
      type.inherited.contains { reference in
        if case .named = parent(reference, of: type) { false } else { true }
      }
    }
  }

  /// Returns the names of unknown superclasses and protocols of a type and its ancestors.
  func unknownParents(of path: [Name]) -> [Name] {
    lineage(of: path).flatMap { type in
      program.types(at: type).flatMap { declaration in
        declaration.inherited.compactMap { reference in
          guard case .named(let names, _) = reference else { return nil }
          if case .named(let parent, _) = parent(reference, of: declaration) {
            return declares(parent) ? nil : parent.last
          }
          return names.last
        }
      }
    }
  }

  /// Returns a stored property of a type, with the declaration that has it.
  func storedProperty(_ name: Name, of path: [Name]) -> (
    property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration
  )? {
    for type in lineage(of: path) {
      for declaration in program.types(at: type) where declaration.kind != .protocolType {
        let property = declaration.properties.first { $0.name == name && !$0.isStatic }
        if let property { return (property, declaration) }
      }
    }
    return wrapper(named: name, of: path)
  }

  /// Returns the properties that a new instance of a type stores, the ones of ancestors first.
  func initializedProperties(of path: [Name]) -> [(
    property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration
  )] {
    lineage(of: path).reversed().flatMap { type in
      program.types(at: type).filter { $0.kind != .protocolType }.flatMap { declaration in
        declaration.properties.lazy.filter { !$0.isStatic && !$0.isLazy }.map { ($0, declaration) }
      }
    }
  }

  /// Returns the static properties of a name that a type or an ancestor declares, as far as they are visible here.
  func staticProperties(_ name: Name, of path: [Name]) -> [(
    property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration
  )] {
    lineage(of: path).flatMap { type in
      program.types(at: type).flatMap { declaration in
        declaration.properties.lazy
          .filter { $0.name == name && $0.isStatic && (!$0.isPrivate || declaration.file == scope.file) }
          .map { ($0, declaration) }
      }
    }
  }

  /// Returns the cases of an enumeration of the program; nil if there is none at the path.
  func cases(of path: [Name]) -> [SwiftTypeDeclaration.Case]? {
    guard !path.isEmpty, let declaration = declaration(of: path), declaration.kind == .enumeration,
      !declaration.cases.isEmpty
    else { return nil }
    return declaration.cases
  }

  /// Returns the static methods of a name in a type, or its initializers, that can be values.
  func staticFunctions(_ name: Name, of path: [Name]) -> [SwiftFunction.ID] {
    let isInitializer = name == WellKnownNames.initializer
    let all =
      isInitializer
      ? program.functions(named: name, inTypesNamed: Name(path.last?.written ?? ""))
      : program.functions(named: name)
    return all.filter { id in
      let function = program[id]
      let isRight = isInitializer ? function.kind == .initializer : function.kind == .function && function.isStatic
      return isRight && isMember(id, of: path) && isVisible(id) && !function.takesAutoclosure
        && !function.parameters.contains(where: \.isInOut)
    }
  }
}

private let lineageLimit = 16
