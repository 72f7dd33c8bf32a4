import Source
import SwiftLowering

/// A function that a call could run, before its generic parameters are found.
struct Candidate {
  var callee: Callee
  var referent: Referent?
  var parameters: [FunctionInterface.Parameter]
  var result: StaticType
  /// The generic parameters of the function.
  var ownParameters: [TypeParameter] = []
  var requirements: [Requirement] = []
  /// The types of the generic parameters of the type around it.
  var substitution: Substitution = [:]
  var isAsync = false
  var isDisfavored = false
  /// Whether it declares the type of its errors.
  var hasThrownType = false
  var isInProtocol = false
  /// The path of the type that declares it.
  var owner: [Name] = []
  /// The number of superclasses between the type of the value and the one that declares it.
  var distance = 0
  /// The position of the source that declares it: declarations of the program hide declarations of libraries.
  var source = 0

  /// A value that is a function.
  init(_ function: FunctionType) {
    callee = .value
    parameters = function.parameters.map { parameter in
      var result = FunctionInterface.Parameter(label: nil, name: "_", type: parameter.type)
      (result.isInOut, result.isAutoclosure) = (parameter.isInOut, parameter.isAutoclosure)
      result.isVariadic = parameter.isVariadic
      return result
    }
    result = function.result
    isAsync = function.isAsync
  }

  init(callee: Callee, _ parameters: [FunctionInterface.Parameter], _ result: StaticType) {
    (self.callee, self.parameters, self.result) = (callee, parameters, result)
  }

  init(_ function: FunctionInterface, callee: Callee, _ substitution: Substitution) {
    self.callee = callee
    parameters = function.parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.substituting(substitution)
      return parameter
    }
    result = function.result.substituting(substitution)
    ownParameters = function.ownParameters
    requirements = function.requirements.map { $0.substituting(substitution) }
    self.substitution = substitution
    (isAsync, isDisfavored, hasThrownType) = (function.isAsync, function.isDisfavored, function.hasThrownType)
  }

  /// Whether its result depends on generic parameters of its own, and is an instance of the expected generic type.
  func hasResult(like expected: StaticType?) -> Bool {
    guard isGeneric, let expected, expected.isDecided, !expected.hasVariables,
      case .nominal(let path, let arguments) = result, !arguments.isEmpty,
      result.contains(where: { part in ownParameters.contains { part == .parameter($0) } })
    else { return false }
    let wanted = result.wrapped == nil ? expected.withoutOptionals : expected
    if case .nominal(path, _) = wanted { return true }
    return false
  }

  /// Whether it has generic parameters of its own.
  var isGeneric: Bool { !ownParameters.isEmpty }
}

/// A candidate with variables for its generic parameters, and the conversions of its arguments so far.
struct Attempt {
  var candidate: Candidate
  var match: ArgumentMatch
  var conversions: Conversions
  /// The inference before the arguments were converted.
  let initial: Inference
  /// The types of the generic parameters.
  var variables: Substitution = [:]
  /// Literals whose default types don't fulfil a requirement.
  private var unfitLiterals: [Int] = []

  init(_ candidate: Candidate, _ match: ArgumentMatch, _ conversions: Conversions) {
    (self.candidate, self.match, self.conversions) = (candidate, match, conversions)
    initial = conversions.inference
    for parameter in candidate.ownParameters { variables[parameter] = self.conversions.inference.makeVariable() }
    if candidate.isDisfavored { self.conversions.score.disfavored += 1 }
  }

  /// The type of a parameter, with the types that are found.
  func type(ofParameter index: Int) -> StaticType { opened(candidate.parameters[index].type) }

  var result: StaticType { opened(candidate.result) }

  func opened(_ type: StaticType) -> StaticType {
    let type = type.substituting(variables)
    guard type.hasMembers || !conversions.signature.requirements.isEmpty else { return type }
    return conversions.environment.reduced(
      type.hasMembers ? conversions.inference.resolved(type) : type, in: conversions.signature)
  }

  /// Whether a literal has no type that fulfils the requirements, if all arguments are converted: its default type
  /// doesn't, and the place of the result can't give it another type.
  var hasUnfitLiteral: Bool {
    guard !unfitLiterals.isEmpty else { return false }
    let result = conversions.inference.resolved(self.result)
    return unfitLiterals.contains { variable in
      guard case .variable(let last) = conversions.inference.head(.variable(variable)) else { return false }
      return !result.contains { $0 == .variable(last) }
    }
  }

  /// Returns the attempt with its result converted to the expected type; nil if that is impossible.
  func converting(to expected: StaticType?) -> Attempt? {
    guard let expected, expected != .unknown else { return self }
    var result = self
    guard result.conversions.convert(self.result, to: expected) != false, result.applyRequirements() else { return nil }
    return result
  }

  /// Applies the requirements, which can bind variables. Returns false if one is not fulfilled.
  mutating func applyRequirements() -> Bool {
    for requirement in candidate.requirements {
      switch requirement.substituting(variables) {
      case .same(let first, let second):
        guard conversions.equate(opened(first), opened(second)) != false else { return false }
      case .conforms(let type, let reference):
        guard conforms(type, to: reference.path) else { return false }
      case .inherits(let type, let superclass):
        let type = conversions.inference.resolved(opened(type))
        guard !type.hasVariables else { continue }
        let inherits = conversions.environment.inherits(
          type, from: conversions.inference.resolved(opened(superclass)), in: conversions.signature)
        guard inherits != false else { return false }
        if inherits == nil { conversions.score.unknowns += 1 }
      case .unknown: conversions.score.unknowns += 1
      }
    }
    return true
  }

  private mutating func conforms(_ type: StaticType, to path: [Name]) -> Bool {
    var type = conversions.inference.resolved(opened(type))
    if case .variable(let variable) = type {
      guard let literal = conversions.inference.literal(of: variable)?.defaultType else { return true }
      type = literal
      // Another type of the literal may conform.
      if conversions.environment.conforms(type, to: path, in: conversions.signature) == false {
        unfitLiterals.append(variable)
        conversions.score.unknowns += 1
        return true
      }
    }
    guard !type.hasVariables else {
      guard case .nominal(let name, _) = type else { return true }
      let environment = conversions.environment
      return !environment.knowsAllConformances(of: name)
        || environment.conformancesWithInherited(of: name).contains { $0.constraint.path == path }
        || conversions.environment.conforms(type, to: path, in: conversions.signature) != false
    }
    // A generic function opens an existential argument.
    if case .existential(let protocols) = type,
      protocols.contains(where: { reference in
        conversions.environment.ancestors(ofProtocol: reference.path).contains { $0.path == path }
      })
    {
      return true
    }
    switch conversions.environment.conforms(type, to: path, in: conversions.signature) {
    case true?: return true
    case false?: return false
    case nil:
      conversions.score.unknowns += 1
      return true
    }
  }
}
