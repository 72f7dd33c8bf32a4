import JSONSyntax
import Source
import SwiftLowering

/// Calls of functions of libraries, by their rows in `LibraryModels`.
extension Evaluator {
  /// Evaluates `#expect(…)` and the like.
  mutating func macro(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    if arguments.contains(where: { $0.label == LibraryModels.exitLabel }) { return apply(.exitTest, arguments) }
    guard arguments.contains(where: { $0.label == LibraryModels.errorLabel }) else {
      return macroCall(name, arguments)
    }
    return inside(.handler) { $0.macroCall(name, arguments) }
  }

  private mutating func macroCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    // With closures or labels, macros do more than look at a value.
    guard let row = LibraryModels.row(name, of: .macro), let first = arguments.first, first.label == nil,
      !arguments.contains(where: \.isTrailing)
    else { return unknownCall(.other, arguments) }
    return apply(row, arguments)
  }

  /// Calls a function of a library; nil if it has no row.
  mutating func libraryCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let row = LibraryModels.row(name), !names.hasRival(name) else { return nil }
    let isValue = row.result == .text || row.result == .null
    let value = apply(isValue ? .initializer : row, arguments)
    if row.isXCTest, program.assertionsMayEndTests(inFile: frame.file) { mayThrow() }
    return value
  }

  /// Calls a static function of a library; nil if it has no row.
  mutating func libraryCall(_ name: Name, of path: [Name], _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let owner = path.last, let row = LibraryModels.row(name, of: .type(owner)),
      !names.hasRival(name, in: owner)
    else { return nil }
    guard row.result == .json else { return apply(row, arguments) }
    guard let label = arguments.first?.label, row.labels.contains(label) else { return apply(.eager, arguments) }
    return parsedJSON(arguments)
  }

  /// Evaluates the arguments of a function as its row says.
  private mutating func apply(_ row: LibraryModel, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    guard row.catchesErrors else {
      let first = evaluateArguments(arguments, of: row)
      if let assertion = row.assertion { noteExpectations(assertion, arguments) }
      if row.keeps, row.mayThrow(arguments) { mayThrowIfTried() }
      return finish(row, first)
    }
    let caught = inside(.handler) { $0.evaluateArguments(arguments, of: row) }
    if row.keeps { mayThrowIfTried() }
    return finish(row, caught)
  }

  /// - Returns: the value of the first argument that is surely evaluated.
  private mutating func evaluateArguments(
    _ arguments: [SwiftExpression.Argument], of row: LibraryModel
  ) -> AbstractValue? {
    var first: AbstractValue?
    var index = 0
    for argument in arguments {
      let evaluation = row.evaluation(of: argument, at: index)
      let isCaught = row.catchesErrors && evaluation == .once
      let value = evaluate(
        isCaught ? SwiftExpression(.attempt(.optional, argument.value), argument.value.range) : argument.value,
        evaluation)
      if evaluation == .once { first = first ?? value }
      if row.keeps { escape(value) }
      if argument.label == nil { index += 1 }
    }
    return first
  }

  private mutating func finish(_ row: LibraryModel, _ first: AbstractValue?) -> AbstractValue {
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
  private mutating func requireValue(_ value: AbstractValue) {
    switch value {
    case _ where context.isExploring: mayThrow()
    case .nothing, .boolean(false): fail()
    case .unknown, .optional, .something: mayThrow()
    default: break
    }
  }

  // MARK: Closures

  /// Calls a function that runs its trailing closure once; nil for other calls.
  mutating func callOnce(
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
    return invoke(index, with: unknownArguments(of: index), at: range)
  }

  /// Calls a method of a list whose elements are known; nil if it has no row for these arguments.
  mutating func listMethod(
    _ name: Name, _ values: [AbstractValue], standingAt base: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    at range: TextRange
  ) -> AbstractValue? {
    guard values.count <= Self.elementLimit, let row = LibraryModels.row(name, of: .list),
      case .list(let operation) = row.result, row.fits(arguments)
    else { return nil }
    guard row.closure == .runsForElements else {
      let given = arguments.map { evaluate($0.value) }
      if operation.changed(.list(values), given) != nil {
        modify(base) { operation.changed($0, given) ?? .unknown }
      }
      return operation.result(for: values, [])
    }
    var results: [AbstractValue] = []
    guard let apply = function(arguments[0].value, at: range) else { return nil }
    for value in values where state.path.isReached { results.append(apply(&self, value)) }
    if let result = operation.result(for: values, results) { return result }
    if operation == .filter { escape(.list(values)) }
    return .something
  }

  /// `describe`, `it`, `beforeEach` and the like; nil for other functions, and outside of specifications.
  mutating func specification(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard spec.isRunning, let last = arguments.last, case .closure = last.value.content,
      let row = LibraryModels.row(name, of: .specification)
    else { return nil }
    for argument in arguments.dropLast() { escape(evaluate(argument.value)) }
    guard case .callable(let closure) = evaluate(last.value) else { return nil }
    switch row.closure {
    case .group:
      let outer = spec.beginGroup(isSkipped: row.isSkipped)
      _ = invoke(closure, [AbstractValue](), at: last.value.range)
      spec.endGroup(outer)
    case .example: spec.addExample(closure, isSkipped: row.isSkipped || context.isBranch)
    case .hook(let hook): spec.add(closure, to: hook)
    case .kept, .runsOnce, .runsForElements: break
    }
    return .something
  }

  /// Evaluates `expect(value).to(matcher)` of Nimble; nil for other calls.
  mutating func expectation(
    _ word: Name, of base: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue? {
    guard LibraryModels.row(word, of: .expectation) != nil, case .call(let callee, let values) = base.content,
      case .name(LibraryModels.expectation) = callee.content, values.count == 1, !values[0].isTrailing,
      names.isUndeclared(LibraryModels.expectation), let matcher = arguments.first,
      case .call(let made, let expected) = matcher.value.content, case .name(let name) = made.content,
      LibraryModels.isMatcher(name)
    else { return nil }
    escape(evaluate(values[0].value))
    for argument in arguments { _ = evaluate(argument.value) }
    if word == LibraryModels.positiveExpectation { noteExpectation(of: values[0].value, name, expected) }
    mayThrowIfTried()
    return .something
  }

  // MARK: Texts

  /// `Data(text.utf8)`, `NSNull()`: the parts of JSON; nil for other calls.
  mutating func jsonCall(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
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
  private mutating func parsedJSON(_ arguments: [SwiftExpression.Argument]) -> AbstractValue {
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
}

/// Functions that have no row: each argument may be an autoclosure.
extension Evaluator {
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
  mutating func unknownCall(
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
      if let owner = owner(of: receiver) { return names.mayThrow(name, of: owner) }
      // Methods of the standard library throw only what their closures throw.
      let isOfLibrary = receiver.isScalar || receiver.isOfLibrary
      return !isOfLibrary || !LibraryModels.leavesReceiver(name) || arguments.contains(where: \.value.canBeFunction)
    case .other, .eager: return true
    }
  }

  /// Hands arguments to unknown code that may be a method of `self`.
  mutating func unclearCall(_ callee: Callee, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
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
  mutating func evaluate(_ expression: SwiftExpression, _ evaluation: LibraryModel.Evaluation) -> AbstractValue {
    switch evaluation {
    case .never: return .unknown
    case .once: return evaluate(expression)
    case .atMostOnce:
      guard !expression.isPlain else { return evaluate(expression) }
      let before = state.path
      let value = inside(.optionalArgument) { $0.evaluate(expression) }
      merge(before)
      return value
    case .anyNumberOfTimes:
      var value = AbstractValue.unknown
      let changes = watching { value = $0.evaluate(expression, .atMostOnce) }
      guard !changes.isEmpty else { return value }
      forget(changes)
      share(expression.mentions, frame.names)
      return value
    }
  }

  /// Evaluates the arguments of a subscript.
  mutating func indices(_ arguments: [SwiftExpression.Argument], of base: AbstractValue) -> [AbstractValue] {
    arguments.map { argument in
      evaluate(argument.value, evaluatesIndex(argument.label, of: base) ? .once : .anyNumberOfTimes)
    }
  }

  private func evaluatesIndex(_ label: Name?, of base: AbstractValue) -> Bool {
    if label == nil, base.isOfLibrary { return true }
    if let label, !LibraryModels.eagerIndexLabels.contains(label) { return false }
    return !names.takesAutoclosure(SwiftFunction.subscriptName)
  }
}
