import Source
import SwiftLowering

/// Methods and operators of the standard library on lists whose elements are known.
struct SequenceEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Calls a method of a list that runs its closure in an order of its own, or that returns a part of the list; nil for
  /// other calls.
  func sequenceMethod(
    _ name: Name, _ values: [AbstractValue], standingAt base: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    at range: TextRange
  ) -> AbstractValue? {
    guard values.count <= LoopEvaluator.elementLimit, let method = SequenceMethod(name, arguments) else { return nil }
    switch method {
    case .search(let search, let function): return find(search, values, by: function, at: range)
    case .order(let order, let function): return self.order(order, values, by: function, base, at: range)
    case .reduce(let initial, let function, let isInto):
      return reduce(values, from: initial, by: function, isInto: isInto, at: range)
    case .flatMap(let function): return flatMap(values, by: function, at: range)
    case .part(let part, let count):
      guard case .integer(let count)? = count.map({ evaluate($0) }) ?? .integer(1), 0 <= count else { return nil }
      return .list(part.elements(of: values, count))
    case .joined:
      var result: [AbstractValue] = []
      for value in values {
        guard case .list(let elements) = value else { return nil }
        result += elements
      }
      return .list(result)
    case .removal(let isFirst):
      places.modify(base) { value in
        guard case .list(var values) = value else { return .unknown }
        if !values.isEmpty { values.remove(at: isFirst ? 0 : values.count - 1) }
        return .list(values)
      }
      return (isFirst ? values.first : values.last).map { $0.isThere ? $0 : .unknown } ?? .nothing
    case .random: return values.isEmpty ? .nothing : AbstractValue(oneOf: values)
    }
  }

  /// Runs a function for elements until its result decides the search.
  private func find(
    _ search: SequenceMethod.Search, _ values: [AbstractValue], by function: SwiftExpression,
    at range: TextRange
  ) -> AbstractValue? {
    guard let apply = self.function(function, at: range) else { return nil }
    let elements = search == .last ? values.reversed() : values
    var undecided = elements.count
    var found: [AbstractValue] = []
    var isCertain = true
    for (index, value) in elements.enumerated() where state.path.isReached {
      var result = AbstractValue.unknown
      if isCertain { result = apply(value) } else { maybe { result = apply(value) } }
      let truth = statements.truth(of: result)
      let isFound = search == .all ? truth.negated : truth
      if isFound == .no { continue }
      found.append(value)
      undecided = index
      if isFound == .yes { break }
      isCertain = false
    }
    let isSurelyFound = !found.isEmpty && undecided < elements.count && isCertain
    switch search {
    case .contains: return found.isEmpty ? .boolean(false) : isSurelyFound ? .boolean(true) : .something
    case .all: return found.isEmpty ? .boolean(true) : isSurelyFound ? .boolean(false) : .something
    case .index: return found.isEmpty ? .nothing : .unknown
    case .first, .last:
      guard let first = found.first else { return .nothing }
      if isSurelyFound { return first.isThere ? first : .unknown }
      guard found.allSatisfy(\.isThere), let value = AbstractValue(oneOf: found) else {
        escape(found)
        return .unknown
      }
      return .optional(value)
    }
  }

  /// Sorts a list or finds its least or greatest element. Each element of two or more is compared.
  private func order(
    _ order: SequenceMethod.Order, _ values: [AbstractValue], by function: SwiftExpression,
    _ base: SwiftExpression, at range: TextRange
  ) -> AbstractValue? {
    guard case .callable(let index) = evaluate(function) else { return nil }
    var earlier: [AbstractValue] = []
    for value in values where state.path.isReached {
      defer { earlier.append(value) }
      guard let other = AbstractValue(oneOf: earlier) ?? (earlier.isEmpty ? nil : .unknown) else { continue }
      let compared = order == .maximum ? [other, value] : [value, other]
      _ = closures.invoke(index, with: compared.map { CallableArgument(value: $0) }, at: range)
    }
    let any = AbstractValue.inUnknownOrder(values)
    if any == nil { escape(values) }
    let elements = any ?? values.map { _ in .unknown }
    switch order {
    case .sorted: return .list(elements)
    case .sort:
      places.modify(base) { _ in .list(elements) }
      return .tuple([])
    case .minimum, .maximum: return elements.first ?? .nothing
    }
  }

  private func reduce(
    _ values: [AbstractValue], from initial: SwiftExpression, by function: SwiftExpression,
    isInto: Bool, at range: TextRange
  ) -> AbstractValue? {
    var result = evaluate(initial)
    guard case .callable(let index) = evaluate(function) else { return nil }
    for value in values where state.path.isReached {
      var variables: [Int?] = []
      let arguments = [CallableArgument(value: result, isInOut: isInto), CallableArgument(value: value)]
      let next = closures.invoke(index, with: arguments, at: range, &variables)
      guard isInto else {
        result = next
        continue
      }
      result = variables.first?.map { state.value(of: $0) } ?? .unknown
    }
    return result
  }

  private func flatMap(_ values: [AbstractValue], by function: SwiftExpression, at range: TextRange) -> AbstractValue? {
    guard let apply = self.function(function, at: range) else { return nil }
    var result: [AbstractValue]? = []
    for value in values where state.path.isReached {
      let next = apply(value)
      if case .list(let elements) = next {
        result?.append(contentsOf: elements)
      } else {
        escape(next)
        result = nil
      }
    }
    return result.map { .list($0) } ?? .something
  }

  /// Returns the application of a closure, function or key path to a value; nil if the function is unknown.
  func function(_ expression: SwiftExpression, at range: TextRange) -> ((AbstractValue) -> AbstractValue)? {
    if case .keyPath(let path) = expression.content {
      return { value in members.value(at: path, expression.number, from: value, at: expression.range) }
    }
    guard case .callable(let index) = evaluate(expression) else { return nil }
    return { value in
      closures.invoke(index, with: [CallableArgument(value: value)], at: range)
    }
  }

  // MARK: Operators, functions and loops

  /// Returns the value of operators of the standard library on lists and numbers; nil if it is unknown.
  func library(_ operators: [Name], _ operands: [AbstractValue]) -> AbstractValue? {
    if operators == ["..."] || operators == ["..<"], operands.count == 2, case .integer(let first) = operands[0],
      case .integer(let last) = operands[1]
    {
      let end = operators == ["..."] ? last : last &- 1
      guard first <= end else { return operators == ["..<"] && first == last ? .list([]) : nil }
      let count = end.subtractingReportingOverflow(first)
      guard !count.overflow, count.partialValue < LoopEvaluator.elementLimit else { return nil }
      return .list((first...end).map { .integer($0) })
    }
    if operators.count == 1, operands.count == 2, case .integer(let first) = operands[0],
      case .integer(let second) = operands[1]
    {
      switch operators[0] {
      case "<": return .boolean(first < second)
      case "<=": return .boolean(first <= second)
      case ">": return .boolean(first > second)
      case ">=": return .boolean(first >= second)
      case "+": return .integer(first.addingReportingOverflow(second))
      case "-": return .integer(first.subtractingReportingOverflow(second))
      case "*": return .integer(first.multipliedReportingOverflow(by: second))
      default: return nil
      }
    }
    guard operators.allSatisfy({ $0 == "+" }) else { return nil }
    if operands.count == 2, case .string(let first) = operands[0], case .string(let second) = operands[1] {
      return .string(joining: first, second)
    }
    var result: [AbstractValue] = []
    for operand in operands {
      guard case .list(let values) = operand else { return nil }
      result += values
    }
    return .list(result)
  }

  /// `zip(a, b)` and `Array(a)` of known lists; nil for other calls.
  func sequenceCall(_ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange) -> AbstractValue? {
    if let value = grouping(name, arguments, at: range) ?? repetition(name, arguments) { return value }
    guard name == Self.zipName && arguments.count == 2 || name == Self.array && arguments.count == 1,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }), names.isUndeclared(name), !names.hasRival(name)
    else { return nil }
    let values = arguments.map { elements(of: evaluate($0.value)) }
    guard name == Self.zipName else {
      if case .list = values[0] { return values[0] }
      escape(values[0])
      return .unknown
    }
    guard case .list(let first) = values[0], case .list(let second) = values[1] else {
      escape(values)
      return .unknown
    }
    return .list(Swift.zip(first, second).map { .tuple([$0, $1]) })
  }

  /// `Dictionary(grouping: list) { … }`; nil for other calls.
  private func grouping(_ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange) -> AbstractValue? {
    guard name == Self.dictionary, arguments.count == 2, arguments[0].label == Self.groupingLabel,
      names.isUndeclared(name), !names.hasRival(name)
    else { return nil }
    let list = elements(of: evaluate(arguments[0].value))
    guard case .list(let values) = list, values.count <= LoopEvaluator.elementLimit,
      let apply = function(arguments[1].value, at: range)
    else {
      escape(list)
      escape(evaluate(arguments[1].value))
      return .unknown
    }
    var keys: [AbstractValue] = []
    for value in values where state.path.isReached { keys.append(apply(value)) }
    guard let groups = groups(values, by: keys) else {
      escape(list)
      return .something
    }
    return .dictionary(groups.mapValues { .list($0) })
  }

  /// `Array(repeating: value, count: 3)`; nil for other calls.
  private func repetition(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard name == Self.array, arguments.map(\.label) == ["repeating", "count"], names.isUndeclared(name),
      !names.hasRival(name)
    else { return nil }
    let value = evaluate(arguments[0].value)
    guard case .integer(let count) = evaluate(arguments[1].value), (0...LoopEvaluator.elementLimit).contains(count)
    else {
      escape(value)
      return .something
    }
    return .list(Array(repeating: value, count: count))
  }

  /// Returns the values with each key; nil unless all keys are known texts.
  private func groups(_ values: [AbstractValue], by keys: [AbstractValue]) -> [String: [AbstractValue]]? {
    guard values.count == keys.count else { return nil }
    var result: [String: [AbstractValue]] = [:]
    for (value, key) in zip(values, keys) {
      guard case .string(let text) = key else { return nil }
      result[text, default: []].append(value)
    }
    return result
  }

  /// Returns the elements of a sequence as a list, if they are known.
  func elements(of sequence: AbstractValue) -> AbstractValue {
    switch sequence {
    case .dictionary(let values):
      let pairs = values.sorted { $0.key < $1.key }
      if pairs.count == 1 { return .list([.tuple([.string(pairs[0].key), pairs[0].value])]) }
      guard let elements = AbstractValue.inUnknownOrder(pairs.map(\.value)) else { return sequence }
      return .list(elements.map { .tuple([.something, $0]) })
    case .object(let id): return concurrency.libraryElements(of: id) ?? sequence
    default: return sequence
    }
  }

  private static let zipName: Name = "zip"
  private static let array: Name = "Array"
  private static let dictionary: Name = "Dictionary"
  private static let groupingLabel: Name = "grouping"
}

