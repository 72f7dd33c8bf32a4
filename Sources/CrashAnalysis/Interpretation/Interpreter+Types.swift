import Source

/// The types that tests declare for themselves.
extension Interpreter {
  /// The type that bare names are members of: that of `self`, where it is known, or else the one around.
  var selfPath: [Name]? {
    if let variable = frame.names[Self.selfName], let type = type(of: value(of: variable)) { return type }
    return frame.enclosing.isEmpty ? nil : frame.enclosing
  }

  /// The path of the type of an instance.
  func type(of value: Value) -> [Name]? {
    switch value {
    case .object(let id): state.objects[id]?.type
    case .record(let record): record.type
    default: nil
    }
  }

  /// The path of the type that names stand for here: types around come first.
  func typePath(_ names: [Name]) -> [Name] {
    for count in (0...frame.enclosing.count).reversed() {
      let path = Array(frame.enclosing.prefix(count)) + names
      if program.types(at: path).contains(where: { $0.kind != nil }) { return path }
    }
    if case .named(let path, []) = resolved(names) { return path }
    return names
  }

  func isSameType(_ path: [Name], _ other: [Name]) -> Bool {
    if path == other { return true }
    if case .named(let target, []) = resolved(path) { return target == other }
    return false
  }

  /// The declaration of a type of the tests' own; nil where there is none, or more than one.
  func declaration(of path: [Name]) -> TestType? {
    let all = program.types(at: path).filter { $0.kind != nil }
    return all.count == 1 ? all.first : nil
  }

  /// A type with its superclasses and protocols, as far as tests declare them, the nearest first.
  func lineage(of path: [Name]) -> [[Name]] { lineages.answer(path) { findLineage(of: path) } }

  private func findLineage(of path: [Name]) -> [[Name]] {
    var result = [path]
    var index = 0
    while index < result.count, result.count < Self.lineageLimit {
      for parent in parents(of: result[index]) where !result.contains(parent) { result.append(parent) }
      index += 1
    }
    return result
  }

  private func parents(of path: [Name]) -> [[Name]] {
    program.types(at: path).flatMap { type in
      type.inherited.compactMap { reference in
        guard case .named(let names, _) = reference else { return nil }
        for count in (0..<max(path.count, 1)).reversed() {
          let candidate = Array(path.prefix(count)) + names
          if program.types(at: candidate).contains(where: { $0.kind != nil }) { return candidate }
        }
        return nil
      }
    }
  }

  /// The names of what a type inherits from that no test declares, over all its superclasses.
  func unknownParents(of path: [Name]) -> [Name] {
    lineage(of: path).flatMap { type in
      program.types(at: type).flatMap { declaration in
        declaration.inherited.compactMap { reference in
          guard case .named(let names, _) = reference, program.types(at: names).allSatisfy({ $0.kind == nil }) else {
            return nil
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

  /// Whether a name alone means a member of a value.
  func isMember(_ name: Name, of value: Value) -> Bool {
    guard let path = type(of: value) else { return false }
    if storedProperty(name, of: path) != nil { return true }
    let types = lineage(of: path)
    return program.functions(named: name).contains { types.contains(program[$0].enclosing) }
  }

  private static let lineageLimit = 16
}
