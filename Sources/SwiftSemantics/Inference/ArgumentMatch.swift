import Source
import SwiftLowering

/// The parameters that the arguments of a call belong to.
package struct ArgumentMatch: Hashable, Sendable {
  /// The index of the parameter of each argument.
  package var parameters: [Int]
  /// The number of parameters that take their default values.
  package var defaultCount = 0
  package var usesVariadic = false

  /// Matches arguments by their labels and positions; nil if they don't fit.
  ///
  /// - Parameter canBeFunction: whether a parameter's type is a function, for trailing closures.
  init?(
    _ arguments: [SwiftExpression.Argument], _ given: [FunctionInterface.Parameter],
    canBeFunction: (FunctionInterface.Parameter) -> Bool
  ) {
    parameters = []
    var next = 0
    let plain = arguments.prefix { !$0.isTrailing }
    while parameters.count < plain.count {
      guard next < given.count else { return nil }
      let parameter = given[next]
      if parameter.label == plain[parameters.count].label {
        parameters.append(next)
        if parameter.isVariadic {
          // Further values have no label.
          while parameters.count < plain.count, plain[parameters.count].label == nil { parameters.append(next) }
        }
      } else {
        guard parameter.hasDefault || parameter.isVariadic else { return nil }
      }
      next += 1
    }
    guard matchTrailing(arguments[plain.count...], given, &next, canBeFunction) else { return nil }
    for index in given.indices where !parameters.contains(index) {
      guard given[index].hasDefault || given[index].isVariadic else { return nil }
      defaultCount += 1
    }
    usesVariadic = given.contains(where: \.isVariadic)
  }

  private mutating func matchTrailing(
    _ closures: ArraySlice<SwiftExpression.Argument>, _ given: [FunctionInterface.Parameter], _ next: inout Int,
    _ canBeFunction: (FunctionInterface.Parameter) -> Bool
  ) -> Bool {
    for closure in closures {
      if let label = closure.label {
        while next < given.count, given[next].label != label {
          guard given[next].hasDefault || given[next].isVariadic else { return false }
          next += 1
        }
      } else {
        // The first closure belongs to the first parameter that can be a function, unless that one can be left out
        // and a later one can't.
        while next < given.count, !canBeFunction(given[next]) || canSkip(next, given, canBeFunction, closures.count) {
          guard given[next].hasDefault || given[next].isVariadic else { return false }
          next += 1
        }
      }
      guard next < given.count else { return false }
      parameters.append(next)
      next += 1
    }
    return true
  }

  private func canSkip(
    _ index: Int, _ given: [FunctionInterface.Parameter], _ canBeFunction: (FunctionInterface.Parameter) -> Bool,
    _ closureCount: Int
  ) -> Bool {
    guard closureCount == 1, given[index].hasDefault || given[index].isVariadic else { return false }
    return given[(index + 1)...].contains { !$0.hasDefault && !$0.isVariadic && canBeFunction($0) }
  }
}

extension ArgumentMatch {
  /// Arguments in the order of the parameters.
  init(positional count: Int) { parameters = Array(0..<count) }
}
