import Source
import SwiftLowering

/// Types the expressions of a declaration, to find the names that stand for generated code.
///
/// Every expression is visited once and has a type, or an unknown one. Types come from annotations, from calls that
/// make mocks and models, and from declarations of the tests. Lowering bounds the depth.
struct NameTyping {
  var lookup: TypeLookup
  private let places: NamePlaces
  private var names = SwiftFileNames()
  /// The variables and functions of the enclosing functions, the innermost last.
  private var variables: [[Name: StaticType]] = [[:]]
  /// The results of the enclosing functions and closures, the innermost last.
  var results: [StaticType] = []
  /// Whether the present names belong to another declaration.
  private var isSilent = false

  init(_ lookup: TypeLookup, _ places: NamePlaces) {
    self.lookup = lookup
    self.places = places
  }

  /// The names in the order of the text.
  var found: SwiftFileNames {
    var result = names
    result.named.sort { $0.range.lower < $1.range.lower }
    result.unclear.sort { $0.lower < $1.lower }
    return result
  }

  // MARK: Results

  mutating func note(_ place: TextRange, _ element: GeneratedElement, _ form: NamedElement.Form) {
    if !isSilent { names.named.append(NamedElement(range: place, element: element, form: form)) }
  }

  /// Notes a name whose meaning is not known.
  mutating func noteUnclear(_ place: TextRange) { if !isSilent { names.unclear.append(place) } }

  /// Types a part of another declaration.
  mutating func silently<Result>(_ isSilent: Bool, _ body: (inout NameTyping) -> Result) -> Result {
    let outer = self.isSilent
    self.isSilent = outer || isSilent
    defer { self.isSilent = outer }
    return body(&self)
  }

  func place(of name: Name, in expression: SwiftExpression) -> TextRange {
    places.place(of: name, in: expression.range)
  }

  func place(ofLabel label: Name, in argument: SwiftExpression.Argument) -> TextRange {
    places.place(ofLabel: label, in: argument.range)
  }

  // MARK: Variables

  mutating func declare(_ name: Name, _ type: StaticType) { variables[variables.count - 1][name] = type }

  /// A variable or function of the enclosing functions.
  func local(_ name: Name) -> StaticType? {
    for scope in variables.reversed() {
      if let type = scope[name] { return type }
    }
    return nil
  }

  /// Runs `body` in a new scope for variables.
  mutating func inScope<Result>(_ body: (inout NameTyping) -> Result) -> Result {
    variables.append([:])
    defer { variables.removeLast() }
    return body(&self)
  }

  /// Types the members of a type, which see no variables of enclosing functions.
  mutating func inType(_ path: [Name], _ type: StaticType, _ body: (inout NameTyping) -> Void) {
    let outer = (variables, lookup.selfType, lookup.tests.scope.enclosing, results)
    (variables, lookup.selfType, lookup.tests.scope.enclosing, results) = ([[:]], type, path, [])
    body(&self)
    (variables, lookup.selfType, lookup.tests.scope.enclosing, results) = outer
  }
}

extension DeclarationFacts {
  /// Returns the names in the declaration that stand for generated code, with places relative to it.
  ///
  /// - Parameters:
  ///   - file: the path of the file.
  ///   - modules: the modules that the file imports.
  ///   - tests: the declarations that the file sees.
  package func names(
    inFile file: Name, importing modules: Set<Name>, _ code: GeneratedCode, _ tests: any SwiftProgram
  ) -> SwiftFileNames {
    let resolver = NameResolver(program: tests, code: code, scope: TypeScope(file: file))
    var typing = NameTyping(TypeLookup(code: code, tests: resolver, modules: modules), places)
    typing.type(statements)
    return typing.found
  }
}
