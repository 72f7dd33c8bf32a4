import Source

extension Crash {
  /// What is said about it; nil where that is nothing.
  func finding(_ code: GeneratedCode) -> CrashFinding? {
    diagnostic(code).map { CrashFinding(diagnostic: $0, field: field) }
  }

  private func diagnostic(_ code: GeneratedCode) -> Diagnostic? {
    switch kind {
    case .unsetRequiredField: unsetRequiredField(code)
    case .fieldNotExecuted: fieldNotExecuted(code)
    case .wrongMockType: wrongMockType(code)
    }
  }

  /// `Mock<Otter>`
  func mockName(_ code: GeneratedCode) -> String { "Mock<\(code.className(ofType: mockType))>" }

  /// Where the mock was made, and the helper called.
  func related(_ code: GeneratedCode) -> [Diagnostic.Related] {
    var made = "the \(mockName(code)) is made here"
    if let defaultOf {
      made =
        "the \(mockName(code)) is the default of '\(defaultOf.field)' in the "
        + "Mock<\(code.className(ofType: defaultOf.type))> made here"
    }
    let names = setFields.map { "'\($0)'" }.joined(separator: ", ")
    made += setFields.isEmpty ? "; nothing is set on it" : "; what is set on it is \(names)"
    var result = [Diagnostic.Related(made, at: origin)]
    if let call { result.append(Diagnostic.Related("it is called here", at: call)) }
    return result
  }
}
