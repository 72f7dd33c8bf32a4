import Source

extension Crash {
  /// Returns the diagnostic; nil if the crash has no diagnostic.
  func crashDiagnostic(_ code: GeneratedCode) -> CrashDiagnostic? {
    diagnostic(code).map { CrashDiagnostic(diagnostic: $0, field: field, read: followedRead) }
  }

  private var followedRead: CrashDiagnostic.FollowedRead? {
    guard let departure, let read else { return nil }
    return CrashDiagnostic.FollowedRead(call: departure.place, read: read)
  }

  private func diagnostic(_ code: GeneratedCode) -> Diagnostic? {
    switch kind {
    case .unsetRequiredField: unsetRequiredField(code)
    case .fieldNotExecuted: fieldNotExecuted(code)
    case .wrongMockType: wrongMockType(code)
    case .missingVariables(let conditions): missingVariables(conditions, code)
    case .nullForRequired(let place): nullForRequired(place, code)
    case .scalarDefault(let scalar): scalarDefault(scalar, code)
    }
  }

  /// `Mock<Otter>`
  func mockName(_ code: GeneratedCode) -> String { "Mock<\(code.className(ofType: mockType))>" }

  /// Returns the places that made the mock and called the helper.
  func related(_ code: GeneratedCode) -> [Diagnostic.Related] {
    [code.made(mockType, setting: setFields, defaultOf: defaultOf, at: origin)] + relatedCalls
  }

  /// The calls that lead to it.
  var relatedCalls: [Diagnostic.Related] {
    guard let departure else { return call.map { [.helperCall(at: $0)] } ?? [] }
    var result: [Diagnostic.Related] = []
    if isCertain {
      result.append(.codeUnderTestCall(at: departure.place))
      result += Diagnostic.Related.calls(innerCalls)
    } else if let read {
      result += Diagnostic.Related.calls(innerCalls)
      result.append(Diagnostic.Related("the code under test reads it here", at: read))
    }
    if let call = departure.call { result.append(.helperCall(at: call)) }
    return result
  }

  /// The relation of the place that reads or converts the mock to a diagnostic elsewhere. Only a place in the tests is a
  /// caller.
  var role: Diagnostic.Related.Role { departure == nil ? .caller : .explanation }

  /// The place of the diagnostic: the read, or the call of the code under test that may reach it.
  var place: Location? { isCertain ? read : departure?.place ?? read }
}

extension Diagnostic.Related {
  static func codeUnderTestCall(at place: Location) -> Diagnostic.Related {
    Diagnostic.Related("the code under test is called here", at: place, .caller)
  }

  static func helperCall(at place: Location) -> Diagnostic.Related {
    Diagnostic.Related("the helper is called here", at: place, .caller)
  }

  /// Names calls in the code under test that lead to a place, at most eight: the last ones before the place.
  static func calls(_ places: [Location]) -> [Diagnostic.Related] {
    places.suffix(8).map { Diagnostic.Related("this call leads there", at: $0) }
  }
}

extension GeneratedCode {
  /// Returns the place that made a mock, with a message that lists its set fields.
  func made(
    _ type: Name, setting fields: [Name], defaultOf role: AbstractMock.DefaultRole?, at origin: Location
  ) -> Diagnostic.Related {
    var made = "the Mock<\(className(ofType: type))> is created here"
    if let role {
      made =
        "the Mock<\(className(ofType: type))> is the default of '\(role.field)' in the "
        + "Mock<\(className(ofType: role.type))> created here"
    }
    let names = fields.map { "'\($0)'" }.joined(separator: ", ")
    made += fields.isEmpty ? ", with no fields set" : ", with \(names) set"
    return Diagnostic.Related(made, at: origin)
  }
}
