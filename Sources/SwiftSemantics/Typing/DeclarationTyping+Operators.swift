import Source
import SwiftLowering

/// Operators, which are calls of functions that any of the operands' types can declare.
extension DeclarationTyping {
  mutating func binary(
    _ first: SwiftExpression, _ name: Name, _ second: SwiftExpression, _ expression: SwiftExpression,
    _ expected: StaticType?
  ) -> StaticType {
    if Self.arithmetic.contains(name), first.isArithmetic, second.isArithmetic {
      return literals(first, name, second, expression, expected)
    }
    return call(name, .infix, [first, second], expression, expected)
  }

  // MARK: Literals

  static let arithmetic: Set<Name> = ["+", "-", "*", "/", "%"]

  /// Literals with operators between them have one type, which the place of the whole expression decides.
  private mutating func literals(
    _ first: SwiftExpression, _ name: Name, _ second: SwiftExpression, _ expression: SwiftExpression,
    _ expected: StaticType?
  ) -> StaticType {
    let type = type(of: first, expecting: expected)
    let other = self.type(of: second, expecting: expected)
    guard convert(other, to: type) != false else { return .unknown }
    literalOperators.append((expression, name, type))
    return type
  }

  /// The operator of a number type for two values of it.
  func arithmetic(_ name: Name, of type: StaticType) -> Call? {
    let found = visible(environment.members(named: name, of: type, in: signature).found).filter { member in
      guard case .function(let id) = member.declaration, let function = environment.interface(of: id) else {
        return false
      }
      return function.parameters.count == 2 && !member.isInProtocol
        && function.parameters.allSatisfy { $0.type == type }
    }
    guard found.count == 1, case .function(let id) = found[0].declaration else { return nil }
    return Call(callee: .function(id), match: ArgumentMatch(positional: 2))
  }

  /// Notes the function of `&&`, `||` or `??`.
  ///
  /// - Parameter accepts: whether a function is the right one of several.
  mutating func note(
    _ name: Name, _ expression: SwiftExpression, of type: StaticType?, accepts: (FunctionInterface) -> Bool
  ) {
    let members =
      environment.ownMembers(named: name, at: [])
      + (type.map { environment.members(named: name, of: $0, in: signature).found } ?? [])
    let found = members.compactMap { member -> SwiftFunction.ID? in
      guard case .function(let id) = member.declaration, let function = environment.interface(of: id), accepts(function)
      else { return nil }
      return id
    }
    guard found.count == 1 else { return }
    note(Call(callee: .function(found[0]), match: ArgumentMatch(positional: 2)), of: expression)
  }

  mutating func prefix(
    _ symbol: SwiftOperator, _ operand: SwiftExpression, _ expression: SwiftExpression, _ expected: StaticType?
  ) -> StaticType {
    call(symbol.name, .prefix, [operand], expression, expected)
  }

  mutating func postfix(
    _ operand: SwiftExpression, _ symbol: SwiftOperator, _ expression: SwiftExpression, _ expected: StaticType?
  ) -> StaticType {
    call(symbol.name, .postfix, [operand], expression, expected)
  }

