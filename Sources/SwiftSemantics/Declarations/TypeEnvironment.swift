import Source
import SwiftLibraries
import SwiftLowering

/// The declarations that a piece of code can name, with their types.
///
/// Answers are computed when they are needed, and kept. A computation that needs its own answer gets an unknown one, so
/// all of them end.
package final class TypeEnvironment {
  /// The program comes before generated code, and libraries come last: earlier declarations hide later ones.
  let sources: [any DeclarationSource]
  /// The environment that has the answers about libraries; nil for one that finds them itself.
  let libraries: LibraryEnvironment?
  /// The questions that answers depend on; nil if sources keep no answers.
  let log: QuestionLog?
  var answers = TypeAnswers()
  /// Answers of the sources, which need no other answers.
  private var functions: [SwiftFunction.ID: FoundFunction?] = [:]
  private var parts: [MemberQuery: [SwiftTypeDeclaration]] = [:]

  /// The aliases that are resolved right now.
  var openAliases: Set<[Name]> = []
  /// The number of equated types that are reduced inside each other.
  var reductionDepth = 0
  /// The number of witnesses that are reduced inside each other.
  var witnessDepth = 0
  /// The number of properties whose initial values are typed inside each other.
  var propertyDepth = 0

  package init(_ sources: [any DeclarationSource]) {
    self.sources = sources
    (libraries, log) = (nil, nil)
  }

  /// Makes an environment that can be used several times.
  ///
  /// - Parameters:
  ///   - sources: all sources but the libraries.
  ///   - log: belongs to the environment.
  package init(_ sources: [any DeclarationSource], over libraries: LibraryEnvironment, _ log: QuestionLog) {
    self.sources = sources.enumerated().map { LoggedSource($1, at: $0, log) } + [libraries.source]
    self.libraries = libraries
    self.log = log
  }

  /// Runs `body` as one use: sources get the questions of all answers that it needs, known ones too.
  package func use<Result>(_ body: () -> Result) -> Result {
    guard let log else { return body() }
    log.beginUse()
    let result = body()
    log.endUse { question, position in (sources[position] as? LoggedSource)?.ask(question) }
    return result
  }

  /// Whether a module of this name can be imported.
  package func hasModule(named name: Name) -> Bool { sources.contains { $0.hasModule(named: name) } }

  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? { found(id)?.function }

  /// A function with the position of its source.
  struct FoundFunction {
    var source: Int
    var function: SwiftFunction
  }

  func found(_ id: SwiftFunction.ID) -> FoundFunction? {
    guard let libraries else {
      if let known = functions[id] { return known }
      let result = firstFound(id)
      functions[id] = .some(result)
      return result
    }
    guard LibraryText.isLibrary(id.file) else { return firstFound(id) }
    let function = libraries.environment.found(id)?.function
    return function.map { FoundFunction(source: sources.count - 1, function: $0) }
  }

  private func firstFound(_ id: SwiftFunction.ID) -> FoundFunction? {
    for (index, source) in sources.enumerated() {
      if let function = source.function(id) { return FoundFunction(source: index, function: function) }
    }
    return nil
  }

  /// The parts of a type, or of the global declarations, that declare a stored property or a case of a name.
  func parts(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    if let libraries {
      return sources.dropLast().flatMap { $0.types(at: path, declaring: name) }
        + libraries.environment.parts(at: path, declaring: name)
    }
    let key = MemberQuery(path: path, name: name)
    if let known = parts[key] { return known }
    let result = sources.flatMap { $0.types(at: path, declaring: name) }
    parts[key] = result
    return result
  }
}

/// A property by the declaration that introduces it.
package struct PropertyReference: Hashable, Sendable {
  /// The path of the type; empty for a global variable.
  package var path: [Name]
  package var name: Name
  package var file: Name
  /// Its position among the properties of this name in the file. Extensions with different requirements can have the
  /// same property.
  package var occurrence = 0
}

