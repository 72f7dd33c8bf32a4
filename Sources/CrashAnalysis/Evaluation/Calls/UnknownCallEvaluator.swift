import Source
import SwiftLowering

/// Calls of functions that are not followed: each argument may be an autoclosure.
struct UnknownCallEvaluator: Evaluator {
  let evaluation: Evaluation

  /// The callee of a call of an unknown function.
  enum Callee {
    case function(Name)
    case method(Name)
    /// A closure, a macro, or another callee without a name.
    case other
    /// A function that surely evaluates its arguments.
    case eager
    /// An initializer of generated code: it surely evaluates its arguments, and throws no errors.
    case generated
  }

  /// Hands arguments to unknown code.
  ///
  /// - Parameters:
  ///   - receiver: the value whose method is called; nil if it is unknown.
  ///   - isLibrary: whether it is surely not the code under test.
  func unknownCall(
    _ callee: Callee, _ arguments: [SwiftExpression.Argument], on receiver: AbstractValue? = nil,
    isLibrary: Bool = false
  ) -> AbstractValue {
    let row: LibraryModel = evaluatesArguments(callee) ? .eagerWithLabels : .unknown
    for argument in arguments {
      let value = evaluate(argument.value, row.others)
      escape(value, at: isLibrary ? nil : argument.value.range)
    }
    if context.isTried, mayThrow(callee, arguments, on: receiver) { mayThrow() }
    return .unknown
  }

  /// Whether an unknown function may throw an error.
  private func mayThrow(
    _ callee: Callee, _ arguments: [SwiftExpression.Argument], on receiver: AbstractValue?
  ) -> Bool {
    switch callee {
    case .generated: return false
    case .function(let name): return names.mayThrow(name)
    case .method(let name):
      guard let receiver else { return true }
      if let owner = members.owner(of: receiver) { return names.mayThrow(name, of: owner) }
      // Methods of the standard library throw only what their closures throw.
      let isOfLibrary = receiver.isScalar || receiver.isOfLibrary
      return !isOfLibrary || !LibraryModels.leavesReceiver(name) || arguments.contains(where: \.value.canBeFunction)
    case .other, .eager: return true
    }
  }

  /// Hands arguments to unknown code that may be a method of `self`.
  func unclearCall(_ callee: Callee, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    let value = unknownCall(callee, arguments)
    escapeSelf()
    return value
  }

  /// Whether an unknown function surely evaluates its arguments.
  private func evaluatesArguments(_ callee: Callee) -> Bool {
    let resolver = names
    switch callee {
    case .eager, .generated: return true
    case .other: return false
    case .function(let name): return resolver.isDeclared(name) && !resolver.takesAutoclosure(name)
    case .method(let name):
      return (LibraryModels.row(name, of: .any) != nil || resolver.isDeclared(name)) && !resolver.takesAutoclosure(name)
    }
  }

  /// Evaluates an argument as often as a function does.
  func evaluate(_ expression: SwiftExpression, _ evaluation: LibraryModel.Evaluation) -> AbstractValue {
    switch evaluation {
    case .never: return .unknown
    case .once: return evaluate(expression)
    case .atMostOnce:
      guard !expression.isPlain else { return evaluate(expression) }
      let before = state.path
      let value = inside(.optionalArgument) { evaluate(expression) }
      merge(before)
      return value
    case .anyNumberOfTimes:
      var value = AbstractValue.unknown
      let changes = watching { value = evaluate(expression, .atMostOnce) }
      guard !changes.isEmpty else { return value }
      forget(changes)
      share(expression.mentions, frame.names)
      return value
    }
  }
}
