import SwiftCode

/// The shape of a mocked member: its interface for tests, and how the body calls it.
///
/// Types known only to a call of a generic member are `Any` in the test's interface.
struct MemberShape {
  let fact: MemberFact
  let standard: StandardNames
  /// The name without its suffix.
  var name: String
  var parameters: [ParameterShape]
  /// The type of the function that a test can set.
  var handler: SwiftType
  var arguments: SwiftType
  var output: SwiftType
  /// The result type, if it depends on the call.
  var erasedResult: String?
  var failure: SwiftType
  /// The error type, if it depends on the call.
  var erasedError: String?
  /// The effects of the member.
  var effects: Effects
  var generics: GenericClause

  /// - Parameters:
  /// - isolation: the attribute of the member's global actor, if any.
  init(_ fact: MemberFact, name: String, isolation: String?, standard: StandardNames = StandardNames()) {
    self.fact = fact
    self.standard = standard
    self.name = name
    var erased = Set(fact.generics.map(\.name))
    var genericParameters = fact.generics.map { SwiftType.verbatim($0.text) }
    var throwing: Effects.Throwing
    (failure, erasedError) = (standard.never, nil)
    switch fact.throwing {
    case .never: throwing = .never
    case .anything: (throwing, failure) = (.anything, standard.anyError)
    case .only(let error):
      throwing = .only(.verbatim(error))
      if error.mentions(erased) {
        (failure, erasedError) = (standard.anyError, error)
      } else {
        failure = .verbatim(error)
      }
    case .asArgument:
      let error = Self.errorParameter
      throwing = .only(.named(error))
      genericParameters.append(.verbatim("\(error): \(standard.error)"))
      (failure, erasedError) = (standard.anyError, error)
      erased.insert(error)
    }
    effects = Effects(isAsync: fact.isAsync, throwing: throwing)
    generics = GenericClause(genericParameters, where: fact.requirements.map { .verbatim($0.text) })
    let packs = Set(fact.generics.filter(\.isPack).map(\.name))
    let names = ParameterShape.names(of: fact.parameters)
    parameters = zip(fact.parameters, names).map { parameter, name in
      ParameterShape(
        parameter, name: name, erased: erased, packs: packs, isRethrown: fact.throwing == .asArgument,
        standard: standard)
    }
    arguments = standard.tuple(
      parameters.compactMap { parameter in parameter.recorded.map { TupleElement(parameter.label, $0) } })
    output = standard.void
    if let result = fact.result {
      erasedResult = result.text.mentions(erased) ? result.text : nil
      output = erasedResult == nil ? .verbatim(result.text) : .named("Any")
    }
    handler = .function(
      FunctionType(
        attributes: isolation.map { [$0] } ?? (fact.isAsync ? ["nonisolated(nonsending)"] : []),
        parameters.compactMap(\.handled),
        effects: Effects(isAsync: fact.isAsync, throwing: Self.handlerThrows(failure, throwing, standard)),
        returns: output))
  }

  /// The generic parameter for the errors of closures, used for `rethrows`.
  static let errorParameter = "MockedError"

  private static func handlerThrows(
    _ failure: SwiftType, _ throwing: Effects.Throwing, _ standard: StandardNames
  ) -> Effects.Throwing {
    if case .never = throwing { return .never }
    return failure == standard.anyError ? .anything : .only(failure)
  }

  /// `MockMethod<(Int) -> Bool, Int, Bool, Never>`
  var type: SwiftType { .generic(standard.type("MockMethod"), [handler, arguments, output, failure]) }
}
