import ModelIR
import Source
import SwiftLowering

/// Calls that make mocks, models and inputs, and calls of functions with known results.
extension NameTyping {
  typealias Arguments = [SwiftExpression.Argument]

  mutating func call(_ callee: SwiftExpression, _ arguments: Arguments, _ expected: StaticType) -> StaticType {
    switch callee.content {
    case .parenthesized(let inner), .labeled(let inner, _): return call(inner, arguments, expected)
    case .member(let base, let name):
      return method(name, at: place(of: name, in: callee), of: owner(base), arguments, expected)
    case .implicitMember(let name):
      return implicitCall(name, at: place(of: name, in: callee), arguments, expected)
    case .name(let name): return function(name, at: place(of: name, in: callee), arguments, expected)
    default: return call(type(of: callee), arguments, expected)
    }
  }

  /// Calls a value or type.
  private mutating func call(_ callee: StaticType, _ arguments: Arguments, _ expected: StaticType) -> StaticType {
    switch callee {
    case .type(let type): return make(type, arguments)
    case .operationType(let model): return make(.operation(model), arguments)
    case .mockType:
      guard case .mock = expected.expected else { return callUnknown(arguments, areLabelsUnclear: true) }
      return make(expected.expected, arguments)
    case .wrapperType:
      guard expected.expected != .unknown else { return callUnknown(arguments) }
      return make(expected, arguments)
    case .function(let parameters, let result):
      pass(arguments, parameters)
      return result
    default: return callUnknown(arguments)
    }
  }

  /// Types the arguments of an unknown function.
  @discardableResult
  private mutating func callUnknown(_ arguments: Arguments, areLabelsUnclear: Bool = false) -> StaticType {
    if areLabelsUnclear {
      for argument in arguments where !argument.isTrailing {
        if let label = argument.label { noteUnclear(place(ofLabel: label, in: argument)) }
      }
    }
    pass(arguments)
    return .unknown
  }

  /// Types all arguments.
  ///
  /// - Parameter expected: the expected types of the first ones.
  @discardableResult
  private mutating func pass(_ arguments: Arguments, _ expected: [StaticType] = []) -> [StaticType] {
    arguments.enumerated().map { index, argument in
      type(of: argument.value, expecting: index < expected.count ? expected[index] : .unknown)
    }
  }

  /// Types all arguments, which have the same expected type.
  private mutating func passEach(_ arguments: Arguments, _ expected: StaticType) {
    for argument in arguments { _ = type(of: argument.value, expecting: expected) }
  }

  // MARK: Making

  /// Makes a value of a type by an initializer.
  private mutating func make(_ type: StaticType, _ arguments: Arguments) -> StaticType {
    switch type {
    case .mock(let object):
      let labels = arguments.filter { !$0.isTrailing }.compactMap(\.label)
      if lookup.hasMockInitializer(of: object, labels: labels) {
        callUnknown(arguments, areLabelsUnclear: true)
      } else {
        label(arguments, as: type)
      }
    case .model(let model):
      if isConversion(arguments) { convert(to: model, arguments) } else { label(arguments, as: type) }
    case .operation, .inputObject: label(arguments, as: type)
    case .wrappedEnumeration(let name): passEach(arguments, .enumeration(name))
    case .nullable(let inner): passEach(arguments, inner)
    case .instance(let path):
      let expected = arguments.map { argument in
        argument.label.flatMap {
          lookup.parameter($0, ofInitializersOf: path) ?? lookup.property($0, of: path, isStatic: false)?.type
        } ?? .unknown
      }
      pass(arguments, expected)
    default: callUnknown(arguments)
    }
    return type
  }

  /// Notes labels that stand for members of a type.
  private mutating func label(_ arguments: Arguments, as type: StaticType) {
    var expected: [StaticType] = []
    for argument in arguments where !argument.isTrailing {
      let found = argument.label.flatMap { lookup.member($0, of: type) }
      if let label = argument.label, let element = found?.element {
        note(place(ofLabel: label, in: argument), element, .label)
      }
      expected.append(found?.type ?? .unknown)
    }
    pass(arguments, expected)
  }

  /// Whether a call is `X(from: mock)`, and not an initializer with the fields of a model.
  private func isConversion(_ arguments: Arguments) -> Bool {
    guard let first = arguments.first, !first.isTrailing, let label = first.label else { return true }
    return label == WellKnownNames.from || WellKnownNames.jsonLabels.contains(label)
  }

  /// Types the arguments of a conversion. The keys of variables are names.
  private mutating func convert(to model: ModelType, _ arguments: Arguments) {
    for argument in arguments where argument.label == Self.withVariables {
      guard case .dictionary(let pairs) = argument.value.content else { continue }
      for pair in pairs {
        guard case .literal(.string(let text)) = pair.key.content,
          let element = lookup.code.variableKey(text, of: model),
          let place = Self.place(of: text, in: pair.key.range)
        else { continue }
        note(place, element, .text)
      }
    }
    pass(arguments)
  }

  /// Returns the place of the text in a literal of one line without escapes: `"id"` or `#"id"#`.
  private static func place(of text: String, in literal: TextRange) -> TextRange? {
    let rest = literal.count - text.utf8.count
    guard rest == 2 || rest == 4 else { return nil }
    return TextRange(literal.lower + UInt32(rest / 2), literal.upper - UInt32(rest / 2))
  }

