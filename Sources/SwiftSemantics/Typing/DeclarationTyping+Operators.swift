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

  fileprivate static let arithmetic: Set<Name> = ["+", "-", "*", "/", "%"]

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
      guard case .function(let id) = member.declaration, let function = environment.interface(of: id) else { return false }
      return function.parameters.count == 2 && !member.isInProtocol && function.parameters.allSatisfy { $0.type == type }
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
    var known: [Int: StaticType] = [:]
    for (index, operand) in operands.enumerated() where operand.isContextFree { known[index] = type(of: operand) }
    let types = operands.indices.compactMap { known[$0] }.map { resolved($0) }
    let owners = types + [expected].compactMap { $0 }.filter { types.allSatisfy { isLiteral($0) } || $0 != .bool }
    let candidates = candidates(for: name, fixity, of: owners)
    guard let attempt = best(candidates, operands, known, expected) else {
      for (index, operand) in operands.enumerated() where known[index] == nil {
        _ = type(of: operand, expecting: types.first.flatMap { $0.isUndecided ? .unknown : $0 } ?? .unknown)
      }
      return Self.comparisons.contains(name) ? .bool : .unknown
    }
    inference = attempt.conversions.inference
    for (index, operand) in operands.enumerated() where known[index] == nil {
      let target = resolved(attempt.type(ofParameter: index))
      convert(type(of: operand, expecting: target), to: target)
    }
    let substitution = attempt.candidate.substitution.merging(attempt.variables) { $1 }
    note(Call(callee: attempt.candidate.callee, match: attempt.match, substitution: substitution), of: expression)
    return resolved(attempt.result)
  }

  /// The operators that give a truth value for all types of the standard library.
  private static let comparisons: Set<Name> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "!", "~="]

  private func isLiteral(_ type: StaticType) -> Bool {
    if case .variable = type { true } else { false }
  }

  // MARK: Candidates

  /// The operator functions of types, of their protocols, and the global ones.
  private func candidates(for name: Name, _ fixity: SwiftFunction.Fixity, of types: [StaticType]) -> [Candidate] {
    var result: [Candidate] = []
    var seen: Set<SwiftFunction.ID> = []
    func add(_ members: [Member], base: StaticType?) {
      for member in members {
        guard case .function(let id) = member.declaration, let function = environment.function(id),
          (function.fixity ?? .infix) == fixity, seen.insert(id).inserted, var candidate = candidate(for: member, base: base)
        else { continue }
        for index in candidate.parameters.indices { candidate.parameters[index].label = nil }
        result.append(candidate)
      }
    }
    for type in owners(of: types) {
      add(visible(environment.members(named: name, of: type, in: signature).found).filter(\.isStatic), base: type)
    }
    add(visible(environment.ownMembers(named: name, at: [])), base: nil)
    return result
  }

  /// The types that can declare an operator for operands: literals have their default types.
  private func owners(of types: [StaticType]) -> [StaticType] {
    var result: [StaticType] = []
    for type in types {
      var present = type
      if case .variable(let variable) = inference.head(type) {
        guard let literal = inference.literal(of: variable)?.defaultType else { continue }
        present = literal
      }
      while true {
        if !present.isUndecidedBase, !result.contains(present) { result.append(present) }
        guard let wrapped = present.wrapped else { break }
        present = wrapped
      }
    }
    return result
  }

  private func best(
    _ candidates: [Candidate], _ operands: [SwiftExpression], _ known: [Int: StaticType], _ expected: StaticType?
  ) -> Attempt? {
    var possible: [Attempt] = []
    for candidate in candidates where candidate.parameters.count == operands.count {
      guard let match = ArgumentMatch(positional: operands.count) else { continue }
      if let attempt = attempt(candidate, match, operands, known) { possible.append(attempt) }
    }
    let fitting = possible.compactMap { $0.converting(to: expected) }
    if !fitting.isEmpty { possible = fitting }
    if possible.count == 1 { return possible[0].conversions.score.unknowns == 0 || candidates.count == 1 ? possible[0] : nil }
    return Ranking(environment: environment, signature: signature).best(possible).map { possible[$0] }
  }

  private func attempt(
    _ candidate: Candidate, _ match: ArgumentMatch, _ operands: [SwiftExpression], _ known: [Int: StaticType]
  ) -> Attempt? {
    var result = Attempt(candidate, match, Conversions(environment, signature, inference))
    let ordered = known.sorted { !isLiteral(inference.head($0.value)) && isLiteral(inference.head($1.value)) }
    for (index, type) in ordered {
      guard result.conversions.convert(argument: type, to: result.type(ofParameter: index)) != false else { return nil }
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
