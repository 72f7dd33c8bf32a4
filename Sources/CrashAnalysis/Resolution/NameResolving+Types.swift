import Source

/// The types that tests declare for themselves.
extension NameResolving {
  /// The path of the type that names stand for here.
  func typePath(_ names: [Name]) -> [Name] {
    if case .named(let path, []) = resolved(names) { return path }
    return TypeScope.nowhere
  }

  /// Whether a function is a member of a type itself, and not of an ancestor.
  func isMember(_ id: TestFunction.ID, of path: [Name]) -> Bool {
    program[id].enclosing == path || home(of: id) == path
  }

  /// The declaration of a type of the tests' own; nil where there is none, or more than one.
  func declaration(of path: [Name]) -> TestType? {
    let all = program.types(at: path).filter { $0.kind != nil }
    return all.count == 1 ? all.first : nil
  }

  /// A type with its superclasses and protocols, as far as tests declare them, the nearest first.
  func lineage(of path: [Name]) -> [[Name]] { answers.lineages.answer(path) { findLineage(of: path) } }

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
        guard case .named(let parent, _) = parent(reference, of: type), declares(parent) else { return nil }
        return parent
      }
    }
  }

  /// The names of what a type inherits from that no test declares, over all its superclasses.
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

  /// A property that instances of a type store, with the type that declares it.
  func storedProperty(_ name: Name, of path: [Name]) -> (property: TestType.Property, owner: TestType)? {
    for type in lineage(of: path) {
      for declaration in program.types(at: type) {
        let property = declaration.properties.first { $0.name == name && !$0.isStatic }
        if let property { return (property, declaration) }
      }
    }
    return nil
  }
}

private let lineageLimit = 16
