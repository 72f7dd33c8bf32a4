import SwiftCode

/// A parameter as the mock has it.
struct ParameterShape {
  let fact: ParameterFact
  /// The name in the body.
  let name: String
  /// The type in the declaration.
  var declared: SwiftType
  /// The type of what is kept of a call; nil where nothing can be kept.
  var recorded: SwiftType?
  /// The type for the function that a test can give; nil where it cannot be given that.
  var handled: SwiftType?
  /// What is kept, and what the function is given.
  var value: Expression
  /// Whether the values of a pack have to be put into a list first.
  var isPack = false
  /// Whether the value has to be put into a variable of another type first, and back again.
  var isErasedInOut = false

  init(_ fact: ParameterFact, name: String, erased: Set<String>, packs: Set<String>, isRethrown: Bool) {
    let fact = isRethrown ? fact.throwingAnything : fact
    // What stands for `some P` is only known by the call, like generic parameters.
    let erased = fact.traits.contains(.opaque) ? erased.union(["some"]) : erased
    self.fact = fact
    self.name = name
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
      let escaped = Expression.name(name.escapedAsMockProperty)
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
    value = Self.wrapper(around: name, function, erased: erased)
  }

  /// `{ a, b in try await f(member._cast(a), b) }`
  private static func wrapper(around name: String, _ function: FunctionFact, erased: Set<String>) -> Expression {
    let names = function.parameters.indices.map { "mocked\($0 + 1)" }
    let arguments = zip(function.parameters, names).map { type, name in
      Argument(
        nil,
        type.mentions(erased)
          ? .call(
            .name("mockCast"),
            [Argument(nil, .name(name)), Argument("to", .member(.type(.verbatim("(\(type))")), "self"))])
          : type.hasPrefix("inout ") ? .inOut(.name(name)) : .name(name))
    }
    var call = Expression.call(.name(name), arguments)
    // The compiler warns where an optional becomes `Any` unsaid.
    if function.result.mentions(erased), function.result.hasSuffix("?") { call = .cast(call, .named("Any")) }
    if function.isAsync { call = .await(call) }
    if !function.throwing.isEmpty { call = .try(call) }
    return .closure(names, call)
  }

  /// The name of the variable that holds a value of another type.
  static func listName(_ name: String) -> String { "mocked" + name.prefix(1).uppercased() + name.dropFirst() }

  private static func declaration(of fact: ParameterFact, isRethrown: Bool) -> String {
    var text = fact.spelled
    if isRethrown, let function = fact.function, function.throwing == "throws" {
      text = text.replacingNames { name, _ in
        name == "throws" ? "throws(\(MemberShape.errorParameter))" : nil
      }
    }
    return fact.traits.contains(.variadic) ? text + "..." : text
  }

  /// Names for all parameters in the body: those that they have, unless the body needs these.
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

  /// What the body means by other names, or what cannot be a name without backticks.
  private static let reserved: Set<String> = [
    "self", "Self", "_", "await", "mockState", "mockCast", "mockDefault", "newValue", "error",
  ]
}

extension ParameterFact {
  /// The same where what a closure throws is only known by the call.
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
  /// With parentheses, where something follows that would else belong to a part of the type.
  var inParentheses: SwiftType {
    guard case .verbatim(let text) = self, text.utf8.contains(UInt8(ascii: " ")) else { return self }
    return .verbatim("(\(text))")
  }
}
