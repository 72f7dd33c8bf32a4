import Source
import SwiftLowering

/// The choice of one function, and the types of the arguments for it.
extension DeclarationTyping {
  /// Chooses a candidate, types the arguments, and returns the type of the result.
  ///
  /// - Parameters:
  ///   - isComplete: whether no candidate is missing.
  ///   - namesCallee: whether the callee is the name of the function.
  mutating func choose(
    _ candidates: [Candidate], _ site: CallSite, isComplete: Bool = true, namesCallee: Bool = true
  ) -> StaticType {
    let matched = candidates.prefix(Self.candidateLimit).compactMap { candidate -> (Candidate, ArgumentMatch)? in
      let match = ArgumentMatch(site.arguments, candidate.parameters) { mayBeFunction($0.type) }
      return match.map { (candidate, $0) }
    }
    guard isComplete || matched.count > 0, candidates.count <= Self.candidateLimit, !matched.isEmpty else {
      return unknownCall(site)
    }
    var known: [Int: ArgumentType] = [:]
    if matched.count > 1 || matched[0].0.hasResult(like: site.expected) {
      for (index, argument) in site.arguments.enumerated() { known[index] = knownType(of: argument.value) }
    }
    guard var attempt = best(matched, site, known) else {
      if isOpen(site) { noteAlternatives(matched, site, known) }
      for (index, argument) in site.arguments.enumerated() {
        switch known[index] {
        case nil: _ = type(of: argument.value, expecting: .unknown)
        case .value(let type)?, .alternatives(let type, _)?: inference.giveUp(on: type)
        case .array(let types)?: for type in types { inference.giveUp(on: type) }
        }
      }
      return .unknown
    }
    inference = attempt.conversions.inference
    typeRest(of: site, known, &attempt)
    let result = resolved(attempt.result)
    note(attempt, site, namesCallee: namesCallee)
    return isLabeledLater(result, site) ? .unknown : result
  }

  /// Whether the expected type of a chain gives labels to the tuples of a call inside it.
  private func isLabeledLater(_ result: StaticType, _ site: CallSite) -> Bool {
    guard let chain = chains.last, chain.top != site.expression.number, let expected = chain.expected else {
      return false
    }
    func hasTuple(_ type: StaticType, isLabeled: Bool) -> Bool {
      type.contains { part in
        guard case .tuple(let elements) = part, !elements.isEmpty else { return false }
        return elements.contains { ($0.label != nil) == isLabeled }
      }
    }
    return hasTuple(result, isLabeled: false) && hasTuple(resolved(expected), isLabeled: true)
  }

  /// The maximum number of candidates of a call.
  private static let candidateLimit = 200

  private func mayBeFunction(_ type: StaticType) -> Bool {
    switch resolved(type).withoutOptionals {
    case .function, .parameter, .variable, .unknown, .member, .named: true
    default: false
    }
  }

  private mutating func note(_ attempt: Attempt, _ site: CallSite, namesCallee: Bool) {
    if attempt.candidate.hasThrownType { throwsTypedErrors = true }
    let substitution = attempt.candidate.substitution.merging(attempt.variables)
    let call = Call(
      callee: attempt.candidate.callee, match: attempt.match, labels: attempt.candidate.parameters.map(\.label),
      substitution: substitution)
    note(call, of: site.expression)
    guard namesCallee else { return }
    if let referent = attempt.candidate.referent, !site.callee.isTypeName(referent) { note(referent, of: site.callee) }
  }

  // MARK: Selection

  private func best(
    _ matched: [(Candidate, ArgumentMatch)], _ site: CallSite, _ known: [Int: ArgumentType]
  ) -> Attempt? {
    var attempts = matched.compactMap { attempt($0, $1, site, known) }
    if known.count == site.arguments.count, attempts.contains(where: { !$0.hasUnfitLiteral }) {
      attempts.removeAll(where: \.hasUnfitLiteral)
    }
    if matched.count == 1 {
      // The only candidate is right, since the code compiles.
      return attempts.first ?? Attempt(matched[0].0, matched[0].1, Conversions(environment, signature, inference))
    }
    // The expected type decides if it can.
    var fitting = attempts.compactMap { $0.converting(to: site.expected) }
    if let next = site.nextMember {
      fitting = fitting.filter { !lacks(next, resolved($0.conversions.inference.resolved($0.result))) }
    }
    guard let possible = decidedByClosures(fitting.isEmpty ? attempts : fitting, site) else { return nil }
    if site.nextMember != nil, mayDecideLater(possible) { return nil }
    if isOpen(site), Set(possible.map { $0.conversions.inference.finished($0.result) }).count > 1 { return nil }
    guard let best = Ranking(environment: environment, signature: signature).best(possible) else { return nil }
    return possible[best]
  }

