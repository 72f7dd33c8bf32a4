import JSONSyntax
import Source
import SwiftLowering

/// Calls of functions of libraries, by their rows in `LibraryModels`.
struct LibraryEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Evaluates `#expect(…)` and the like.
  func macro(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    if arguments.contains(where: { $0.label == LibraryModels.exitLabel }) { return apply(.exitTest, arguments) }
    guard arguments.contains(where: { $0.label == LibraryModels.errorLabel }) else {
      return macroCall(name, arguments)
    }
    return inside(.handler) { macroCall(name, arguments) }
  }

  private func macroCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    // With closures or labels, macros do more than look at a value.
    guard let row = LibraryModels.row(name, of: .macro), let first = arguments.first, first.label == nil,
      !arguments.contains(where: \.isTrailing)
    else { return unknownCalls.unknownCall(.other, arguments) }
    return apply(row, arguments)
  }

  /// Calls a function of a library; nil if it has no row.
  func libraryCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let row = LibraryModels.row(name), !names.hasRival(name) else { return nil }
    let isValue = row.result == .text || row.result == .null
    let value = apply(isValue ? .initializer : row, arguments)
    if row.isXCTest, program.assertionsMayEndTests(inFile: frame.file) { mayThrow() }
    return value
  }

  /// Calls a static function of a library; nil if it has no row.
  func libraryCall(_ name: Name, of path: [Name], _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let owner = path.last, let row = LibraryModels.row(name, of: .type(owner)),
      !names.hasRival(name, in: owner)
    else { return nil }
    guard row.result == .json else { return apply(row, arguments) }
    guard let label = arguments.first?.label, row.labels.contains(label) else { return apply(.eager, arguments) }
    return parsedJSON(arguments)
  }

  /// Evaluates the arguments of a function as its row says.
  private func apply(_ row: LibraryModel, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    guard row.catchesErrors else {
      let first = evaluateArguments(arguments, of: row)
      if let assertion = row.assertion { expectations.noteExpectations(assertion, arguments) }
      if row.keeps, row.mayThrow(arguments) { mayThrowIfTried() }
      return finish(row, first)
    }
    let caught = inside(.handler) { evaluateArguments(arguments, of: row) }
    if row.keeps { mayThrowIfTried() }
    return finish(row, caught)
  }

  /// - Returns: the value of the first argument that is surely evaluated.
  private func evaluateArguments(_ arguments: [SwiftExpression.Argument], of row: LibraryModel) -> AbstractValue? {
    var first: AbstractValue?
    var index = 0
    for argument in arguments {
      let evaluation = row.evaluation(of: argument, at: index)
      let isCaught = row.catchesErrors && evaluation == .once
      let value = unknownCalls.evaluate(
        isCaught ? SwiftExpression(.attempt(.optional, argument.value), argument.value.range) : argument.value,
        evaluation)
      if evaluation == .once { first = first ?? value }
      if row.keeps { escape(value) } else { escapeToMembers([value]) }
      if argument.label == nil { index += 1 }
    }
    return first
  }

  private func finish(_ row: LibraryModel, _ first: AbstractValue?) -> AbstractValue {
    let first = first ?? .unknown
    switch row.ending {
    case .returns: return row.result == .something ? .something : .unknown
    case .throwsIfAbsent:
      requireValue(first)
      return first.wrapped
    case .throwsIf(let isThrown):
      if case .boolean(let value) = first, !context.isExploring {
        if value == isThrown { fail() }
      } else {
        mayThrow()
      }
      return .tuple([])
    case .never:
      if context.isExploring { mayThrow() } else { end() }
      return .unknown
    }
  }

  /// Ends the test if a value is nil or false.
  private func requireValue(_ value: AbstractValue) {
    switch value {
    case _ where context.isExploring: mayThrow()
    case .nothing, .boolean(false): fail()
    case .unknown, .optional, .something: mayThrow()
    default: break
    }
  }

  // MARK: Closures

  /// Calls a function that runs its trailing closure once; nil for other calls.
  func callOnce(
    _ name: Name, _ base: SwiftExpression?, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard let last = arguments.last, last.isTrailing, case .closure = last.value.content else { return nil }
    var receiver = LibraryModels.Receiver.none
    if let base {
      guard let owner = names.path(base)?.last else { return nil }
      receiver = .type(owner)
    }
    guard LibraryModels.row(name, of: receiver)?.closure == .runsOnce else { return nil }
    for argument in arguments.dropLast() { escape(evaluate(argument.value), at: argument.value.range) }
    guard case .callable(let index) = evaluate(last.value) else { return nil }
    return closures.invoke(index, with: closures.unknownArguments(of: index), at: range)
  }

  /// Calls a method of a list whose elements are known; nil if it has no row for these arguments.
  func listMethod(
    _ name: Name, _ values: [AbstractValue], standingAt base: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    at range: TextRange
  ) -> AbstractValue? {
    guard values.count <= LoopEvaluator.elementLimit, let row = LibraryModels.row(name, of: .list),
      case .list(let operation) = row.result, row.fits(arguments)
    else { return nil }
    guard row.closure == .runsForElements else {
      let given = arguments.map { evaluate($0.value) }
      if operation.changed(.list(values), given) != nil {
        places.modify(base) { operation.changed($0, given) ?? .unknown }
      }
      return operation.result(for: values, [])
    }
    var results: [AbstractValue] = []
    guard let apply = sequences.function(arguments[0].value, at: range) else { return nil }
    for value in values where state.path.isReached { results.append(apply(value)) }
    if let result = operation.result(for: values, results) { return result }
    if operation == .filter { escape(.list(values)) }
    return .something
  }

  /// `describe`, `it`, `beforeEach` and the like; nil for other functions, and outside of specifications.
  func specification(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard evaluation.spec.isRunning, let last = arguments.last, case .closure = last.value.content,
      let row = LibraryModels.row(name, of: .specification)
    else { return nil }
    for argument in arguments.dropLast() { escape(evaluate(argument.value)) }
    guard case .callable(let closure) = evaluate(last.value) else { return nil }
    switch row.closure {
    case .group:
      let outer = evaluation.spec.beginGroup(isSkipped: row.isSkipped)
      _ = closures.invoke(closure, [AbstractValue](), at: last.value.range)
      evaluation.spec.endGroup(outer)
    case .example: evaluation.spec.addExample(closure, isSkipped: row.isSkipped || context.isBranch)
    case .hook(let hook): evaluation.spec.add(closure, to: hook)
    case .kept, .runsOnce, .runsForElements: break
    }
    return .something
  }

  /// Evaluates `expect(value).to(matcher)` of Nimble; nil for other calls.
  func expectation(_ word: Name, of base: SwiftExpression, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard LibraryModels.row(word, of: .expectation) != nil, case .call(let callee, let values) = base.content,
      case .name(LibraryModels.expectation) = callee.content, values.count == 1, !values[0].isTrailing,
      names.isUndeclared(LibraryModels.expectation), let matcher = arguments.first,
      case .call(let made, let expected) = matcher.value.content, case .name(let name) = made.content,
      LibraryModels.isMatcher(name)
    else { return nil }
    escape(evaluate(values[0].value))
    for argument in arguments { _ = evaluate(argument.value) }
    if word == LibraryModels.positiveExpectation { expectations.noteExpectation(of: values[0].value, name, expected) }
    mayThrowIfTried()
    return .something
  }

  // MARK: Texts

  /// `Data(text.utf8)`, `NSNull()`: the parts of JSON; nil for other calls.
  func jsonCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let row = LibraryModels.row(name), row.fits(arguments) else { return nil }
    switch row.result {
    case .null: return .nothing
    case .text:
      let value = evaluate(arguments[0].value)
      if case .string = value { return value }
      escape(value)
      return .something
    default: return nil
    }
  }

  /// `JSONSerialization.jsonObject(with: data)`
  private func parsedJSON(_ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    let value = evaluate(arguments[0].value)
    for argument in arguments.dropFirst() { _ = evaluate(argument.value) }
    guard case .string(let text) = value else {
      escape(value)
      mayThrow()
      return .unknown
    }
    let document = JSONDocument(SourceFile(path: "", text: text), code: .unsetRequiredField)
    guard let root = document.root, document.diagnostics.isEmpty else {
      mayThrow()
      return .unknown
    }
    return AbstractValue(root)
  }

  /// Makes a response; nil for other calls.
  func response(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard Self.responseTypes.contains(name), arguments.first?.label == Self.data,
      arguments.allSatisfy({ $0.label != nil }), names.isUndeclared(name), !names.hasRival(name)
    else { return nil }
    var fields: [Name: AbstractValue] = [:]
    for argument in arguments {
      let value = evaluate(argument.value)
      if let label = argument.label { fields[label] = value }
    }
    return .record(Record(type: [Self.responseType], fields: fields))
  }

  /// Returns the value of a property of a response; nil for other values.
  func responseMember(_ name: Name, of value: AbstractValue) -> AbstractValue? {
    guard case .record(let record) = value, record.type == [Self.responseType] else { return nil }
    return record.fields[name]
  }

  private static let responseTypes: Set<Name> = ["GraphQLResult", "GraphQLResponse"]
  private static let data: Name = "data"
  // No type of a program has this name.
  private static let responseType: Name = "%GraphQLResponse"
}
