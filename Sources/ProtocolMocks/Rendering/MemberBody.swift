import SwiftCode

/// The bodies of mocked members. They record the call and return or throw its result.
extension MemberShape {
  /// Returns the statements of the body.
  ///
  /// - Parameters:
  ///   - owner: the owner of the test property: `self` or `Self`.
  ///   - suffix: the suffix of the name, for setters.
  ///   - selfResult: the default result of a member that returns its own type.
  func body(owner: String, property: String, selfResult: Expression? = nil) -> [Statement] {
    var statements: [Statement] = []
    for parameter in parameters where parameter.isPack {
      statements += packStatements(parameter)
    }
    for parameter in parameters where parameter.isErasedInOut {
      statements.append(.typedVariable(ParameterShape.listName(parameter.name), .named("Any"), .name(parameter.quoted)))
    }
    let mock = Expression.member(.name(owner), property)
    var arguments = [Argument(nil, .tuple(parameters.compactMap { $0.recorded == nil ? nil : $0.quotedValue }))]
    if let erasedResult { arguments.append(Argument("as", .member(.type(.verbatim("(\(erasedResult))")), "self"))) }
    if let selfResult { arguments.append(Argument("orElse", selfResult)) }
    let call = Expression.call(.member(mock, "_call"), arguments)
    let reply = Statement.switch(
      call,
      [
        SwitchCase(Self.handlerPattern, handlerBody(mock)),
        SwitchCase(Self.resultPattern, resultBody(mock)),
      ])
    return statements + [reply]
  }

  private static let handlerPattern =
    Expression.call(.implicitMember("handler"), [Argument(nil, .binding("mockedHandler"))])
  private static let resultPattern =
    Expression.call(.implicitMember("result"), [Argument(nil, .binding("mockedResult"))])

  private static let givenResult = Expression.call(.member(.name("mockedResult"), "get"), [])
  /// The common bodies, indexed by whether the member throws and returns a value.
  private static let resultBodies: [[[Statement]]] = [
    [[.expression(givenResult)], [.return(givenResult)]],
    [[.expression(.try(givenResult))], [.return(.try(givenResult))]],
  ]

  private func packStatements(_ parameter: ParameterShape) -> [Statement] {
    let list = ParameterShape.listName(parameter.name)
    return [
      .typedVariable(list, .array(.named("Any")), .array([])),
      .repeatEach(
        .call(.member(.name(list), "append"), [Argument(nil, .eachElement(.name(parameter.quoted)))])),
    ]
  }

  private func handlerBody(_ mock: Expression) -> [Statement] {
    let arguments = parameters.filter { $0.handled != nil }.map { parameter in
      Argument(nil, parameter.fact.traits.contains(.inOut) ? .inOut(parameter.quotedValue) : parameter.quotedValue)
    }
    var value = Expression.call(.name("mockedHandler"), arguments)
    if effects.isAsync { value = .await(value) }
    if throwsAtAll { value = .try(value) }
    var statements: [Statement] = []
    let copies = parameters.filter(\.isErasedInOut)
    if copies.isEmpty {
      statements.append(giving(value, mock))
    } else {
      statements.append(fact.result == nil ? .expression(value) : .constant("mockedOutput", value))
      statements += copies.map { parameter in
        .assignment(
          .name(parameter.quoted),
          .call(
            standard.function("mockCast"),
            [
              Argument(nil, .name(ParameterShape.listName(parameter.name))),
              Argument("to", .member(.type(.verbatim("(\(parameter.fact.type))")), "self")),
            ]))
      }
      if fact.result != nil { statements.append(giving(.name("mockedOutput"), mock)) }
    }
    return catching(statements, mock)
  }

  private func resultBody(_ mock: Expression) -> [Statement] {
    catching(Self.resultBodies[throwsAtAll ? 1 : 0][fact.result == nil ? 0 : 1], mock)
  }

  /// Returns a statement that returns the value of the test's function.
  private func giving(_ value: Expression, _ mock: Expression) -> Statement {
    guard fact.result != nil else { return .expression(value) }
    guard let erasedResult else { return .return(value) }
    let type = Expression.member(.type(.verbatim("(\(erasedResult))")), "self")
    let call = Expression.call(.member(mock, "_value"), [Argument(nil, value.withoutEffects), Argument("as", type)])
    return .return(value.takingEffects(call))
  }

  /// Converts thrown errors to the error type of the call.
  private func catching(_ statements: [Statement], _ mock: Expression) -> [Statement] {
    guard let erasedError else { return statements }
    let type = Expression.member(.type(.verbatim("(\(erasedError))")), "self")
    return [
      .do(
        statements,
        catch: [
          .throw(.call(.member(mock, "_error"), [Argument(nil, .name("error")), Argument("as", type)]))
        ])
    ]
  }

  private var throwsAtAll: Bool { effects.throwing != .never }
}

extension ParameterShape {
  /// The escaped name.
  var quoted: String { name.escapedAsSwiftName }

  /// The name as the label of a recorded argument.
  var label: String { name.escapedIfRaw }

  /// The declaration of the parameter.
  var declaration: CallableParameter {
    let isOneName = fact.label.withoutBackticks == name
    return CallableParameter(fact.label, isOneName ? fact.label : quoted, declared)
  }

  /// The recorded value, with an escaped name.
  var quotedValue: Expression { value == .name(name) ? .name(quoted) : value }
}

extension Expression {
  /// The expression without leading `try` and `await`.
  fileprivate var withoutEffects: Expression {
    switch self {
    case .try(let value), .await(let value): value.withoutEffects
    default: self
    }
  }

  /// Returns `other` with the leading `try` and `await` of this expression.
  fileprivate func takingEffects(_ other: Expression) -> Expression {
    switch self {
    case .try(let value): .try(value.takingEffects(other))
    case .await(let value): .await(value.takingEffects(other))
    default: other
    }
  }
}