  /// Whether the rest of a chain may decide between a function of the program and one of a library.
  private func mayDecideLater(_ attempts: [Attempt]) -> Bool {
    guard let lowest = attempts.map(\.conversions.score).min() else { return false }
    let tied = attempts.filter { $0.conversions.score.equals(lowest) }
    return Set(tied.map(\.candidate.source)).count > 1
      && Set(tied.map { $0.conversions.inference.finished($0.result) }).count > 1
  }

  /// Returns the attempts whose closures have the right types, if the closures decide; nil if none has.
  func decidedByClosures(_ attempts: [Attempt], _ site: CallSite) -> [Attempt]? {
    guard !isProbing, let lowest = attempts.map(\.conversions.score).min() else { return attempts }
    let tied = attempts.filter { $0.conversions.score.equals(lowest) }
    let closures = site.arguments.indices.filter {
      site.arguments[$0].value.isSimpleClosure || site.arguments[$0].value.isKeyPath
    }
    guard 1 < tied.count, tied.count <= 4, !closures.isEmpty,
      tied.contains(where: { !hasSameClosures($0, tied[0], closures) })
    else { return attempts }
    let losses = tied.map { discardedResults($0, closures, site) }
    guard let fewest = losses.compactMap({ $0 }).min() else { return nil }
    return zip(tied, losses).filter { $1 == fewest }.map { $0.0 }
  }

  /// Whether two functions have the same types for closures.
  private func hasSameClosures(_ first: Attempt, _ second: Attempt, _ closures: [Int]) -> Bool {
    closures.allSatisfy { index in
      let types = [first, second].map { attempt in
        let type = attempt.type(ofParameter: attempt.match.parameters[index])
        return attempt.conversions.inference.resolved(type).withoutVariables
      }
      return types[0] == types[1]
    }
  }

  /// Returns the number of closures whose value a function does not take; nil if a closure does not have the type that
  /// the function asks for.
  private func discardedResults(_ attempt: Attempt, _ closures: [Int], _ site: CallSite) -> Int? {
    var count = 0
    var probe = self
    probe.isProbing = true
    probe.inference = attempt.conversions.inference
    for index in closures {
      let target = probe.resolved(attempt.type(ofParameter: attempt.match.parameters[index]))
      if site.arguments[index].value.isKeyPath {
        let found = probe.type(of: site.arguments[index].value, expecting: target)
        var checked = attempt
        guard found != .unknown, probe.convert(found, to: target) != false else { return nil }
        checked.conversions.inference = probe.inference
        guard checked.applyRequirements() else { return nil }
        continue
      }
      guard case .function(let wanted) = target.withoutOptionals else { return nil }
      (probe.closureResult, probe.lacksMember) = (nil, false)
      _ = probe.type(of: site.arguments[index].value, expecting: target)
      if probe.lacksMember { return nil }
      let result = probe.closureResult.map { probe.resolved($0) }
      if wanted.result == .void {
        if let result, result != .void { count += 1 }
        continue
      }
      guard let result, result != .unknown, probe.convert(result, to: wanted.result) != false else { return nil }
    }
    return count
  }

  /// Keeps the results of the functions that a call could run.
  private mutating func noteAlternatives(
    _ matched: [(Candidate, ArgumentMatch)], _ site: CallSite, _ known: [Int: ArgumentType]
  ) {
    let results = matched.compactMap { attempt($0, $1, site, known) }
      .map {
        ArgumentType.Alternative(
          result: $0.conversions.inference.finished($0.result), score: $0.conversions.score)
      }
      .filter { !$0.result.isUndecided }
    if !results.isEmpty { alternatives[site.expression.number] = results.sorted { $0.score < $1.score } }
  }

  /// Whether a call is an argument whose place may decide between functions with different results.
  private func isOpen(_ site: CallSite) -> Bool {
    guard let chain = chains.last, chain.isOpen else { return false }
    return chain.top == site.expression.number && 0 <= chain.top && site.expected == nil
  }

  /// Converts the arguments whose types are known; nil if a conversion is impossible. If the result can be exactly the
  /// expected type, it is.
  private func attempt(
    _ candidate: Candidate, _ match: ArgumentMatch, _ site: CallSite, _ known: [Int: ArgumentType]
  ) -> Attempt? {
    if candidate.hasResult(like: site.expected), let expected = site.expected {
      let wanted = candidate.result.wrapped == nil ? resolved(expected).withoutOptionals : resolved(expected)
      if let found = attempt(candidate, match, site, known, result: wanted) { return found }
    }
    return attempt(candidate, match, site, known, result: nil)
  }

