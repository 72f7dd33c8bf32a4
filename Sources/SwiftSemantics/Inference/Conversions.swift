import Source

/// Conversions between types, which bind variables. Nil stands for an answer that is not known.
struct Conversions {
  let environment: TypeEnvironment
  let signature: Signature
  var inference: Inference
  var score = Score()

  init(_ environment: TypeEnvironment, _ signature: Signature, _ inference: Inference) {
    (self.environment, self.signature, self.inference) = (environment, signature, inference)
  }

  /// Converts a value of a type to another one.
  mutating func convert(_ from: StaticType, to target: StaticType) -> Bool? {
    let (a, b) = (head(from), head(target))
    if a == b { return a == .unknown ? unknown() : true }
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return unknown()
    case (.variable(let first), .variable(let second)):
      // An integer literal beside a number is a number, too.
      let literals = (inference.literal(of: first), inference.literal(of: second))
      if literals == (.integer, .number) || literals == (.number, .integer) { score.otherLiterals += 1 }
      return inference.join(first, second)
    case (_, .variable(let variable)): return assign(a, to: variable, target)
    case (.variable(let variable), _): return convert(variable: variable, to: b)
    default: break
    }
    if let wrapped = b.wrapped {
      if let inner = a.wrapped {
        let saved = self
        if let result = convert(inner, to: wrapped), !result { self = saved } else { return true }
      }
      score.optionals += 1
      return convert(a, to: wrapped)
    }
    return convertParts(a, to: b)
  }

  /// Converts an argument. If its type is wider than that of earlier arguments for the same generic parameter, the wider
  /// type is the parameter's.
  mutating func convert(argument: StaticType, to target: StaticType) -> Bool? {
    let saved = self
    guard let result = convert(argument, to: target) else { return nil }
    if result { return true }
    self = saved
    guard case .variable(let variable) = target else { return false }
    let narrow = inference.head(target)
    guard convert(narrow, to: argument) == true, inference.widen(variable, to: argument) else {
      self = saved
      return false
    }
    return true
  }

  private mutating func unknown() -> Bool? {
    score.unknowns += 1
    return nil
  }

  private func head(_ type: StaticType) -> StaticType {
    let head = inference.head(type)
    guard head.hasMembers || !signature.requirements.isEmpty else { return head }
    return environment.reduced(head.hasMembers ? inference.resolved(head) : head, in: signature)
  }

  /// Converts to a variable, which is not bound.
  private mutating func assign(_ type: StaticType, to variable: Int, _ target: StaticType) -> Bool? {
    if let literal = inference.literal(of: variable) {
      // A literal takes the type of the other value.
      if let wrapped = type.wrapped, literal != .nothing, literal != .array {
        return assign(wrapped, to: variable, target)
      }
      guard let conforms = conforms(type, to: literal) else {
        return inference.bind(variable, to: type, isLoose: true) ? unknown() : false
      }
      guard conforms else { return false }
      return inference.bind(variable, to: type, isLoose: true)
    }
    return inference.bind(variable, to: type, isLoose: true)
  }

  /// Converts a value whose type is not found yet.
  private mutating func convert(variable: Int, to target: StaticType) -> Bool? {
    // The stride of a number literal has the type of a literal, too.
    if case .member(let base, _) = target, case .variable(let other) = inference.head(base),
      inference.literal(of: other) != nil, inference.literal(of: variable) != nil
    {
      return inference.join(variable, other)
    }
    guard let literal = inference.literal(of: variable) else {
      return inference.bind(variable, to: target, isLoose: false)
    }
    if literal == .nothing {
      if target.wrapped != nil { return inference.bind(variable, to: target, isLoose: false) }
      return environment.conforms(target, to: literal.path, in: signature)
    }
    if let wrapped = target.wrapped {
      score.optionals += 1
      return convert(.variable(variable), to: wrapped)
    }
    if case .existential(let protocols) = target {
      guard let type = literal.defaultType else { return unknown() }
      if protocols.isEmpty { score.anyConversions += 1 }
      guard inference.bind(variable, to: type, isLoose: false) else { return false }
      return convert(type, to: target)
    }
    if let type = literal.defaultType, type != target { score.otherLiterals += 1 }
    guard let conforms = conforms(target, to: literal) else {
      return inference.bind(variable, to: target, isLoose: false) ? unknown() : false
    }
    return conforms ? inference.bind(variable, to: target, isLoose: false) : false
  }

  /// Whether a literal can have a type. Characters have their own protocols for the same literals.
  private func conforms(_ type: StaticType, to literal: Inference.Literal) -> Bool? {
    let type = inference.resolved(type)
    if literal == .string {
      for path in Inference.Literal.characterPaths where environment.conforms(type, to: path, in: signature) == true {
        return true
      }
    }
    return environment.conforms(type, to: literal.path, in: signature)
  }

  // MARK: Structure

  private mutating func convertParts(_ a: StaticType, to b: StaticType) -> Bool? {
    switch (a, b) {
    case (_, .existential(let protocols)): return convert(a, toProtocols: protocols)
    case (.nominal(let path, let arguments), .nominal(let other, let others)) where path == other:
      return convertArguments(of: path, arguments, others)
    case (.nominal, .nominal): return convertToSuperclass(a, b)
    case (.parameter, .nominal), (.member, .nominal), (.opaqueResult, .nominal):
      guard let superclass = environment.superclass(of: a, in: signature) else {
        return signature.requirements.contains(.unknown) ? unknown() : false
      }
      return convert(superclass, to: b)
    case (.metatype(let type), .metatype(let other)): return convertInstances(type, other)
    case (.function(let function), .function(let other)): return convert(function, to: other)
    case (.tuple(let elements), .tuple(let others)): return convert(elements, to: others)
    case (.named, _), (_, .named): return unknown()
    case (.member(let base, let name), .member(let other, let otherName)) where name == otherName:
      return equate(base, other)
    case (.member(let base, _), _) where base.hasVariables: return unknown()
    case (_, .member(let base, _)) where base.hasVariables: return unknown()
    default: return false
    }
  }

  private mutating func convertInstances(_ a: StaticType, _ b: StaticType) -> Bool? {
    switch (head(a), head(b)) {
    case (.nominal, .nominal), (_, .variable), (.variable, _), (_, .existential): return convert(a, to: b)
    default: return equate(a, b)
    }
  }

  private mutating func convert(_ type: StaticType, toProtocols protocols: [ProtocolReference]) -> Bool? {
    if protocols.isEmpty {
      score.anyConversions += 1
      return true
    }
    var result: Bool? = true
    for reference in protocols {
      let conforms: Bool?
      if case .existential(let own) = type {
        conforms =
          own.contains { environment.ancestors(ofProtocol: $0.path).contains { $0.path == reference.path } }
          || reference.path.count == 1 && StandardTypeNames.markers.contains(reference.path[0])
      } else {
        conforms = environment.conforms(inference.resolved(type), to: reference.path, in: signature)
      }
      guard let conforms else {
        result = unknown()
        continue
      }
      if !conforms { return false }
    }
    return result
  }

  /// Converts between instances of a generic type. Collections and optionals are covariant.
  private mutating func convertArguments(
    of path: [Name], _ arguments: [StaticType], _ others: [StaticType]
  ) -> Bool? {
    guard arguments.count == others.count else { return unknown() }
    let isCollection =
      path.count == 1
      && [StandardTypeNames.array, StandardTypeNames.dictionary, StandardTypeNames.set].contains(path[0])
    var result: Bool? = true
    for (argument, other) in zip(arguments, others) {
      let saved = self
      switch equate(argument, other) {
      case true?: continue
      case nil: result = nil
      case false?:
        guard isCollection else { return false }
        self = saved
        score.collectionConversions += 1
        switch convert(argument, to: other) {
        case true?: break
        case nil: result = nil
        case false?: return false
        }
      }
    }
    return result
  }

  private mutating func convertToSuperclass(_ a: StaticType, _ b: StaticType) -> Bool? {
    var present = a
    for _ in 0..<32 {
      guard case .nominal(let path, let arguments) = present else { return unknown() }
      if case .nominal(path, let others) = b { return convertArguments(of: path, arguments, others) }
      guard let nominal = environment.nominal(path) else { return unknown() }
      guard nominal.isClass else { return false }
      let own = environment.conformances(of: path)
      guard let superclass = own.superclass else { return own.isComplete ? false : unknown() }
      present = environment.reduced(superclass.substituting(nominal.substitution(arguments)), in: signature)
    }
    return unknown()
  }

  private mutating func convert(_ function: FunctionType, to other: FunctionType) -> Bool? {
    guard function.parameters.count == other.parameters.count else {
      return false
    }
    if function.canThrow, !other.canThrow { return false }
    if function.isAsync, !other.isAsync { return false }
    if function.canThrow != other.canThrow || function.isAsync != other.isAsync { score.functionConversions += 1 }
    var result: Bool? = true
    for (own, wanted) in zip(function.parameters, other.parameters) {
      guard own.isInOut == wanted.isInOut else { return false }
      switch convert(wanted.type, to: own.type) {
      case true?: break
      case nil: result = nil
      case false?: return false
      }
    }
    switch convert(function.result, to: other.result) {
    case true?: return result
    case nil: return nil
    case false?: return false
    }
  }

  private mutating func convert(_ elements: [TupleElement], to others: [TupleElement]) -> Bool? {
    guard elements.count == others.count else { return false }
    var result: Bool? = true
    for (element, other) in zip(elements, others) {
      if let label = element.label, let wanted = other.label, label != wanted { return false }
      switch convert(element.type, to: other.type) {
      case true?: break
      case nil: result = nil
      case false?: return false
      }
    }
    return result
  }

  // MARK: Equality

  /// Makes two types equal.
  mutating func equate(_ first: StaticType, _ second: StaticType) -> Bool? {
    let (a, b) = (head(first), head(second))
    if a == b { return a == .unknown ? unknown() : true }
    switch (a, b) {
    case (.unknown, _), (_, .unknown): return unknown()
    case (.variable(let one), .variable(let other)): return inference.join(one, other)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return assign(type, to: variable, .variable(variable))
    case (.nominal(let path, let types), .nominal(let other, let others)):
      guard path == other, types.count == others.count else { return false }
      return equate(Array(zip(types, others)))
    case (.existential(let protocols), .existential(let others)):
      guard protocols.map(\.path) == others.map(\.path) else { return false }
      return equate(zip(protocols, others).flatMap { Array(zip($0.arguments, $1.arguments)) })
    case (.function(let one), .function(let other)):
      guard one.parameters.count == other.parameters.count else { return false }
      if one.canThrow != other.canThrow || one.isAsync != other.isAsync { return convert(one, to: other) }
      return equate(
        Array(zip(one.parameters.map(\.type), other.parameters.map(\.type))) + [(one.result, other.result)])
    case (.tuple(let one), .tuple(let other)):
      guard one.count == other.count else { return false }
      return equate(Array(zip(one.map(\.type), other.map(\.type))))
    case (.metatype(let one), .metatype(let other)): return equate(one, other)
    case (.named, _), (_, .named): return unknown()
    case (.member(let base, let name), .member(let other, let otherName)) where name == otherName:
      return equate(base, other)
    case (.member(let base, _), _) where base.hasVariables: return unknown()
    case (_, .member(let base, _)) where base.hasVariables: return unknown()
    default: return false
    }
  }

  private mutating func equate(_ pairs: [(StaticType, StaticType)]) -> Bool? {
    var result: Bool? = true
    for (first, second) in pairs {
      switch equate(first, second) {
      case true?: break
      case nil: result = nil
      case false?: return false
      }
    }
    return result
  }
}
