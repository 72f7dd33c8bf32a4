@testable import ProtocolMocks

/// The statements that use one member of a mock.
struct MemberExercise {
  let fact: MemberFact
  let mocked: MockedType
  let type: String
  var property = ""
  var setter = ""

  init(_ fact: MemberFact, of mocked: MockedType, type: String) {
    self.fact = fact
    self.mocked = mocked
    self.type = type
  }

  var statements: [String] {
    if case .property(let name) = fact.kind, !fact.isAsync, fact.throwing == .never { return plainProperty(name) }
    return called
  }

  /// Throwing closures are passed through the protocol, as code under test does.
  private var owner: String {
    if fact.isStatic || isInitializer { return type }
    let path = mocked.declared.outline.path + [mocked.facts.name]
    return fact.throwing == .asArgument ? "(mock as any \(path.joined(separator: ".")))" : "mock"
  }

  private var owned: String { fact.isStatic || isInitializer ? type : "mock" }

  private var isInitializer: Bool { if case .initializer = fact.kind { true } else { false } }

  /// Returns a call of a function in `exerciserSamples`. Calls compile faster than their inlined bodies.
  private func check(_ what: String, _ arguments: String...) -> String {
    "checks.\(what)(\((arguments + ["\"\(type).\(property)\""]).joined(separator: ", ")))"
  }

  private func plainProperty(_ name: String) -> [String] {
    let value = Sample(fact.result?.text ?? "Int", self)
    let read = "await \(owner).`\(name)`"
    var result = [
      "let member = \(owned).\(property)", "member.reset()", "let value: \(value.type) = \(value.expression)",
      "member.value = value", "let read: \(value.type) = \(read)", check("areSame", "read", "value"),
      check("wasRead", "member"), "member.onGet = { Counter.handled.next(); return \(value.expression) }",
      "let again: \(value.type) = \(read)", check("areSame", "again", "value"), check("wasReadAgain", "member"),
    ]
    if fact.isSettable, !mocked.isActor {
      result += ["member.onGet = nil", "\(owner).`\(name)` = \(value.expression)", check("wasSet", "member", "value")]
    }
    return result + [check("isReset", "member")]
  }

  /// Whether a call in asynchronous code would select another member.
  private var hasAsyncOverload: Bool {
    !fact.isAsync
      && mocked.members.contains {
        $0.fact.isAsync && $0.fact.kind == fact.kind && $0.fact.parameters == fact.parameters
      }
  }

  private var called: [String] {
    let (preparation, arguments, call) = call()
    let result = fact.result.map { Sample($0.text, self) }
    let isErased = fact.result.map { $0.text.mentions(erased) } ?? false
    var lines = ["let member = \(owned).\(property)", "member.reset()"] + preparation
    let wrapped = hasAsyncOverload ? "{ \(call) }()" : "try await \(call)"
    let use = result.map { "let _: \($0.type) = \(wrapped)" } ?? (isInitializer ? "_ = try await \(call)" : wrapped)
    if let result {
      lines += [
        "let value: \(result.type) = \(result.expression)",
        "member.result = .success(value\(isErased ? " as Any" : ""))",
        "let given: \(result.type) = \(wrapped)", check("areSame", "given", "value"),
      ]
    } else {
      lines.append(use)
    }
    lines.append(check("wasCalledOnce", "member"))
    if let arguments { lines.append(check("kept", "member", "[\(arguments.joined(separator: ", "))]")) }
    let names = Array(repeating: "_", count: handledParameters).joined(separator: ", ")
    let returned = result.map { "return \(isErased ? "\($0.expression) as Any" : $0.expression)" } ?? ""
    lines += [
      "member.handler = { \(names.isEmpty ? "" : names + " in") Counter.handled.next(); \(returned) }", use,
      check("wasHandled", "member"),
    ]
    lines += failing(use)
    if let result {
      lines += [
        "member.results = [.success(\(result.expression)), .success(\(result.expression))]", use,
        check("hasOneResultLeft", "member"),
      ]
    }
    return lines + [check("isReset", "member")] + subscriptSetting(call)
  }

  private func failing(_ use: String) -> [String] {
    var isFailable = false
    if case .initializer(isFailable: true) = fact.kind { isFailable = true }
    if isFailable, fact.throwing == .never {
      return ["member.error = Fault.second", check("isNil", "await \(call().call)"), "member.result = nil"]
    }
    var caught: String
    var error = "Fault.second"
    switch fact.throwing {
    case .never: return []
    case .only(let thrown) where !thrown.mentions(erased):
      error = Sample(thrown, self).expression
      caught = "checks.expect(true, \"\(property)\")"
    case .only, .asArgument: return []
    case .anything: caught = check("isSecond", "error")
    }
    return [
      "member.error = \(error)",
      "do { \(use); checks.fail(\"\(type).\(property) does not throw\") } catch { \(caught) }", "member.result = nil",
    ]
  }

  private func subscriptSetting(_ call: String) -> [String] {
    guard case .subscript = fact.kind, fact.isSettable, !mocked.isActor else { return [] }
    let value = Sample(fact.result?.text ?? "Int", self)
    return [
      "let setter = \(owner).\(setter)", "setter.reset()", "\(call) = \(value.expression)",
      check("wasCalledOnce", "setter"),
    ]
  }

  /// The member's generic parameters, known only to a call.
  var erased: Set<String> { Set(fact.generics.map(\.name)) }

  private var handledParameters: Int {
    MemberShape(fact, name: "x", isolation: nil).parameters.filter { $0.handled != nil }.count
  }

  /// Returns a call with samples of all arguments, and the statements that it needs.
  ///
  /// - Returns: also the arguments, if the mock records them unchanged.
  private func call() -> (statements: [String], arguments: [String]?, call: String) {
    var statements: [String] = []
    var arguments: [String] = []
    var kept: [String]? = []
    for (index, parameter) in fact.parameters.enumerated() {
      let label = parameter.label == "_" ? "" : parameter.label + ": "
      let sample = Sample(parameter, self)
      if parameter.traits.contains(.inOut) {
        statements.append("var variable\(index): \(sample.type) = \(sample.expression)")
        arguments.append("\(label)&variable\(index)")
      } else if parameter.traits.isDisjoint(with: [.variadic, .pack]) {
        arguments.append(label + sample.expression)
        if parameter.traits.isEmpty { kept?.append(sample.expression) } else { kept = nil }
        continue
      } else {
        arguments.append(label + sample.expression + ", " + sample.expression)
      }
      kept = nil
    }
    let list = arguments.joined(separator: ", ")
    switch fact.kind {
    case .method(let name): return (statements, kept, "\(owner).`\(name)`(\(list))")
    case .property(let name): return (statements, kept, "\(owner).`\(name)`")
    case .subscript: return (statements, kept, "\(owner)[\(list)]")
    case .initializer: return (statements, kept, "\(type)(\(list))")
    case .operatorMethod(let sign):
      let (left, right) = (arguments.first ?? "", arguments.last ?? "")
      switch fact.fixity {
      case .none:
        let call = "(\(left.dropLabel) \(sign) \(right.dropLabel))"
        return (statements, kept, call.replacing("&variable", with: "variable"))
      case .prefix: return (statements, kept, "(\(sign)\(left.dropLabel))")
      case .postfix: return (statements, kept, "(\(left.dropLabel)\(sign))")
      }
    }
  }
}

extension String {
  /// The argument of an operator, without its label.
  fileprivate var dropLabel: String { split(separator: ": ", maxSplits: 1).last.map(String.init) ?? self }
}