  private mutating func call(
    _ name: Name, _ fixity: SwiftFunction.Fixity, _ operands: [SwiftExpression], _ expression: SwiftExpression,
    _ expected: StaticType?
  ) -> StaticType {
    let isOpen = openOperator == expression.number && expected == nil
    var known: [Int: ArgumentType] = [:]
    for (index, operand) in operands.enumerated() {
      known[index] = index == 0 && Self.assigns(name) ? .value(place(operand)) : knownType(of: operand)
    }
    var types: [StaticType] = []
    for index in operands.indices {
      switch known[index] {
      case .value(let type)?: types.append(resolved(type))
      case .alternatives(_, let results)?: types += results.map(\.result)
      case .array, nil: break
      }
    }
    // Array literals have their default type if no other operand has one.
    if types.isEmpty, case .array(let elements)? = known[0], let element = elements.first.map({ resolved($0) }),
      element.isDecided, elements.allSatisfy({ resolved($0) == element })
    {
      types.append(.array(element))
    }
    let wanted = expected.flatMap { $0 == .bool && !types.allSatisfy { isLiteral($0) } ? nil : $0 }
    let candidates = candidates(for: name, fixity, of: types, expecting: wanted)
    let isKnown = types.allSatisfy { $0 != .unknown }
    let site = CallSite(
      expression: expression, callee: expression,
      arguments: operands.map { SwiftExpression.Argument($0) }, expected: expected)
    guard isKnown, let attempt = best(candidates, site, known, isOpen: isOpen) else {
      for (index, operand) in operands.enumerated() {
        switch known[index] {
        case .value(let type)?: inference.giveUp(on: type)
        case .array(let elements)?: for type in elements { inference.giveUp(on: type) }
        case .alternatives?, nil: _ = type(of: operand, expecting: .unknown)
        }
      }
      return Self.comparisons.contains(name) ? .bool : .unknown
    }
    inference = attempt.conversions.inference
    for (index, operand) in operands.enumerated() {
      let target = resolved(attempt.type(ofParameter: index))
      switch known[index] {
      case .value?: break
      case .array(let elements)?:
        noteArray(elements, as: target.withoutOptionals, operand)
      case .alternatives?, nil: convert(type(of: operand, expecting: target), to: target)
      }
    }
    let substitution = attempt.candidate.substitution.merging(attempt.variables)
    note(Call(callee: attempt.candidate.callee, match: attempt.match, substitution: substitution), of: expression)
    let result = resolved(attempt.result)
    // The compiler prefers exactly the expected type, which the operands may convert to.
    if case .nominal(let path, let arguments) = result, !arguments.isEmpty, let expected,
      case .nominal(path, let wanted) = resolved(expected).withoutOptionals, wanted != arguments,
      result.isDecided, resolved(expected).isDecided
    {
      return .unknown
    }
    return result
  }

  /// Whether an operator changes its first operand.
  private static func assigns(_ name: Name) -> Bool {
    name.utf8.last == UInt8(ascii: "=") && !comparisons.contains(name)
  }

  /// The type of a place. The rest of the statement is a part of its optional chain.
  private mutating func place(_ target: SwiftExpression) -> StaticType {
    chains.append(Chain(top: target.number, isPlace: true))
    defer { chains.removeLast() }
    return target.isPostfix ? postfixType(of: target) : type(of: target)
  }

