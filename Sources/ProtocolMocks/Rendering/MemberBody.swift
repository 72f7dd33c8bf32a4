import SwiftCode

/// The statements of a member's mock: a note is made, and what comes of the call is what that says.
extension MemberShape {
  /// - Parameters:
  ///   - owner: what has the property for tests: `self` or `Self`.
  ///   - suffix: behind the name, for setters.
  ///   - selfResult: what to give, where nothing was set and the member gives its own type.
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
  /// What most members do with a result, by whether they throw and give a value.
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
            .name("mockCast"),
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

  /// Returns what the function of a test gave.
  private func giving(_ value: Expression, _ mock: Expression) -> Statement {
    guard fact.result != nil else { return .expression(value) }
    guard let erasedResult else { return .return(value) }
    let type = Expression.member(.type(.verbatim("(\(erasedResult))")), "self")
    let call = Expression.call(.member(mock, "_value"), [Argument(nil, value.withoutEffects), Argument("as", type)])
    return .return(value.takingEffects(call))
  }

  /// Turns errors into the type that only the call knows.
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
  /// The name as it stands in code.
  var quoted: String { name.escapedAsMockProperty }

  /// The parameter as it is declared.
  var declaration: CallableParameter {
    let isOneName = fact.label.withoutBackticks == name
    return CallableParameter(fact.label, isOneName ? fact.label : quoted, declared)
  }

  /// What is kept, and given on, as it stands in code.
  var quotedValue: Expression { value == .name(name) ? .name(quoted) : value }
}

extension Expression {
  /// Without `try` and `await` before it.
  fileprivate var withoutEffects: Expression {
    switch self {
    case .try(let value), .await(let value): value.withoutEffects
    default: self
    }
  }

  /// `other` with the `try` and `await` that stand before this.
  fileprivate func takingEffects(_ other: Expression) -> Expression {
    switch self {
    case .try(let value): .try(value.takingEffects(other))
    case .await(let value): .await(value.takingEffects(other))
    default: other
    }
  }
}
