import Source

/// Initializers that tests declare in extensions of `Mock`.
extension Interpreter {
  /// A mock that one of them makes; nil where none is meant, or it cannot be said which.
  mutating func makeByOwnInitializer(
    _ type: MockClass, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value? {
    let isGenerated = arguments.allSatisfy { argument in
      argument.label.map { type.field(ofProperty: $0) != nil || $0.utf8.starts(with: "__".utf8) } ?? false
    }
    guard !isGenerated else { return nil }
    let own = program.functions(named: Self.initializer).filter {
      program[$0].kind == .initializer && extends($0, type.type)
    }
    guard case .function(let id) = choose(own, arguments, isExact: true), !program[id].isFailable else { return nil }
    let mock = makeMock(type.type, at: location(range))
    _ = call(id, arguments, on: .mock(mock), at: range)
    return .mock(mock)
  }

  /// `self.init(…)` in one of them.
  mutating func initialize(_ id: MockID, _ arguments: [TestExpression.Argument], at range: TextRange) -> Value {
    guard let type = state.mocks[id].flatMap({ code.mock(ofType: $0.type) }),
      case .mock(let made) = make(type, arguments, fills: false, at: range), let mock = state.mocks[made]
    else { return unclearCall(.other, arguments) }
    writes.mocks.insert(id)
    state.mocks[id]?.fields = mock.fields
    if mock.isShared { state.mocks[id]?.isShared = true }
    return .tuple([])
  }
}
