import Testing

/// Comparisons with answers that are made by hand.
@Suite struct ComparisonTests {
  private static let text = "let a = f(1)\nlet ü = a.b + c\n"

  /// Rows for `f(1)`, `1`, `a.b + c`, `a.b`, `a` and `c`.
  private static let compiler: CompilerTypes = {
    func row(
      _ range: Range<Int>, _ kind: ExpressionKind, _ type: String, _ place: Int?, _ name: String?
    ) -> CompilerTypes.Row {
      CompilerTypes.Row(
        range: range, kind: kind, type: type, place: place.map { DeclarationPlace(offset: $0) }, declaration: name)
    }
    return CompilerTypes(rows: [
      row(8..<12, .call, "Row", 90, "M.f(_:)"), row(8..<9, .callee, "(Int) -> Row", 90, "M.f(_:)"),
      row(10..<11, .literal, "Int", nil, nil), row(22..<29, .operator, "Int", nil, "Swift.Int.+(_:_:)"),
      row(22..<25, .member, "Int", 70, "M.Row.b"), row(22..<23, .name, "Row", 4, "a"),
      row(28..<29, .name, "Int", 60, "c"),
    ])
  }()

  private static let equal: [ExpressionAnswer] = [
    ExpressionAnswer(8..<12, .call, type: "Row", .place(DeclarationPlace(offset: 90))),
    ExpressionAnswer(10..<11, .literal, type: "Int", .none),
    ExpressionAnswer(22..<29, .operator, type: "Int", .described("Swift.Int.+(_:_:)")),
    ExpressionAnswer(22..<25, .member, type: "Int", .described("M.Row.b")),
    ExpressionAnswer(22..<23, .name, type: "Row", .place(DeclarationPlace(offset: 4))),
    ExpressionAnswer(28..<29, .name, type: "Int", .place(DeclarationPlace(offset: 60))),
  ]

  private func compare(_ answers: [ExpressionAnswer], kinds: [ExpressionKind] = ExpressionKind.compared) -> Comparison {
    var comparison = Comparison(kinds: kinds)
    comparison.compare(path: "A.swift", text: Self.text, Self.compiler, with: answers)
    return comparison
  }

  private func counts(equal: Int = 0, unknown: Int = 0, missing: Int = 0, different: Int = 0) -> AgreementCounts {
    var counts = AgreementCounts()
    counts[.equal] = equal
    counts[.unknown] = unknown
    counts[.missing] = missing
    counts[.different] = different
    return counts
  }

