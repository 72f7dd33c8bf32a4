import SwiftCode

/// The shape of a mocked parameter: its types, and how the body records it.
struct ParameterShape {
  let fact: ParameterFact
  /// The name in the body.
  let name: String
  /// The type in the declaration.
  var declared: SwiftType
  /// The type of the recorded argument; nil if it can't be stored.
  var recorded: SwiftType?
  /// The type in the test's function; nil if it can't be passed.
  var handled: SwiftType?
  /// The value that is recorded and passed to the test's function.
  var value: Expression
  /// Whether the body must first collect a pack into a list.
  var isPack = false
  /// Whether the body must copy the value to a variable of another type and back.
  var isErasedInOut = false

  private let standard: StandardNames

  init(
    _ fact: ParameterFact, name: String, erased: Set<String>, packs: Set<String>, isRethrown: Bool,
    standard: StandardNames
  ) {
    let fact = isRethrown ? fact.throwingAnything : fact
    // Only the call knows the type of `some P`, as with generic parameters.
    let erased = fact.traits.contains(.opaque) ? erased.union(["some"]) : erased
    self.fact = fact
    self.name = name
    self.standard = standard
    declared = .verbatim(Self.declaration(of: fact, isRethrown: isRethrown))
    value = .name(name)
    let mentions = fact.type.mentions(erased)
    if fact.traits.contains(.pack) {
      (recorded, handled) = (.array(.named("Any")), .array(.named("Any")))
      value = .name(Self.listName(name))
      isPack = true
    } else if let function = fact.function, fact.traits.contains(.function), !fact.traits.contains(.inOut) {
      take(function, erased: erased, packs: packs)
    } else if fact.traits.contains(.opaque) || mentions {
      (recorded, handled) = (.named("Any"), .named("Any"))
      let escaped = Expression.name(name.escapedAsSwiftName)
      value = .cast(escaped, fact.traits.contains(.variadic) ? .array(.named("Any")) : .named("Any"))
      if fact.traits.contains(.inOut) { take(inOut: .named("Any"), isErased: true) }
    } else if fact.traits.contains(.inOut) {
      take(inOut: .verbatim(fact.type), isErased: false)
    } else {
      (recorded, handled) = (.verbatim(fact.type), .verbatim(fact.type))
    }
    if fact.traits.contains(.variadic) {
      let element = recorded ?? .named("Any")
      (recorded, handled) = (.array(element.inParentheses), .array(element.inParentheses))
    }
  }

  private mutating func take(inOut type: SwiftType, isErased: Bool) {
    recorded = type
    handled = .verbatim("inout " + type.text)
    isErasedInOut = isErased
    value = .name(isErased ? Self.listName(name) : name)
  }

  private mutating func take(_ function: FunctionFact, erased: Set<String>, packs: Set<String>) {
    let isEscaping = !fact.isNonescapingFunction
    guard fact.type.mentions(erased) || function.throwing.mentions(erased) else {
      recorded = isEscaping ? .verbatim(fact.type) : nil
      handled = .verbatim(isEscaping && !fact.traits.contains(.variadic) ? "@escaping " + fact.type : fact.type)
      return
    }
    let hasErasedInOut = function.parameters.contains { $0.hasPrefix("inout ") && $0.mentions(erased) }
    guard !fact.type.mentions(packs), !fact.traits.contains(.variadic), !hasErasedInOut else {
      (recorded, handled) = (nil, nil)
      return
    }
    let parameters = function.parameters.map { $0.mentions(erased) ? "Any" : $0 }
    let result = function.result.mentions(erased) ? "Any" : function.result
    let throwing =
      function.throwing.isEmpty ? "" : function.throwing.mentions(erased) ? "throws " : function.throwing + " "
    let type =
      (function.attributes + ["(\(parameters.joined(separator: ", ")))"]).joined(separator: " ")
      + (function.isAsync ? " async " : " ") + throwing + "-> " + result
    recorded = isEscaping ? .verbatim(type) : nil
    handled = .verbatim(isEscaping ? "@escaping " + type : type)
    value = wrapper(around: name, function, erased: erased)
  }

  /// `{ a, b in try await f(member._cast(a), b) }`
  private func wrapper(around name: String, _ function: FunctionFact, erased: Set<String>) -> Expression {
    let names = function.parameters.indices.map { "mocked\($0 + 1)" }
    let arguments = zip(function.parameters, names).map { type, name in
      Argument(
        nil,
        type.mentions(erased)
          ? .call(
            standard.function("mockCast"),
            [Argument(nil, .name(name)), Argument("to", .member(.type(.verbatim("(\(type))")), "self"))])
          : type.hasPrefix("inout ") ? .inOut(.name(name)) : .name(name))
    }
    var call = Expression.call(.name(name), arguments)
    // The compiler warns about an implicit conversion from an optional to `Any`.
    if function.result.mentions(erased), function.result.hasSuffix("?") { call = .cast(call, .named("Any")) }
    if function.isAsync { call = .await(call) }
    if !function.throwing.isEmpty { call = .try(call) }
    return .closure(names, call)
  }

  /// Returns the name of the variable for the converted value.
  static func listName(_ name: String) -> String { "mocked" + name.asName.capitalizedFirst }

  private static func declaration(of fact: ParameterFact, isRethrown: Bool) -> String {
    var text = fact.spelled
    if isRethrown, let function = fact.function, function.throwing == "throws" {
      text = text.replacingNames { name, _ in
        name == "throws" ? "throws(\(MemberShape.errorParameter))" : nil
      }
    }
    return fact.traits.contains(.variadic) ? text + "..." : text
  }

  /// Returns the parameter names in the body, renamed if they conflict with names that it uses.
  static func names(of parameters: [ParameterFact]) -> [String] {
    var names: [String] = []
    names.reserveCapacity(parameters.count)
    for (index, parameter) in parameters.enumerated() {
      var name = parameter.name
      if reserved.contains(name) || names.contains(name) || name.hasPrefix("mocked") { name = "argument\(index + 1)" }
      names.append(name)
    }
    return names
  }

  /// The names that the body uses, and names that need backticks.
  private static let reserved: Set<String> = [
    "self", "Self", "_", "await", "mockState", "mockCast", "mockDefault", "newValue", "error",
  ]
}

extension ParameterFact {
  /// The parameter with a closure that throws any error.
  fileprivate var throwingAnything: ParameterFact {
    guard let throwing = function?.throwing, throwing.hasPrefix("throws"), throwing != "throws" else { return self }
    var fact = self
    fact.spelled = spelled.replacing(throwing, with: "throws")
    fact.type = type.replacing(throwing, with: "throws")
    fact.function?.throwing = "throws"
    return fact
  }
}

extension SwiftType {
  /// The type in parentheses, if a suffix would otherwise bind to a part of it.
  var inParentheses: SwiftType {
    guard case .verbatim(let text) = self, text.utf8.contains(UInt8(ascii: " ")) else { return self }
    return .verbatim("(\(text))")
  }
}
