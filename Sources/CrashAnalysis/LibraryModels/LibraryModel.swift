import Source
import SwiftLowering

/// The behaviour of one function of a library, such as the standard library, Foundation or a test framework.
struct LibraryModel {
  /// The number of times that a function evaluates an argument.
  enum Evaluation {
    case never, atMostOnce, once
    /// At any time, during the call or later.
    case anyNumberOfTimes
  }

  /// The use of a closure that is an argument.
  enum ClosureUse: Equatable {
    /// The function may keep it and call it at any time.
    case kept
    /// A trailing closure runs once, before the call returns, with unknown arguments. The call returns its result.
    case runsOnce
    /// It runs for each element of the list that is the receiver.
    case runsForElements
    /// It describes examples of a specification, and runs once.
    case group
    /// It is an example of a specification.
    case example
    /// It runs before or after each example of its group.
    case hook(SpecOutline.Hook)
  }

  /// The value that the function returns.
  enum Result: Equatable {
    case unknown
    /// A value of which only its existence is known.
    case something
    case null
    /// The receiver, or else the argument, if it is a text.
    case text
    /// The JSON in the argument, if it is a text.
    case json
    /// The value in the first argument.
    case unwrapped
    /// The result of an operation on the list that is the receiver.
    case list(ListOperation)
  }

  /// The ways in which the call ends.
  enum Ending: Equatable {
    case returns
    /// It throws if the first argument is nil or false.
    case throwsIfAbsent
    /// It throws if the first argument has this value.
    case throwsIf(Bool)
    /// It ends the process.
    case never
  }

  /// The claim of an assertion about its arguments without labels.
  enum Assertion: Equatable {
    /// The first two are equal.
    case equality
    /// The first one has this value.
    case condition(Bool)
  }

  /// The number of arguments without labels that are evaluated once, from the first one on.
  var values = Int.max
  /// The labels of other arguments that are evaluated once.
  var labels: Set<Name> = []
  /// Messages and the like: the evaluation of all other arguments.
  var others = Evaluation.atMostOnce
  var closure = ClosureUse.kept
  /// Whether errors that its arguments throw end in it.
  var catchesErrors = false
  /// Whether it may store or change its arguments.
  var keeps = false
  var result = Result.something
  var ending = Ending.returns
  var assertion: Assertion?
  /// Whether it is an assertion of XCTest, which may end the test.
  var isXCTest = false
  /// Whether it is an initializer, which throws no errors unless it decodes a value or reads a file.
  var isInitializer = false
  /// Whether a specification is left out.
  var isSkipped = false

  func evaluation(of argument: SwiftExpression.Argument, at index: Int) -> Evaluation {
    let isEvaluated = argument.label.map { labels.contains($0) } ?? (index < values)
    return isEvaluated ? .once : others
  }

  /// Whether the arguments are exactly the ones that the row describes.
  func fits(_ arguments: [SwiftExpression.Argument]) -> Bool {
    let labeled = arguments.compactMap(\.label)
    return arguments.count - labeled.count == values && Set(labeled) == labels && labeled.count == labels.count
  }

  /// Whether it may throw an error itself.
  func mayThrow(_ arguments: [SwiftExpression.Argument]) -> Bool {
    !isInitializer
      || arguments.contains { $0.value.isClosure || $0.label.map { Self.throwingLabels.contains($0) } == true }
  }

  /// The labels of initializers that decode values or read files.
  private static let throwingLabels: Set<Name> = ["contentsOf", "contentsOfFile", "from"]

  /// Evaluates all arguments without labels, and may store or change all.
  static let eager = LibraryModel(keeps: true, result: .unknown)

  /// A function that surely evaluates all arguments, and may store or change them.
  static let eagerWithLabels = LibraryModel(others: .once, keeps: true, result: .unknown)

  /// An initializer that surely evaluates all arguments, and may store them.
  static let initializer = LibraryModel(others: .once, keeps: true, result: .unknown, isInitializer: true)

  /// An unknown function. Each argument may be an autoclosure.
  static let unknown = LibraryModel(values: 0, others: .anyNumberOfTimes, keeps: true, result: .unknown)

  /// A macro whose closure ends a process of its own.
  static let exitTest = LibraryModel(values: 0, others: .never)

  /// Returns the same behaviour with another use of closures.
  func using(_ closure: ClosureUse, isSkipped: Bool = false) -> LibraryModel {
    var result = self
    result.closure = closure
    result.isSkipped = isSkipped
    return result
  }
}

/// An operation of the standard library on a list whose elements are known.
enum ListOperation {
  case append, removeAll, reverse, enumerate, map, forEach, filter, compactMap

  /// Returns the result without calling anything.
  ///
  /// - Parameters:
  ///   - values: the elements before the operation.
  ///   - results: the results of the closure for the elements.
  /// - Returns: nil if the result is unknown.
  func result(for values: [AbstractValue], _ results: [AbstractValue]) -> AbstractValue? {
    switch self {
    case .append, .removeAll, .forEach: return .tuple([])
    case .reverse: return .list(values.reversed())
    case .enumerate: return .list(values.enumerated().map { .tuple([.integer($0.offset), $0.element]) })
    case .map: return .list(results)
    case .compactMap:
      let kept = results.filter { $0 != .nothing }
      return kept.allSatisfy(\.isThere) ? .list(kept) : nil
    case .filter:
      guard results.allSatisfy({ if case .boolean = $0 { true } else { false } }) else { return nil }
      return .list(zip(values, results).filter { $0.1 == .boolean(true) }.map { $0.0 })
    }
  }

  /// Returns the list after the operation; nil if the operation does not change the list.
  func changed(_ list: AbstractValue, _ arguments: [AbstractValue]) -> AbstractValue? {
    switch self {
    case .removeAll: return .list([])
    case .append:
      guard case .list(let values) = list else { return .unknown }
      return .list(values + arguments)
    default: return nil
    }
  }
}
