import ModelIR
import Source
import SwiftSyntax

/// Calls that make mocks, models and inputs, and calls of functions with known results.
extension NameWalk {
  mutating func call(_ node: FunctionCallExprSyntax, _ expected: StaticType) -> StaticType {
    var callee = node.calledExpression
    while let tuple = callee.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      callee = only.expression
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return implicitCall(member.declName.baseName, node, expected) }
      return method(member.declName.baseName, of: type(of: base), node, expected)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return function(reference.baseName, node, expected) }
    return call(type(of: callee), node, expected)
  }

  /// Calls what an expression stands for.
  private mutating func call(
    _ callee: StaticType, _ node: FunctionCallExprSyntax, _ expected: StaticType
  ) -> StaticType {
    switch callee {
    case .type(let type): return make(type, node)
    case .operationType(let model): return make(.operation(model), node)
    case .mockType:
      guard case .mock = expected.expected else { return callUnknown(node, areLabelsUnclear: true) }
      return make(expected.expected, node)
    case .wrapperType:
      guard expected.expected != .unknown else { return callUnknown(node) }
      return make(expected, node)
    case .function(let parameters, let result):
      pass(node, parameters)
      return result
    default: return callUnknown(node)
    }
  }

  /// Looks at what is handed to something that is not known.
  @discardableResult
  private mutating func callUnknown(_ node: FunctionCallExprSyntax, areLabelsUnclear: Bool = false) -> StaticType {
    if areLabelsUnclear {
      for argument in node.arguments { if let label = argument.label { noteUnclear(label) } }
    }
    pass(node)
    return .unknown
  }

  /// Looks at all arguments, those behind the parentheses included.
  ///
  /// - Parameter expected: what is expected of each, as far as there is something.
  /// - Returns: their types.
  @discardableResult
  private mutating func pass(_ node: FunctionCallExprSyntax, _ expected: [StaticType] = []) -> [StaticType] {
    var types: [StaticType] = []
    for argument in node.allArguments {
      types.append(
        type(of: argument.value, expecting: types.count < expected.count ? expected[types.count] : .unknown))
    }
    return types
  }

  /// The same where all is expected to be alike.
  private mutating func passEach(_ node: FunctionCallExprSyntax, _ expected: StaticType) {
    for argument in node.allArguments { _ = type(of: argument.value, expecting: expected) }
  }

  // MARK: Making

  /// A value of a type that initializers make.
  private mutating func make(_ type: StaticType, _ node: FunctionCallExprSyntax) -> StaticType {
    switch type {
    case .mock(let object): makeMock(object, node)
    case .model(let model): makeModel(model, node)
    case .operation, .inputObject: label(node, as: type)
    case .wrappedEnumeration(let name): passEach(node, .enumeration(name))
    case .nullable(let inner): passEach(node, inner)
    case .instance(let path):
      let expected = node.allArguments.map { argument in
        argument.label.map { name($0) }.flatMap {
          parameter($0, ofInitializersOf: path) ?? property($0, of: path, isStatic: false)?.type
        } ?? .unknown
      }
      pass(node, expected)
    default: callUnknown(node)
    }
    return type
  }

  /// Notes labels that stand for members of a type.
  private mutating func label(_ node: FunctionCallExprSyntax, as type: StaticType) {
    var expected: [StaticType] = []
    for argument in node.arguments {
      let found = argument.label.flatMap { member(name($0), of: type) }
      if let label = argument.label, let element = found?.element { note(label, element, .label) }
      expected.append(found?.type ?? .unknown)
    }
    pass(node, expected)
  }

  private mutating func makeMock(_ object: Name, _ node: FunctionCallExprSyntax) {
    let labels = node.arguments.compactMap { $0.label.map { name($0) } }
    // An initializer of the tests' own can have the same labels.
    let own = program.functions(named: WellKnownNames.initializer).contains { id in
      let function = program[id]
      return function.kind == .initializer && tests.extends(id, object)
        && labels.allSatisfy { label in function.parameters.contains { $0.label == label } }
    }
    if own, !labels.isEmpty { callUnknown(node, areLabelsUnclear: true) } else { label(node, as: .mock(object)) }
  }

  /// `X(from: mock)`, or an initializer with the fields.
  private mutating func makeModel(_ model: ModelType, _ node: FunctionCallExprSyntax) {
    if isConversion(node) { convert(to: model, node) } else { label(node, as: .model(model)) }
  }

  private func isConversion(_ node: FunctionCallExprSyntax) -> Bool {
    guard let label = node.arguments.first?.label else { return true }
    return ["from", "data"].contains(label.text)
  }

  /// What a conversion is given: the keys of variables are names, too.
  private mutating func convert(to model: ModelType, _ node: FunctionCallExprSyntax) {
    for argument in node.arguments where argument.label?.text == "withVariables" {
      guard let dictionary = argument.expression.as(DictionaryExprSyntax.self),
        case .elements(let pairs) = dictionary.content
      else { continue }
      for pair in pairs {
        guard let text = pair.key.as(StringLiteralExprSyntax.self), text.segments.count == 1,
          case .stringSegment(let segment)? = text.segments.first,
          let element = code.variableKey(segment.content.text, of: model)
        else { continue }
        note(segment.content, element, .text)
      }
    }
    pass(node)
  }

  private func parameter(_ label: Name, ofInitializersOf path: [Name]) -> StaticType? {
    let found = program.functions(named: WellKnownNames.initializer).filter { program[$0].enclosing == path }
    return parameter(label, of: found)
  }

  /// What the parameters with a label are of all functions that have one.
  private func parameter(_ label: Name?, of functions: [TestFunction.ID]) -> StaticType? {
    let types = Set(
      functions.flatMap { program[$0].parameters.filter { $0.label == label }.map { reference($0.type) } })
    return types.count == 1 ? types.first : nil
  }

  // MARK: Functions and methods

  /// `name(…)`
  private mutating func function(
    _ token: TokenSyntax, _ node: FunctionCallExprSyntax, _ expected: StaticType
  ) -> StaticType {
    let name = name(token)
    if let type = local(name) { return call(type, node, expected) }
    switch name {
    case "XCTUnwrap": return pass(node).first?.unwrapped ?? .unknown
    case "XCTAssertEqual", "XCTAssertNotEqual":
      var first = StaticType.unknown
      for (index, argument) in node.arguments.enumerated() {
        let type = type(of: argument.expression, expecting: index == 1 ? first : .unknown)
        if index == 0 { first = type }
      }
      return .other
    default: break
    }
    let own = functions(named: name)
    if !own.isEmpty { return call(own, on: selfType, node) }
    return call(plain(token), node, expected)
  }

  /// The functions that a bare name can mean: methods of the types around, or functions of none.
  private func functions(named name: Name) -> [TestFunction.ID] {
    let all = program.functions(named: name).filter { program[$0].kind == .function }
    guard !all.isEmpty else { return [] }
    let methods = methods(all, of: selfType)
    if !methods.isEmpty { return methods }
    let enclosing = tests.scope.enclosing
    let around = all.filter { !program[$0].enclosing.isEmpty && enclosing.starts(with: program[$0].enclosing) }
    return around.isEmpty ? all.filter { program[$0].enclosing.isEmpty } : around
  }

  private func methods(_ all: [TestFunction.ID], of type: StaticType) -> [TestFunction.ID] {
    switch type {
    case .mock(let object): return all.filter { tests.extends($0, object) }
    case .model(let model): return all.filter { tests.isMember($0, of: model) }
    case .instance(let path):
      let lineage = tests.lineage(of: path)
      return all.filter { !program[$0].isMethodOfMocks && lineage.contains(program[$0].enclosing) }
    case .type(let type): return methods(all, of: type)
    default: return []
    }
  }

  private mutating func call(
    _ functions: [TestFunction.ID], on receiver: StaticType, _ node: FunctionCallExprSyntax
  ) -> StaticType {
    let count = node.arguments.count
    let fitting = functions.filter { program[$0].parameters.count >= count }
    let candidates = fitting.isEmpty ? functions : fitting
    let expected = node.allArguments.enumerated().map { index, argument -> StaticType in
      if let label = argument.label { return parameter(name(label), of: candidates) ?? .unknown }
      guard candidates.count == 1, let only = candidates.first else { return .unknown }
      let parameters = program[only].parameters
      return index < parameters.count && parameters[index].label == nil ? reference(parameters[index].type) : .unknown
    }
    pass(node, expected)
    return result(of: candidates, on: receiver)
  }

  /// `base.name(…)`
  private mutating func method(
    _ token: TokenSyntax, of base: StaticType, _ node: FunctionCallExprSyntax, _ expected: StaticType
  ) -> StaticType {
    let name = name(token)
    if name == WellKnownNames.initializer { return call(base, node, expected) }
    let own = methods(program.functions(named: name).filter { program[$0].kind == .function }, of: base.unwrapped)
    if !own.isEmpty {
      var receiver = base.unwrapped
      if case .type(let type) = receiver { receiver = type }
      return call(own, on: receiver, node)
    }
    switch (base, name) {
    case (.type(.model(let model)), WellKnownNames.from):
      convert(to: model, node)
      return .model(model)
    case (.objectType(let object), WellKnownNames.mockFunction) where code.hasMockFunctions:
      label(node, as: .mock(object))
      return .mock(object)
    case (.type(let type), WellKnownNames.placeholder) where type.hasPlaceholders:
      label(node, as: type)
      return type
    case (.type(.wrappedEnumeration(let enumeration)), "case"):
      passEach(node, .enumeration(enumeration))
      return .wrappedEnumeration(enumeration)
    case (.list(let element), _): return listMethod(name, element, node)
    case (.optional(let inner), "map"), (.optional(let inner), "flatMap"):
      let type = pass(node, [.function([inner], result: .unknown)]).first
      guard case .function(_, let result)? = type else { return .unknown }
      return result.asOptional
    default:
      let callee = member(token, of: base)
      return call(callee, node, expected)
    }
  }

  /// `.name(…)`
  private mutating func implicitCall(
    _ token: TokenSyntax, _ node: FunctionCallExprSyntax, _ expected: StaticType
  ) -> StaticType {
    let name = name(token)
    let type = expected.expected
    if type == .unknown {
      let makesGenerated = [WellKnownNames.initializer, WellKnownNames.mockFunction, WellKnownNames.placeholder]
        .contains(name)
      return callUnknown(node, areLabelsUnclear: makesGenerated)
    }
    switch (type, name) {
    case (_, WellKnownNames.initializer): return make(type, node)
    case (_, "some"):
      passEach(node, type)
      return expected
    case (.wrappedEnumeration(let enumeration), "case"):
      passEach(node, .enumeration(enumeration))
      return type
    case (.model(let model), WellKnownNames.from):
      convert(to: model, node)
      return type
    default: return method(token, of: .type(type), node, expected)
    }
  }

  // MARK: The standard library

  private mutating func listMethod(
    _ name: Name, _ element: StaticType, _ node: FunctionCallExprSyntax
  ) -> StaticType {
    switch name.text {
    case "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy", "drop",
      "prefix",
      "max", "min", "sorted", "firstIndex", "partition", "removeAll":
      let pairs = ["max", "min", "sorted"].contains(name.text)
      let parameters = pairs ? [element, element] : [element]
      let type = pass(node, node.allArguments.map { _ in .function(parameters, result: .unknown) }).last
      var result = StaticType.unknown
      if case .function(_, let returned)? = type { result = returned }
      switch name.text {
      case "map": return .list(result)
      case "compactMap": return .list(result.unwrapped)
      case "flatMap": return result
      case "filter", "drop", "prefix", "sorted": return .list(element)
      case "first", "last", "max", "min": return element.asOptional
      default: return .other
      }
    case "append", "insert":
      pass(node, node.allArguments.map { $0.label?.text == "contentsOf" ? .list(element) : element })
      return .other
    case "reversed", "dropFirst", "dropLast", "suffix", "shuffled":
      pass(node)
      return .list(element)
    case "randomElement", "popLast":
      return element.asOptional
    case "removeFirst", "removeLast", "remove":
      pass(node)
      return element
    case "enumerated":
      return .list(.tuple([.other, element], labels: ["offset", "element"]))
    default: return callUnknown(node)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Those behind the parentheses included.
  fileprivate var allArguments: [(label: TokenSyntax?, value: ExprSyntax)] {
    var result: [(label: TokenSyntax?, value: ExprSyntax)] = arguments.map { ($0.label, $0.expression) }
    if let closure = trailingClosure { result.append((nil, ExprSyntax(closure))) }
    return result + additionalTrailingClosures.map { ($0.label, ExprSyntax($0.closure)) }
  }
}