  private func attempt(
    _ candidate: Candidate, _ match: ArgumentMatch, _ site: CallSite, _ known: [Int: ArgumentType],
    result wanted: StaticType?
  ) -> Attempt? {
    var result = Attempt(candidate, match, Conversions(environment, signature, inference))
    if let wanted, result.conversions.equate(result.result, wanted) != true { return nil }
    if candidate.isAsync, !isAsync { result.conversions.score.asyncInSync += 1 }
    if !candidate.isAsync, isAsync { result.conversions.score.syncInAsync += 1 }
    for (argument, index) in zip(site.arguments, match.parameters) {
      guard argument.value.isReference == candidate.parameters[index].isInOut else { return nil }
    }
    // Values before literals: a literal takes the type of the other arguments.
    for order in 0...2 {
      for index in site.arguments.indices {
        guard let type = known[index], type.order(inference) == order else { continue }
        let target = result.type(ofParameter: match.parameters[index])
        guard result.conversions.convert(type, to: target) != false else { return nil }
      }
    }
    guard result.applyRequirements() else { return nil }
    for (index, argument) in site.arguments.enumerated() where known[index] == nil {
      let target = result.conversions.inference.resolved(result.type(ofParameter: match.parameters[index]))
      switch argument.value.fits(environment.reduced(target, in: signature), self, result.conversions) {
      case true?: break
      case nil: result.conversions.score.unknowns += 1
      case false?: return nil
      }
    }
    return result
  }

  // MARK: Arguments

  /// Types an argument whose type does not depend on its place; nil for others.
  mutating func knownType(of argument: SwiftExpression) -> ArgumentType? {
    if argument.isContextFree {
      isOpenArgument = true
      let found = type(of: argument)
      isOpenArgument = false
      if found == .unknown, case .call = argument.content,
        let results = alternatives.removeValue(forKey: argument.number)
      {
        return .alternatives(.unknown, results)
      }
      // The expected type selects an overloaded function.
      return found == .unknown && argument.canBeFunction ? nil : .value(found)
    }
    guard case .array(let elements) = argument.content, !elements.isEmpty, elements.allSatisfy(\.isContextFree) else {
      return nil
    }
    var types: [StaticType] = []
    for element in elements { types.append(type(of: element)) }
    return .array(types)
  }

  /// Types the arguments that the choice did not need, closures last.
  private mutating func typeRest(of site: CallSite, _ known: [Int: ArgumentType], _ attempt: inout Attempt) {
    for (index, type) in known {
      guard case .array(let elements) = type else { continue }
      let target = resolved(attempt.type(ofParameter: attempt.match.parameters[index]))
      noteArray(elements, as: target.withoutOptionals, site.arguments[index].value)
    }
    let rest = site.arguments.indices.filter { index in
      if case .alternatives? = known[index] { true } else { known[index] == nil }
    }
    let closures = rest.filter { site.arguments[$0].value.isClosure }
    for index in rest where !site.arguments[index].value.isClosure { typeArgument(index, of: site, &attempt) }
    refresh(&attempt)
    if let expected = site.expected, expected != .unknown {
      convert(attempt.result, to: expected)
      refresh(&attempt)
    }
    for index in closures {
      typeArgument(index, of: site, &attempt)
      refresh(&attempt)
    }
  }

  /// Notes the type of an array literal that was converted.
  mutating func noteArray(_ elements: [StaticType], as target: StaticType, _ literal: SwiftExpression) {
    if case .nominal = target, !target.hasUnknown {
      note(target, of: literal)
    } else {
      note(.array(joined(elements)), of: literal)
    }
  }

  private mutating func typeArgument(_ index: Int, of site: CallSite, _ attempt: inout Attempt) {
    attempt.conversions.inference = inference
    let target = resolved(attempt.type(ofParameter: attempt.match.parameters[index]))
    var wanted: StaticType? = target
    if case .variable = target { wanted = nil }
    let outer = chains
    chains = []
    let found = type(of: site.arguments[index].value, expecting: wanted)
    chains = outer
    convert(found, to: target)
  }

  /// Whether a closure with written parameter types can be a function.
  func takes(_ closure: SwiftClosure, _ function: FunctionType, _ conversions: Conversions) -> Bool? {
    guard closure.types.count == function.parameters.count else { return true }
    for (written, parameter) in zip(closure.types, function.parameters) {
      guard let written else { continue }
      var conversions = conversions
      guard conversions.convert(parameter.type, to: environment.resolve(written, in: scope)) != false else {
        return false
      }
    }
    return true
  }

  /// Applies the requirements to the types that are found since.
  private mutating func refresh(_ attempt: inout Attempt) {
    attempt.conversions.inference = inference
    let saved = attempt
    if attempt.applyRequirements() { inference = attempt.conversions.inference } else { attempt = saved }
  }
}

/// The type of an argument that was typed before the choice of a function.
enum ArgumentType {
  case value(StaticType)
  /// A call of one of several functions, with their results.
  case alternatives(StaticType, [Alternative])
  /// The types of the elements of an array literal.
  case array([StaticType])

  /// The result of a function that a call could run, with the conversions that it needs.
  struct Alternative {
    var result: StaticType
    var score: Score
  }

  /// The order of conversions: values, literals, calls of one of several functions.
  func order(_ inference: Inference) -> Int {
    switch self {
    case .value(let type): if case .variable = inference.head(type) { 1 } else { 0 }
    case .array: 1
    case .alternatives: 2
    }
  }
}
