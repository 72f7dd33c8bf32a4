import Source
import SwiftLibraries
import SwiftLowering
import SwiftSemantics

/// Calls of library functions that a stub declares, by their static types.
struct StubEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Calls the function that a call means by its types; nil if no stub declares it.
  ///
  /// - Parameters:
  ///   - receiver: the value whose method is called; nil for other functions.
  ///   - base: the place of the receiver.
  func call(
    _ site: CallSite, on receiver: AbstractValue? = nil, standingAt base: SwiftExpression? = nil
  ) -> AbstractValue? {
    guard let (function, isFinal) = function(at: site) else { return nil }
    var (receiver, base) = (receiver, base)
    if receiver == nil, function.kind == .function, !function.isStatic, !function.enclosing.isEmpty {
      // A bare name is a method of `self`.
      guard let own = self.receiver else { return nil }
      (receiver, base) = (own, SwiftExpression.ownInstance)
    }
    if isFinal, function.isFollowedStub, function.kind == .function {
      return methods.call(function.id, on: receiver, standingAt: base, site)
    }
    return callBySignature(function, site, on: receiver, standingAt: base)
  }

  /// Calls a static function; nil if no stub declares it.
  func staticCall(_ site: CallSite) -> AbstractValue? {
    guard let (function, _) = function(at: site), function.isStatic || function.kind == .initializer else { return nil }
    return call(site)
  }

  /// The function that a call means, and whether no code of the program can run instead.
  private func function(at site: CallSite) -> (SwiftFunction, isFinal: Bool)? {
    guard let callee = names.types.call(at: site.number)?.callee, let id = callee.function,
      LibraryText.isLibrary(id.file), let function = LibraryFunctions.function(id)
    else { return nil }
    switch callee {
    case .function: return (function, true)
    // Types of the program can have the function, too.
    default: return program.functions(named: function.name).isEmpty ? (function, false) : nil
    }
  }

  /// Calls a function with the effects that its signature allows: it may keep and change arguments that are references,
  /// and run its closures at any time.
  private func callBySignature(
    _ function: SwiftFunction, _ site: CallSite, on receiver: AbstractValue?, standingAt base: SwiftExpression?
  ) -> AbstractValue {
    let isLazy = function.parameters.contains(where: \.isAutoclosure)
    let isPure = function.attributeNames.contains("pure")
    for argument in site.arguments {
      let value = unknownCalls.evaluate(argument.value, isLazy ? .anyNumberOfTimes : .once)
      if isPure { escapeToMembers([value]) } else { escape(value) }
    }
    if let receiver {
      // The function can call what a type of the program overrides or declares.
      if state.type(of: receiver) == nil { escapeToMembers([receiver]) } else { escape(receiver) }
    }
    if function.isThrowing { mayThrowIfTried() }
    if function.isMutating, let receiver {
      escape(receiver)
      if let base { changes.mayChange(base) }
    }
    return names.types.isScalar(site.number) ? .something : .unknown
  }
}
