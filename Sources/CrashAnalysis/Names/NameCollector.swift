import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// Collects the names of a declaration that stand for generated code. Their meanings come from the types.
struct NameCollector {
  let typed: TypedDeclaration
  let meanings: NameMeanings
  let places: NamePlaces
  /// The scope in which written types are resolved.
  var scope: LexicalScope
  private var names = SwiftFileNames()
  private var seen: Set<TextRange> = []
  /// Whether the present names belong to another declaration.
  private var isSilent = false

  init(_ typed: TypedDeclaration, _ meanings: NameMeanings, _ places: NamePlaces, in scope: LexicalScope) {
    self.typed = typed
    self.meanings = meanings
    self.places = places
    self.scope = scope
  }

  /// The names in the order of the text.
  var found: SwiftFileNames {
    var result = names
    result.named.sort { $0.range.lower < $1.range.lower }
    result.unclear.sort { $0.lower < $1.lower }
    return result
  }

  // MARK: Results

  mutating func note(_ place: TextRange, _ element: GeneratedElement?, _ form: NamedElement.Form) {
    guard let element, !isSilent, seen.insert(place).inserted else { return }
    names.named.append(NamedElement(range: place, element: element, form: form))
  }

  /// Notes a name whose meaning is not known.
  mutating func noteUnclear(_ place: TextRange) {
    if !isSilent, seen.insert(place).inserted { names.unclear.append(place) }
  }

  /// Collects a part of another declaration.
  mutating func silently(_ isSilent: Bool, _ body: (inout NameCollector) -> Void) {
    let outer = self.isSilent
    self.isSilent = outer || isSilent
    body(&self)
    self.isSilent = outer
  }

  /// Runs `body` in the scope of a function or block, and restores the scope.
  mutating func inScope(_ body: (inout NameCollector) -> Void) {
    let outer = scope
    body(&self)
    scope = outer
  }

  func place(of name: Name, in expression: SwiftExpression) -> TextRange {
    places.place(of: name, in: expression.range)
  }

  func place(ofLabel label: Name, in argument: SwiftExpression.Argument) -> TextRange {
    places.place(ofLabel: label, in: argument.range)
  }

  // MARK: Types

  mutating func collect(_ written: WrittenType?) {
    guard let written else { return }
    if case .named(let name, let place, let base, _) = written {
      note(place, meanings.element(ofType: name, base, in: scope), base == nil ? .plain : .member)
    }
    for part in written.parts { collect(part) }
  }
}

extension DeclarationFacts {
  /// Returns the types of the declaration, as a program and generated code decide them.
  ///
  /// - Parameters:
  ///   - id: the identity of the declaration.
  ///   - modules: the modules that the file imports.
  package func typed(
    _ id: DeclarationID, importing modules: Set<Name>, _ code: GeneratedCode, _ program: any SwiftProgram
  ) -> TypedDeclaration {
    ProgramEnvironment.use(program, code, file: id.file, importing: modules) { typed(as: id, in: $0) }
  }

  /// Returns the names in the declaration that stand for generated code, with places relative to it.
  ///
  /// - Parameters:
  ///   - id: the identity of the declaration.
  ///   - modules: the modules that the file imports.
  ///   - tests: the declarations that the file sees.
  package func names(
    of id: DeclarationID, importing modules: Set<Name>, _ code: GeneratedCode, _ tests: any SwiftProgram
  ) -> SwiftFileNames {
    ProgramEnvironment.use(tests, code, file: id.file, importing: modules) { environment in
      var collector = NameCollector(
        typed(as: id, in: environment), NameMeanings(environment: environment, code: code), places,
        in: LexicalScope(file: id.file))
      collector.collect(statements)
      return collector.found
    }
  }
}