  /// The operators that give a truth value for all types of the standard library.
  private static let comparisons: Set<Name> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "!", "~="]

  private func isLiteral(_ type: StaticType) -> Bool {
    if case .variable = type { true } else { false }
  }

  /// An operator as a function value.
  mutating func operatorValue(
    _ name: Name, _ expression: SwiftExpression, expecting expected: StaticType?
  ) -> StaticType {
    guard let expected, case .function(let function) = resolved(expected).withoutOptionals else { return .unknown }
    let operands = function.parameters.map(\.type)
    let fixity: SwiftFunction.Fixity = operands.count == 1 ? .prefix : .infix
    var possible: [Attempt] = []
    for candidate in candidates(for: name, fixity, of: operands, expecting: function.result)
    where candidate.parameters.count == operands.count {
      let match = ArgumentMatch(positional: operands.count)
      var attempt = Attempt(candidate, match, Conversions(environment, signature, inference))
      let fits = operands.indices.allSatisfy {
        attempt.conversions.convert(argument: operands[$0], to: attempt.type(ofParameter: $0)) == true
      }
      if fits, attempt.applyRequirements(), let found = attempt.converting(to: function.result) {
        possible.append(found)
      }
    }
    guard let best = Ranking(environment: environment, signature: signature).best(possible) else {
      for operand in operands + [function.result] { inference.giveUp(on: operand) }
      return .unknown
    }
    inference = possible[best].conversions.inference
    if let referent = possible[best].candidate.referent { note(referent, of: expression) }
    return resolved(
      .function(
        FunctionType(
          operands.indices.map { FunctionType.Parameter(possible[best].type(ofParameter: $0)) }, possible[best].result))
    )
  }

  // MARK: Candidates

  /// The operator functions of types, of their protocols, and the global ones.
  private func candidates(
    for name: Name, _ fixity: SwiftFunction.Fixity, of operands: [StaticType], expecting expected: StaticType?
  ) -> [Candidate] {
    var result: [Candidate] = []
    // A function of a protocol is a candidate for each type that declares it by its conformance.
    struct Key: Hashable {
      var function: SwiftFunction.ID
      var owner: StaticType?
    }
    var seen: Set<Key> = []
    func add(_ members: [Member], _ operand: Operand?) {
      for var member in members {
        // A function of a protocol takes any type that the literal can have.
        if member.isInProtocol, let operand, let literal = operand.literal {
          member.substitution = member.substitution.mapValues { $0 == operand.owner ? literal : $0 }
        }
        let owner = member.isInProtocol && operand?.literal == nil ? operand?.owner : nil
        guard case .function(let id) = member.declaration, let function = environment.function(id),
          (function.fixity ?? .infix) == fixity, seen.insert(Key(function: id, owner: owner)).inserted,
          var candidate = candidate(for: member, base: operand?.owner)
        else { continue }
        for index in candidate.parameters.indices { candidate.parameters[index].label = nil }
        result.append(candidate)
      }
    }
    for type in owners(of: operands, expecting: expected) {
      add(visible(environment.members(named: name, of: type.owner, in: signature).found).filter(\.isStatic), type)
    }
    add(visible(environment.ownMembers(named: name, at: [])), nil)
    return result
  }

  /// A type that can declare an operator.
  private struct Operand {
    var owner: StaticType
    /// The literal whose default type it is, if all operands are literals.
    var literal: StaticType?
  }

  /// The types that can declare an operator for operands: literals have their default types.
  private func owners(of operands: [StaticType], expecting expected: StaticType?) -> [Operand] {
    var result: [Operand] = []
    let areLiterals = operands.allSatisfy { isLiteral(inference.head($0)) }
    func add(_ owner: StaticType, _ literal: StaticType? = nil) {
      if !owner.isUndecidedBase, !result.contains(where: { $0.owner == owner }) {
        result.append(Operand(owner: owner, literal: literal))
      }
    }
    for type in operands + [expected].compactMap({ $0 }) {
      if case .variable(let variable) = inference.head(type) {
        let literal = inference.literal(of: variable)?.defaultType
        if let literal { add(literal, areLiterals ? type : nil) }
        continue
      }
      var present = type
      add(present)
      while let wrapped = present.wrapped {
        add(wrapped)
        present = wrapped
      }
      // The type in an expected range is that of its bounds.
      if case .nominal(_, let arguments) = present { for argument in arguments { add(argument) } }
    }
    return result
  }

  private func best(
    _ candidates: [Candidate], _ site: CallSite, _ known: [Int: ArgumentType], isOpen: Bool
  ) -> Attempt? {
    let operands = site.arguments.map(\.value)
    var possible: [Attempt] = []
    for candidate in candidates where candidate.parameters.count == operands.count {
      let match = ArgumentMatch(positional: operands.count)
      if let attempt = attempt(candidate, match, operands, known) { possible.append(attempt) }
    }
    let fitting = possible.compactMap { $0.converting(to: site.expected) }
    if !fitting.isEmpty { possible = fitting }
    guard let decided = decidedByClosures(possible, site) else { return nil }
    possible = decided
    // Another operator decides between results.
    if isOpen, Set(possible.map { $0.conversions.inference.finished($0.result) }).count > 1 { return nil }
    if possible.count == 1 {
      return possible[0].conversions.score.unknowns == 0 || candidates.count == 1 ? possible[0] : nil
    }
    return Ranking(environment: environment, signature: signature).best(possible).map { possible[$0] }
  }

  private func attempt(
    _ candidate: Candidate, _ match: ArgumentMatch, _ operands: [SwiftExpression], _ known: [Int: ArgumentType]
  ) -> Attempt? {
    var result = Attempt(candidate, match, Conversions(environment, signature, inference))
    for order in 0...2 {
      for index in operands.indices {
        guard let type = known[index], type.order(inference) == order else { continue }
        guard result.conversions.convert(type, to: result.type(ofParameter: index)) != false else { return nil }
      }
    }
    guard result.applyRequirements() else { return nil }
    for (index, operand) in operands.enumerated() where known[index] == nil {
      let target = result.conversions.inference.resolved(result.type(ofParameter: index))
      switch operand.fits(environment.reduced(target, in: signature), self, result.conversions) {
      case true?: break
      case nil: result.conversions.score.unknowns += 1
      case false?: return nil
      }
    }
    return result
  }
}

extension SwiftExpression {
  /// Whether it is a number, or numbers with operators between them.
  fileprivate var isArithmetic: Bool {
    switch content {
    case .literal(.integer), .literal(.number), .literal(.other(.integer)), .literal(.other(.number)): true
    case .parenthesized(let inner): inner.isArithmetic
    case .binary(let first, let symbol, let second):
      DeclarationTyping.arithmetic.contains(symbol.name) && first.isArithmetic && second.isArithmetic
    default: false
    }
  }
}
