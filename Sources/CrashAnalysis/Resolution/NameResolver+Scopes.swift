import Source
import SwiftLowering
import SwiftSemantics

/// Resolves names of types by the rules of Swift. Declarations of the function come first, then members of the
/// enclosing types, then declarations of the file, of the module, and of imported modules.
///
/// A reference that was resolved consists of the paths of the tests' own types, of names of generated types, and of
/// names of libraries. It is `.other` if the name is ambiguous, or an unsupported declaration hides it.
extension NameResolver {
  /// The scope of a function's signature and body.
  func scope(of id: SwiftFunction.ID) -> TypeScope {
    let function = program[id]
    return TypeScope(file: id.file, enclosing: function.enclosing, locals: function.genericTypes)
  }

  /// Returns the type at a path of names.
  func resolved(_ path: [Name]) -> SwiftTypeReference { resolved(path, in: scope) }

  func resolved(_ path: [Name], in scope: TypeScope) -> SwiftTypeReference { resolve(path, in: scope, Progress()) }

  /// Returns a type that is written in a scope, with all its names resolved.
  func resolved(_ type: SwiftTypeReference, in scope: TypeScope) -> SwiftTypeReference {
    resolve(type, in: scope, Progress())
  }

  /// Whether a type that is written in a scope is that of functions that may not evaluate their arguments.
  func isLazyFunction(_ type: SwiftTypeReference, in scope: TypeScope) -> Bool {
    resolved(type, in: scope).unwrapped == .lazyFunction
  }

  /// Returns the path of the type that contains a function, with aliases resolved.
  func home(of id: SwiftFunction.ID) -> [Name] {
    let enclosing = program[id].enclosing
    guard !enclosing.isEmpty, case .named(let path, []) = resolved(enclosing, in: TypeScope(file: id.file)) else {
      return enclosing
    }
    return path
  }

  /// Whether the tests declare a type at a path.
  func declares(_ path: [Name]) -> Bool { program.types(at: path).contains { $0.kind != nil } }

  // MARK: Rules

  /// Returns an ancestor or protocol of a type.
  func parent(_ reference: SwiftTypeReference, of declaration: SwiftTypeDeclaration) -> SwiftTypeReference {
    let scope = TypeScope(file: declaration.file, enclosing: Array(declaration.path.dropLast()))
    return resolve(reference, in: scope, Progress(inherits: false))
  }

  private func resolve(_ type: SwiftTypeReference, in scope: TypeScope, _ progress: Progress) -> SwiftTypeReference {
    switch type {
    case .optional(let inner): return .optional(resolve(inner, in: scope, progress))
    case .array(let inner): return .array(resolve(inner, in: scope, progress))
    case .other, .lazyFunction: return type
    case .named(let path, let arguments):
      let base = resolve(path, in: scope, progress)
      guard !arguments.isEmpty, case .named(let names, []) = base else { return arguments.isEmpty ? base : .other }
      return .named(names, arguments.map { resolve($0, in: scope, progress) })
    }
  }

  private func resolve(_ path: [Name], in scope: TypeScope, _ progress: Progress) -> SwiftTypeReference {
    guard let first = path.first, progress.depth < Progress.depthLimit else { return .other }
    if first == TypeScope.selfType || first == TypeScope.selfName { return .named(path, []) }
    if let local = scope.locals[first] {
      guard case .alias(let target, let scope) = local else { return .other }
      var inner = progress
      inner.depth += 1
      return members(path.dropFirst(), of: resolve(target, in: scope, inner), scope.file, inner)
    }
    guard progress.inherits, progress.depth == 0 else { return find(path, in: scope, progress) }
    let question = ProgramDeclarations.Question(path: path, file: scope.file, enclosing: scope.enclosing)
    return declarations.references.answer(question) { find(path, in: scope, progress) }
  }

  private func find(_ path: [Name], in scope: TypeScope, _ progress: Progress) -> SwiftTypeReference {
    let base = meaning(of: path[0], in: scope, progress)
    return members(path.dropFirst(), of: base, scope.file, progress)
  }