/// A method of the standard library on lists.
private enum SequenceMethod {
  enum Search {
    case contains, all, first, last, index
  }

  enum Order {
    case sorted, sort, minimum, maximum
  }

  enum Part {
    case dropFirst, dropLast, prefix, suffix

    func elements(of values: [AbstractValue], _ count: Int) -> [AbstractValue] {
      switch self {
      case .dropFirst: Array(values.dropFirst(count))
      case .dropLast: Array(values.dropLast(count))
      case .prefix: Array(values.prefix(count))
      case .suffix: Array(values.suffix(count))
      }
    }
  }

  case search(Search, SwiftExpression)
  case order(Order, SwiftExpression)
  case reduce(SwiftExpression, SwiftExpression, isInto: Bool)
  case flatMap(SwiftExpression)
  case part(Part, SwiftExpression?)
  case joined
  case removal(isFirst: Bool)
  case random

  init?(_ name: Name, _ arguments: [SwiftExpression.Argument]) {
    let last = arguments.last
    switch (name.text, arguments.map { $0.isTrailing ? "" : $0.label?.text ?? "_" }) {
    case ("joined", []): self = .joined
    case ("popLast", []), ("removeLast", []): self = .removal(isFirst: false)
    case ("removeFirst", []): self = .removal(isFirst: true)
    case ("randomElement", []): self = .random
    case ("dropFirst", []): self = .part(.dropFirst, nil)
    case ("dropLast", []): self = .part(.dropLast, nil)
    case ("dropFirst", ["_"]): self = .part(.dropFirst, last?.value)
    case ("dropLast", ["_"]): self = .part(.dropLast, last?.value)
    case ("prefix", ["_"]): self = .part(.prefix, last?.value)
    case ("suffix", ["_"]): self = .part(.suffix, last?.value)
    case (let name, let labels):
      guard let function = last?.value else { return nil }
      self.init(name, labels, arguments[0].value, function)
    }
  }

