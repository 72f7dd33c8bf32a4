import Source
import SwiftLowering

extension Conversions {
  /// Converts an argument.
  mutating func convert(_ argument: ArgumentType, to target: StaticType) -> Bool? {
    switch argument {
    case .value(let type): return convert(argument: type, to: target)
    case .alternatives(_, let results):
      let saved = self
      for alternative in results {
        if convert(argument: alternative.result, to: target) == true {
          score += alternative.score
          return true
        }
        self = saved
      }
      return false
    case .array(let elements):
      let plain = inference.resolved(target).withoutOptionals
      if case .variable = plain {
        let element = inference.makeVariable()
        guard inference.bind(variable: plain, to: .array(element)) else { return false }
        return convert(elements, to: element)
      }
      if plain.isNominal(StandardTypeNames.array) || plain.isNominal(StandardTypeNames.set),
        case .nominal(_, let list) = plain,
        let element = list.first
      {
        return convert(elements, to: element)
      }
      if case .existential(let protocols) = plain, protocols.isEmpty {
        score.anyConversions += 1
        return true
      }
      let conforms = environment.conforms(plain, to: Inference.Literal.array.path, in: signature)
      if conforms == false { return false }
      let element = environment.reduced(.member(plain, "ArrayLiteralElement"), in: signature)
      if conforms == true, !element.hasUnknown { return convert(elements, to: element) }
      score.unknowns += 1
      return nil
    }
  }

  private mutating func convert(_ elements: [StaticType], to target: StaticType) -> Bool? {
    var result: Bool? = true
    for element in elements {
      switch convert(argument: element, to: target) {
      case true?: break
      case nil: result = nil
      case false?: return false
      }
    }
    return result
  }
}

extension StaticType {
  /// The type with each variable of inference as an unknown part.
  var withoutVariables: StaticType {
    if case .variable = self { return .unknown }
    return hasVariables ? mapParts(\.withoutVariables) : self
  }
}

extension SwiftExpression {
  /// Whether it is a closure of one expression.
  var isSimpleClosure: Bool {
    guard case .closure(let closure) = content, closure.body.count == 1, case .expression = closure.body[0] else {
      return false
    }
    return true
  }

  var isKeyPath: Bool {
    switch content {
    case .keyPath: true
    case .opaque(let mentions): mentions.value?.isKeyPath ?? false
    default: false
    }
  }

  /// Whether it is an `inout` argument.
  var isReference: Bool { if case .reference = content { true } else { false } }

  /// Whether its type does not depend on its place.
  var isContextFree: Bool {
    switch content {
    case .closure, .array, .dictionary, .implicitMember, .keyPath, .literal(.nothing), .ternary: false
    case .opaque(let mentions): mentions.value?.isContextFree ?? false
    case .parenthesized(let inner), .attempt(_, let inner), .reference(let inner), .chained(let inner),
      .unwrapped(let inner):
      inner.isContextFree
    case .member(let base, _), .element(let base, _): base.isContextFree
    case .call(let callee, _): callee.isContextFree
    case .tuple(let elements): elements.allSatisfy(\.value.isContextFree)
    default: true
    }
  }

  /// Whether an expression that needs a context can have a type; nil if that is not known.
  func fits(_ type: StaticType, _ typing: DeclarationTyping, _ conversions: Conversions) -> Bool? {
    if case .variable = type { return implicitName == nil }
    if type == .unknown { return nil }
    switch content {
    case .parenthesized(let inner), .attempt(_, let inner): return inner.fits(type, typing, conversions)
    case .opaque(let mentions): return mentions.value?.fits(type, typing, conversions)
    case .closure(let closure):
      guard case .function(let function) = type.withoutOptionals else { return type.isUndecided ? nil : false }
      guard closure.fits(function) == true else { return closure.fits(function) }
      if closure.mayThrow, !function.canThrow { return false }
      return typing.takes(closure, function, conversions)
    case .literal(.nothing):
      return type.wrapped != nil
        ? true : typing.environment.conforms(type, to: Inference.Literal.nothing.path, in: typing.signature)
    case .array:
      let plain = type.withoutOptionals
      if plain.isNominal(StandardTypeNames.array) || plain.isNominal(StandardTypeNames.set) { return true }
      if case .existential = plain { return nil }
      return typing.environment.conforms(plain, to: Inference.Literal.array.path, in: typing.signature)
    case .dictionary:
      let plain = type.withoutOptionals
      if plain.isNominal(StandardTypeNames.dictionary) { return true }
      return typing.environment.conforms(plain, to: Inference.Literal.dictionary.path, in: typing.signature)
    case .implicitMember, .call:
      guard let name = implicitName else { return nil }
      let plain = type.withoutOptionals
      guard !plain.isUndecidedBase else { return nil }
      let set = typing.environment.members(named: name, of: plain, in: typing.signature)
      let labels = implicitLabels
      if set.found.contains(where: { $0.isStatic && ($0.isVariable || $0.takes(labels)) }) { return true }
      return set.isComplete ? false : nil
    case .keyPath:
      switch type.withoutOptionals {
      case .function(let function): return function.parameters.count == 1
      case .nominal(let path, _): return path.count == 1 && path[0].text.hasSuffix("KeyPath")
      default: return nil
      }
    default: return nil
    }
  }

  /// The name of an implicit member, or of a call of one.
  private var implicitName: Name? {
    switch content {
    case .implicitMember(let name): name
    case .call(let callee, _): callee.implicitName
    default: nil
    }
  }

  /// The labels of the arguments of a call.
  private var implicitLabels: [Name] {
    guard case .call(_, let arguments) = content else { return [] }
    return arguments.filter { !$0.isTrailing }.compactMap(\.label)
  }

  /// Whether it names the type whose initializer runs, which is its referent then.
  func isTypeName(_ referent: Referent) -> Bool {
    guard case .member(let member) = referent, member.kind == .initializer else { return false }
    if case .member(_, WellKnownNames.initializer) = content { return false }
    return true
  }
}

extension SwiftClosure {
  /// Whether an error can leave it, as far as its syntax says.
  var mayThrow: Bool { effects.throwing != .never || ThrownErrors.mayLeave(body) }

  /// Whether a function with these parameters can be its type.
  func fits(_ function: FunctionType) -> Bool? {
    let count = parameters.isEmpty ? anonymousCount : parameters.count
    if count == function.parameters.count { return true }
    if function.parameters.count == 1, 1 < count {
      if case .tuple(let elements) = function.parameters[0].type { return elements.count == count }
      return function.parameters[0].type.isUndecided ? nil : false
    }
    return false
  }
}

extension Member {
  /// Whether it has parameters with these labels.
  fileprivate func takes(_ labels: [Name]) -> Bool { labels.allSatisfy { self.labels.contains($0) } }
}

extension Mentions {
  /// The expression that unsupported syntax has the value of.
  var value: SwiftExpression? {
    if isValue, parts.count == 1, case .expression(let inner) = parts[0] { inner } else { nil }
  }
}