  @Test func equalAnswersAreEqual() {
    let comparison = compare(Self.equal)
    #expect(
      comparison.counts == [
        .call: counts(equal: 1), .literal: counts(equal: 1), .operator: counts(equal: 1), .member: counts(equal: 1),
        .name: counts(equal: 2),
      ])
    #expect(comparison.types == comparison.counts)
    #expect(comparison.declarations == comparison.counts)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.total.unansweredShare == 0)
  }

  @Test func absentAnswersAreMissing() {
    let comparison = compare([])
    #expect(comparison.total == counts(missing: 6))
    #expect(comparison.types[.name] == counts(missing: 2))
    #expect(comparison.declarations[.literal] == counts(missing: 1))
    #expect(comparison.differences.isEmpty)
    #expect(comparison.total.unansweredShare == 1)
  }

  /// The range and the kind join an answer with the compiler's.
  @Test(arguments: [
    ExpressionAnswer(8..<11, .call, type: "Row", .place(DeclarationPlace(offset: 90))),
    ExpressionAnswer(8..<12, .name, type: "Row", .place(DeclarationPlace(offset: 90))),
  ])
  func answersForOtherExpressionsAreUnlisted(_ answer: ExpressionAnswer) {
    let comparison = compare([answer] + Self.equal.dropFirst())
    #expect(comparison.counts[.call] == counts(missing: 1))
    #expect(comparison.unlisted == [answer.kind: 1])
    #expect(comparison.total == counts(equal: 5, missing: 1))
  }

  @Test func unknownPartsAreUnknown() {
    var answers = Self.equal
    answers[0].type = nil
    answers[3].declaration = .unknown
    let comparison = compare(answers)
    #expect(comparison.counts[.call] == counts(unknown: 1))
    #expect(comparison.types[.call] == counts(unknown: 1))
    #expect(comparison.declarations[.call] == counts(equal: 1))
    #expect(comparison.counts[.member] == counts(unknown: 1))
    #expect(comparison.declarations[.member] == counts(unknown: 1))
    #expect(comparison.total == counts(equal: 4, unknown: 2))
    #expect(comparison.differences.isEmpty)
  }

  /// A callee that is a value is a fact to find, so it may be unknown.
  @Test func unknownCalleeOfACallIsUnknown() {
    var comparison = Comparison()
    let call = CompilerTypes.Row(range: 8..<12, kind: .call, type: "Int", place: nil, declaration: nil)
    for declaration in [ExpressionAnswer.Declaration.unknown, .none, .described("M.f(_:)")] {
      let answer = ExpressionAnswer(8..<12, .call, type: "Int", declaration)
      comparison.compare(path: "A.swift", text: Self.text, CompilerTypes(rows: [call]), with: [answer])
    }
    #expect(comparison.declarations == [.call: counts(equal: 1, unknown: 1, different: 1)])
  }

  @Test func wrongDeclarationsAreDifferent() {
    let wrong: [ExpressionAnswer.Declaration] = [
      .none, .described("M.Other.b"), .place(DeclarationPlace(offset: 71)),
      .place(DeclarationPlace(file: "B.swift", offset: 70)),
    ]
    for declaration in wrong {
      var answers = Self.equal
      answers[3].declaration = declaration
      #expect(compare(answers).declarations[.member] == counts(different: 1), "\(declaration)")
      #expect(compare(answers).types[.member] == counts(equal: 1))
    }
  }

  @Test func differencesShowBothAnswersAndTheLine() {
    var answers = Self.equal
    answers[2].declaration = .described("M.+(_:_:)")
    answers[4].type = "Other"
    answers[4].declaration = .place(DeclarationPlace(file: "B.swift", offset: 4))
    let comparison = compare(answers)
    #expect(comparison.total == counts(equal: 4, different: 2))
    #expect(comparison.types[.operator] == counts(equal: 1))
    #expect(
      comparison.differences.map(\.description) == [
        """
        A.swift:2:10: operator
          compiler: Swift.Int.+(_:_:)
          answer:   M.+(_:_:)
          let ü = a.b + c
        """,
        """
        A.swift:2:10: name
          compiler: Row, a (@4)
          answer:   Other, B.swift@4
          let ü = a.b + c
        """,
      ])
  }

  /// An error counts more than an unknown or missing part of the same expression.
  @Test func differentTypeWithUnknownDeclarationIsDifferent() {
    let comparison = compare([ExpressionAnswer(8..<12, .call, type: "Int", .unknown)])
    #expect(comparison.counts[.call] == counts(different: 1))
    #expect(comparison.declarations[.call] == counts(unknown: 1))
    #expect(comparison.differences.map(\.compiler) == ["Row"])
  }

  @Test func contradictoryAnswersAreDifferent() {
    var second = Self.equal[0]
    #expect(compare([second] + Self.equal).total == counts(equal: 6))
    second.type = nil
    #expect(compare([second] + Self.equal).counts[.call] == counts(different: 1))
  }

  /// The type of the call decides, so only the declaration of a callee counts.
  @Test func calleesNeedNoType() {
    func compared(_ type: String?, _ offset: Int) -> AgreementCounts? {
      let place = DeclarationPlace(offset: offset)
      return compare([ExpressionAnswer(8..<9, .callee, type: type, .place(place))], kinds: [.callee]).counts[.callee]
    }
    #expect(compared(nil, 90) == counts(equal: 1))
    #expect(compared("(Int) -> Row", 90) == counts(equal: 1))
    #expect(compared("(Int) -> Int", 90) == counts(different: 1))
    #expect(compared(nil, 91) == counts(different: 1))
  }

  @Test func onlyTheFirstDifferencesOfAFileAreKept() {
    var comparison = Comparison(limit: 2)
    let wrong = Self.equal.map { ExpressionAnswer($0.range, $0.kind, type: "Wrong", $0.declaration) }
    comparison.compare(path: "A.swift", text: Self.text, Self.compiler, with: wrong)
    comparison.compare(path: "B.swift", text: Self.text, Self.compiler, with: wrong)
    #expect(comparison.differences.map(\.path) == ["A.swift", "A.swift", "B.swift", "B.swift"])
    #expect(comparison.total == counts(different: 12))
  }

  @Test func reportHasAllFigures() {
    var answers = Self.equal
    answers[0].type = nil
    answers[4].type = "Other"
    answers.remove(at: 1)
    answers.append(ExpressionAnswer(0..<3, .name, type: "Int", .none))
    #expect(
      compare(answers).report == """
        expressions        equal    unknown    missing  different unanswered
        call                   0          1          0          0    100.0 %
        name                   1          0          0          1      0.0 %
        member                 1          0          0          0      0.0 %
        literal                0          0          1          0    100.0 %
        operator               1          0          0          0      0.0 %
        all                    3          1          1          1     33.4 %

        types              equal    unknown    missing  different unanswered
        call                   0          1          0          0    100.0 %
        name                   1          0          0          1      0.0 %
        member                 1          0          0          0      0.0 %
        literal                0          0          1          0    100.0 %
        operator               1          0          0          0      0.0 %
        all                    3          1          1          1     33.4 %

        declarations       equal    unknown    missing  different unanswered
        call                   1          0          0          0      0.0 %
        name                   2          0          0          0      0.0 %
        member                 1          0          0          0      0.0 %
        literal                0          0          1          0    100.0 %
        operator               1          0          0          0      0.0 %
        all                    5          0          1          0     16.7 %

        answers for expressions that the compiler doesn't list: name 1

        A.swift:2:10: name
          compiler: Row
          answer:   Other
          let ü = a.b + c

        """)
  }
}