  private init?(_ name: String, _ labels: [String], _ first: SwiftExpression, _ function: SwiftExpression) {
    let isWhere = labels == [""] || labels == ["where"]
    let isBy = labels == [""] || labels == ["by"]
    switch name {
    case "contains" where isWhere: self = .search(.contains, function)
    case "allSatisfy" where labels == [""] || labels == ["_"]: self = .search(.all, function)
    case "first" where isWhere: self = .search(.first, function)
    case "last" where isWhere: self = .search(.last, function)
    case "firstIndex" where isWhere: self = .search(.index, function)
    case "sorted" where isBy: self = .order(.sorted, function)
    case "sort" where isBy: self = .order(.sort, function)
    case "min" where isBy: self = .order(.minimum, function)
    case "max" where isBy: self = .order(.maximum, function)
    case "reduce" where labels == ["_", ""] || labels == ["_", "_"]: self = .reduce(first, function, isInto: false)
    case "reduce" where labels == ["into", ""] || labels == ["into", "_"]: self = .reduce(first, function, isInto: true)
    case "flatMap" where labels == [""] || labels == ["_"]: self = .flatMap(function)
    default: return nil
    }
  }
}

extension AbstractValue {
  /// The longest text that is computed, in UTF-8 bytes.
  private static let textLimit = 10_000

  /// Two texts as one; some text if it is too long.
  static func string(joining first: String, _ second: String) -> AbstractValue {
    first.utf8.count + second.utf8.count <= textLimit ? .string(first + second) : .something
  }

  /// The result of an operator on integers: an overflow ends the process.
  fileprivate static func integer(_ result: (partialValue: Int, overflow: Bool)) -> AbstractValue? {
    result.overflow ? nil : .integer(result.partialValue)
  }
}
