import Source
import SwiftSyntax

/// Finds out what the names in a Swift file stand for.
///
/// Every expression is visited once and returns its type, or an unknown one. Recursion is bounded: what nests deeper
/// than `Lowering.depthLimit` is not looked at.
struct NameWalk {
  let code: GeneratedCode
  /// Resolves names of types and functions in the present scope.
  var tests: NameResolver
  private var names = SwiftFileNames()
  /// Names of the functions around, the innermost last.
  private var scopes: [[Name: StaticType]] = [[:]]
  /// What `self` is, outside of types nothing.
  var selfType = StaticType.unknown
  /// What the functions and closures around return, the innermost last.
  var results: [StaticType] = []
  /// What the file imports.
  var modules: Set<Name> = []
  var lowering = Lowering()
  private var depth = 0

  init(_ code: GeneratedCode, _ program: any SwiftProgram, file: Name) {
    self.code = code
    tests = NameResolver(program: program, code: code, scope: TypeScope(file: file))
  }

  var program: any SwiftProgram { tests.program }

  /// The names in the order of the text.
  var found: SwiftFileNames {
    var result = names
    result.named.sort { $0.range.lower < $1.range.lower }
    result.unclear.sort { $0.lower < $1.lower }
    return result
  }

  // MARK: Results

  mutating func note(_ token: TokenSyntax, _ element: GeneratedElement, _ form: NamedElement.Form) {
    names.named.append(NamedElement(range: lowering.range(token), element: element, form: form))
  }

  /// Notes a name of which it cannot be said what it stands for.
  mutating func noteUnclear(_ token: TokenSyntax) { names.unclear.append(lowering.range(token)) }

  func name(_ token: TokenSyntax) -> Name { lowering.name(token) }

  // MARK: Depth

  /// Looks at something that encloses other things, unless there are too many around it already.
  mutating func nested<Result>(_ fallback: Result, _ body: (inout NameWalk) -> Result) -> Result {
    guard depth < Lowering.depthLimit else { return fallback }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  // MARK: Variables

  mutating func declare(_ name: Name, _ type: StaticType) { scopes[scopes.count - 1][name] = type }

  /// A variable or function of the functions around.
  func local(_ name: Name) -> StaticType? {
    for scope in scopes.reversed() {
      if let type = scope[name] { return type }
    }
    return nil
  }

  /// What `body` declares is gone behind it.
  mutating func inScope<Result>(_ body: (inout NameWalk) -> Result) -> Result {
    scopes.append([:])
    defer { scopes.removeLast() }
    return body(&self)
  }

  /// Looks at the members of a type, which see no variables of functions around.
  mutating func inType(_ path: [Name], _ type: StaticType, _ body: (inout NameWalk) -> Void) {
    let outer = (scopes, selfType, tests.scope.enclosing, results)
    (scopes, selfType, tests.scope.enclosing, results) = ([[:]], type, path, [])
    body(&self)
    (scopes, selfType, tests.scope.enclosing, results) = outer
  }
}