  /// Returns the meaning of a name without a qualifier.
  private func meaning(of name: Name, in scope: TypeScope, _ progress: Progress) -> SwiftTypeReference {
    for count in (0..<scope.enclosing.count).reversed() {
      let outer = Array(scope.enclosing[...count])
      if program.types(at: outer).contains(where: { $0.genericParameters.contains { $0.name == name } }) {
        return .other
      }
      if let member = member(name, of: outer, scope.file, progress) { return member }
      if !declares(outer), code.model(outer + [name]) != nil { return .named(outer + [name], []) }
    }
    return ofFile(name, scope.file, progress) ?? ofModule(name, scope.file, progress) ?? .named([name], [])
  }

  private func ofFile(_ name: Name, _ file: Name, _ progress: Progress) -> SwiftTypeReference? {
    let own = name.inFile(file)
    if declares([own]) { return .named([own], []) }
    let aliases = aliases(name, at: [], file).filter { $0.file == file }
    let isDeclared = program.types(at: [name]).contains { $0.kind != nil && $0.file == file }
    guard !aliases.isEmpty else { return isDeclared ? .named([name], []) : nil }
    return isDeclared ? .other : target(of: aliases, progress)
  }

  /// Returns the meaning of a name by the other files and the code under test.
  private func ofModule(_ name: Name, _ file: Name, _ progress: Progress) -> SwiftTypeReference? {
    let all = aliases(name, at: [], file)
    let own = all.filter { !program.isCodeUnderTest($0.file) }
    if declares([name]) { return own.isEmpty ? .named([name], []) : .other }
    if !own.isEmpty { return target(of: own, progress) }
    guard !all.isEmpty else { return nil }
    let found = target(of: all, progress)
    let isGenerated = code.definition(name) != nil || code.mock(named: name) != nil
    // Two modules declare it then.
    guard isGenerated, code.model([name]) != model(canonical: found) else { return found }
    return .other
  }

  /// Returns the meaning of a member type; nil if no such member is known.
  private func member(
    _ name: Name, of path: [Name], _ file: Name, _ progress: Progress
  ) -> SwiftTypeReference? {
    let owners = progress.inherits && declares(path) ? lineage(of: path) : [path]
    for owner in owners {
      for candidate in [owner + [name.inFile(file)], owner + [name]] where declares(candidate) {
        return .named(candidate, [])
      }
      let aliases = aliases(name, at: owner, file)
      if !aliases.isEmpty { return target(of: aliases, progress) }
    }
    return nil
  }

  private func members(
    _ names: ArraySlice<Name>, of base: SwiftTypeReference, _ file: Name, _ progress: Progress
  ) -> SwiftTypeReference {
    var result = base
    for name in names {
      guard case .named(let path, let arguments) = result, arguments.isEmpty else { return .other }
      result = member(name, of: path, file, progress) ?? .named(path + [name], [])
    }
    return result
  }

  /// The aliases at a path that a file can name.
  private func aliases(_ name: Name, at path: [Name], _ file: Name) -> [DeclaredAlias] {
    program.aliases(named: name).filter { $0.alias.path == path && (!$0.alias.isPrivate || $0.file == file) }
  }

  /// Returns the target of aliases, if it is the same for all of them.
  private func target(of aliases: [DeclaredAlias], _ progress: Progress) -> SwiftTypeReference {
    var inner = progress
    inner.depth += 1
    let targets = Set(
      aliases.map { found in
        resolve(found.alias.target, in: TypeScope(file: found.file, enclosing: found.alias.path), inner)
      })
    return targets.count == 1 ? targets.first ?? .other : .other
  }

  /// Returns the type of `self` in a function, with its names resolved; nil outside of types.
  func receiver(of id: SwiftFunction.ID) -> SwiftTypeReference? {
    let function = program[id]
    let scope = TypeScope(file: id.file)
    if let element = function.elementType { return .array(resolved(element, in: scope)) }
    return function.enclosing.isEmpty ? nil : resolved(function.enclosing, in: scope)
  }
}

extension SwiftFunction {
  /// Its generic parameters hide types of the same names.
  var genericTypes: [Name: LocalType] {
    Dictionary(
      genericParameters.map { ($0.name, .genericParameter) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The state of resolving a name.
private struct Progress {
  var depth = 0
  /// Whether members can be inherited. They can't be while ancestors are being found.
  var inherits = true

  static let depthLimit = 8
}
