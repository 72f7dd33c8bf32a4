import SwiftCode

/// A member as its mock is spelled: what a test sees of it, and how its body calls that.
///
/// What only a call of a generic member knows is `Any` for the test.
struct MemberShape {
  let fact: MemberFact
  let standard: StandardNames
  /// The name without its ending.
  var name: String
  var parameters: [ParameterShape]
  /// The type of the function that a test can give.
  var handler: SwiftType
  var arguments: SwiftType
  var output: SwiftType
  /// The type of the result, if only a call knows it.
  var erasedResult: String?
  var failure: SwiftType
  /// The type of errors, if only a call knows it.
  var erasedError: String?
  /// The effects of the member.
  var effects: Effects
  var generics: GenericClause

  /// - Parameters:
  ///   - isolation: the attribute of the global actor that the member runs on, if it does.
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
        parameter, name: name, erased: erased, packs: packs, isRethrown: fact.throwing == .asArgument)
    }
    arguments = standard.tuple(
      parameters.compactMap { parameter in parameter.recorded.map { TupleElement(parameter.name, $0) } })
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

  /// The name of the generic parameter that stands for the errors of closures, where a protocol says `rethrows`.
  static let errorParameter = "MockedError"

  private static func handlerThrows(
    _ failure: SwiftType, _ throwing: Effects.Throwing, _ standard: StandardNames
  ) -> Effects.Throwing {
    if case .never = throwing { return .never }
    return failure == standard.anyError ? .anything : .only(failure)
  }

  /// `MockMethod<(Int) -> Bool, Int, Bool, Never>`
  var type: SwiftType { .generic(.named("MockMethod"), [handler, arguments, output, failure]) }
}