  // MARK: Functions and methods

  /// `name(…)`
  private mutating func function(
    _ name: Name, at place: TextRange, _ arguments: Arguments, _ expected: StaticType
  ) -> StaticType {
    if let type = local(name) { return call(type, arguments, expected) }
    switch name {
    case "XCTUnwrap": return pass(arguments).first?.unwrapped ?? .unknown
    case "XCTAssertEqual", "XCTAssertNotEqual":
      var first = StaticType.unknown
      for (index, argument) in arguments.enumerated() {
        let type = type(of: argument.value, expecting: index == 1 ? first : .unknown)
        if index == 0 { first = type }
      }
      return .other
    default: break
    }
    let own = lookup.functions(named: name)
    if !own.isEmpty { return call(own, on: lookup.selfType, arguments) }
    return call(plain(name, at: place), arguments, expected)
  }

  private mutating func call(
    _ functions: [SwiftFunction.ID], on receiver: StaticType, _ arguments: Arguments
  ) -> StaticType {
    let program = lookup.program
    let count = arguments.count { !$0.isTrailing }
    let fitting = functions.filter { program[$0].parameters.count >= count }
    let candidates = fitting.isEmpty ? functions : fitting
    let expected = arguments.enumerated().map { index, argument -> StaticType in
      if let label = argument.label { return lookup.parameter(label, of: candidates) ?? .unknown }
      guard candidates.count == 1, let only = candidates.first else { return .unknown }
      let parameters = program[only].parameters
      guard index < parameters.count, parameters[index].label == nil else { return .unknown }
      return lookup.reference(parameters[index].type)
    }
    pass(arguments, expected)
    return lookup.result(of: candidates, on: receiver)
  }

  /// `base.name(…)`
  private mutating func method(
    _ name: Name, at place: TextRange, of base: StaticType, _ arguments: Arguments, _ expected: StaticType
  ) -> StaticType {
    if name == WellKnownNames.initializer { return call(base, arguments, expected) }
    let own = lookup.methods(named: name, of: base.unwrapped)
    if !own.isEmpty {
      var receiver = base.unwrapped
      if case .type(let type) = receiver { receiver = type }
      return call(own, on: receiver, arguments)
    }
    switch (base, name) {
    case (.type(.model(let model)), WellKnownNames.from):
      convert(to: model, arguments)
      return .model(model)
    case (.objectType(let object), WellKnownNames.mockFunction) where lookup.code.hasMockFunctions:
      label(arguments, as: .mock(object))
      return .mock(object)
    case (.type(let type), WellKnownNames.placeholder) where type.hasPlaceholders:
      label(arguments, as: type)
      return type
    case (.type(.wrappedEnumeration(let enumeration)), "case"):
      passEach(arguments, .enumeration(enumeration))
      return .wrappedEnumeration(enumeration)
    case (.list(let element), _): return listMethod(name, element, arguments)
    case (.optional(let inner), "map"), (.optional(let inner), "flatMap"):
      let type = pass(arguments, [.function([inner], result: .unknown)]).first
      guard case .function(_, let result)? = type else { return .unknown }
      return result.asOptional
    default: return call(member(name, at: place, of: base), arguments, expected)
    }
  }

  /// `.name(…)`
  private mutating func implicitCall(
    _ name: Name, at place: TextRange, _ arguments: Arguments, _ expected: StaticType
  ) -> StaticType {
    let type = expected.expected
    if type == .unknown {
      let makesGenerated = [WellKnownNames.initializer, WellKnownNames.mockFunction, WellKnownNames.placeholder]
        .contains(name)
      return callUnknown(arguments, areLabelsUnclear: makesGenerated)
    }
    switch (type, name) {
    case (_, WellKnownNames.initializer): return make(type, arguments)
    case (_, "some"):
      passEach(arguments, type)
      return expected
    case (.wrappedEnumeration(let enumeration), "case"):
      passEach(arguments, .enumeration(enumeration))
      return type
    case (.model(let model), WellKnownNames.from):
      convert(to: model, arguments)
      return type
    default: return method(name, at: place, of: .type(type), arguments, expected)
    }
  }

  // MARK: The standard library

  private mutating func listMethod(_ name: Name, _ element: StaticType, _ arguments: Arguments) -> StaticType {
    switch name.text {
    case "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy", "drop",
      "prefix", "max", "min", "sorted", "firstIndex", "partition", "removeAll":
      let pairs = ["max", "min", "sorted"].contains(name.text)
      let parameters = pairs ? [element, element] : [element]
      let type = pass(arguments, arguments.map { _ in .function(parameters, result: .unknown) }).last
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
      pass(arguments, arguments.map { $0.label == Self.contentsOf ? .list(element) : element })
      return .other
    case "reversed", "dropFirst", "dropLast", "suffix", "shuffled":
      pass(arguments)
      return .list(element)
    case "randomElement", "popLast":
      return element.asOptional
    case "removeFirst", "removeLast", "remove":
      pass(arguments)
      return element
    case "enumerated":
      return .list(.tuple([.other, element], labels: ["offset", "element"]))
    default: return callUnknown(arguments)
    }
  }

  private static let withVariables: Name = "withVariables"
  private static let contentsOf: Name = "contentsOf"
}
