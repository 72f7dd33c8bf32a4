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
  /// Whether only libraries declare and extend a type.
  var isOfLibraries = AnswerMemo<[Name], Bool>()
  var ownersOfMembers: [[Name]: Set<[Name]>] = [:]

  var nominals = AnswerMemo<[Name], NominalType?>()
  var declaredConformances = AnswerMemo<[Name], DeclaredConformances>()
  var allConformances = AnswerMemo<[Name], [Conformance]>()
  var protocolRequirements = AnswerMemo<[Name], [Requirement]>()
  var witnesses = AnswerMemo<WitnessKey, StaticType?>()
  var signatures = AnswerMemo<[Name], Signature>()
  var interfaces = AnswerMemo<SwiftFunction.ID, FunctionInterface?>()
  var propertyTypes = AnswerMemo<PropertyReference, StaticType>()
  var members = AnswerMemo<MemberQuery, MemberSet>()
  var ownMembers = AnswerMemo<MemberQuery, [Member]>()
  var completeConformances = AnswerMemo<[Name], Bool>()
  var conformanceConditions = AnswerMemo<ConformanceQuery, [[Requirement]]>()
  var membersOfTypes = AnswerMemo<TypeMemberQuery, MemberSet>()
  var typeMeanings = AnswerMemo<TypeName, TypeMeaning?>()
  var aliases = AnswerMemo<MemberQuery, DeclaredAlias?>()
  /// Answers of the sources, which need no other answers.
  private var functions: [SwiftFunction.ID: FoundFunction?] = [:]
  private var parts: [MemberQuery: [SwiftTypeDeclaration]] = [:]

  /// The number of answers that are computed inside each other right now.
  var openCount = 0
  /// The number of questions so far that needed their own answer.
  var gapCount = 0
  /// The aliases that are resolved right now.
  var openAliases: Set<[Name]> = []
  /// The number of equated types that are reduced inside each other.
  var reductionDepth = 0
  /// The number of properties whose initial values are typed inside each other.
  var propertyDepth = 0

  /// A type's name with the place that decides its meaning.
  struct TypeName: Hashable {
    var name: Name
    var file: Name
    var enclosing: [Name]
    var isHeader: Bool
  }

  struct ConformanceQuery: Hashable {
    var path: [Name]
    var protocolPath: [Name]
  }

  /// A name behind a type with its generic arguments.
  struct TypeMemberQuery: Hashable {
    var path: [Name]
    var arguments: [StaticType]
    var name: Name
  }

  struct WitnessKey: Hashable {
    var path: [Name]
    var name: Name
  }

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