/// Types and libraries.
extension TypeEnvironment {
  /// Returns an answer, which is computed once.
  ///
  /// A computation that needs its own answer gets `missing` instead. Answers that depend on such a gap are kept only by
  /// the outermost computation, where no gap is left that a later question would not have.
  func once<Key, Answer>(
    _ memo: WritableKeyPath<TypeAnswers, AnswerMemo<Key, Answer>>, _ key: Key,
    missing: @autoclosure () -> Answer,
    _ compute: () -> Answer
  ) -> Answer {
    if let known = answers[keyPath: memo].known[key] {
      log?.current.formUnion(known.questions)
      return known.answer
    }
    guard answers[keyPath: memo].open.insert(key).inserted else {
      answers.gapCount += 1
      return missing()
    }
    let before = answers.gapCount
    answers.openCount += 1
    var outer = QuestionSet()
    if let log { swap(&outer, &log.current) }
    let result = compute()
    var questions = QuestionSet()
    if let log {
      questions = log.current
      outer.formUnion(questions)
      swap(&outer, &log.current)
    }
    answers.openCount -= 1
    answers[keyPath: memo].open.remove(key)
    if answers.gapCount == before || answers.openCount == 0 {
      answers[keyPath: memo].known[key] = AnswerMemo<Key, Answer>.Known(answer: result, questions: questions)
    }
    return result
  }

  /// Returns a type by its path; nil if no source declares it.
  package func nominal(_ path: [Name]) -> NominalType? {
    if path.isEmpty { return nil }
    return once(\.nominals, path, missing: nil) {
      if let libraries = libraries(for: path) { return libraries.nominal(path) }
      return readNominal(path)
    }
  }

  private func readNominal(_ path: [Name]) -> NominalType? {
    var parts: [SwiftTypeDeclaration] = []
    var declared: SwiftTypeDeclaration?
    for source in sources {
      let found = source.types(at: path)
      guard let own = found.first(where: { $0.kind != nil }) else {
        parts += found
        continue
      }
      if declared == nil {
        declared = own
        parts += found
      }
    }
    guard let declared, let kind = declared.kind else { return nil }
    return NominalType(
      declared, kind, at: path, parts, outer: nominal(Array(path.dropLast()))?.parameters ?? [])
  }

  /// The environment with the answers about a type that only libraries declare and extend; nil for other types.
  func libraries(for path: [Name]) -> TypeEnvironment? {
    guard let environment = libraries?.environment, !path.isEmpty else { return nil }
    let isOfLibraries = once(\.isOfLibraries, path, missing: false) {
      guard environment.nominal(path) != nil, sources.dropLast().allSatisfy({ $0.types(at: path).isEmpty }) else {
        return false
      }
      guard case .nominal(let parent, _)? = environment.conformances(of: path).superclass else { return true }
      return libraries(for: parent) != nil
    }
    return isOfLibraries ? environment : nil
  }

  /// The environment with the answers about members of a name; nil if the program declares some.
  func libraries(for query: MemberQuery) -> TypeEnvironment? {
    guard let environment = libraries(for: query.path) else { return nil }
    let owners = environment.owners(ofMembersOf: query.path)
    for source in sources.dropLast() {
      for id in source.functions(named: query.name, at: query.path) {
        guard let function = source.function(id), !function.enclosing.isEmpty else { continue }
        if owners.contains(canonicalPath(function.enclosing, in: id.file)) { return nil }
      }
    }
    return environment
  }

  /// The paths of a type, its superclasses and its protocols.
  private func owners(ofMembersOf path: [Name]) -> Set<[Name]> {
    if let known = answers.ownersOfMembers[path] { return known }
    var result: Set<[Name]> = [path]
    result.formUnion(conformancesWithInherited(of: path).map(\.constraint.path))
    var parent = conformances(of: path).superclass
    while case .nominal(let path, _)? = parent, result.insert(path).inserted {
      parent = conformances(of: path).superclass
    }
    answers.ownersOfMembers[path] = result
    return result
  }
}
