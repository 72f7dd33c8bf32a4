/// Joins the compiler's types of files with answers by range and kind, and counts how far they agree.
struct Comparison {
  /// The kinds that are counted.
  var kinds: [ExpressionKind] = ExpressionKind.compared
  /// The number of differences that are kept for each file.
  var limit = 10

  /// An expression is as different as its type or its declaration.
  private(set) var counts: [ExpressionKind: AgreementCounts] = [:]
  private(set) var types: [ExpressionKind: AgreementCounts] = [:]
  private(set) var declarations: [ExpressionKind: AgreementCounts] = [:]
  /// Answers for expressions that the compiler doesn't list, such as `Int(3)`, which it makes a literal.
  private(set) var unlisted: [ExpressionKind: Int] = [:]
  /// The first differences of each file.
  private(set) var differences: [AgreementDifference] = []

  var total: AgreementCounts { counts.values.reduce(into: AgreementCounts()) { $0 += $1 } }

  mutating func compare(path: String, text: String, _ compiler: CompilerTypes, with answers: [ExpressionAnswer]) {
    struct Key: Hashable {
      var range: Range<Int>
      var kind: ExpressionKind
    }
    var rest = Dictionary(grouping: answers) { Key(range: $0.range, kind: $0.kind) }
    var found: [AgreementDifference] = []
    for row in compiler.rows where kinds.contains(row.kind) {
      let answers = rest.removeValue(forKey: Key(range: row.range, kind: row.kind)) ?? []
      let (type, declaration) = count(row, answers)
      guard type == .different || declaration == .different, found.count < limit else { continue }
      found.append(
        AgreementDifference(
          path: path, text: text, row: row, answers: answers, isType: type == .different,
          isDeclaration: declaration == .different))
    }
    for (key, answers) in rest where kinds.contains(key.kind) { unlisted[key.kind, default: 0] += answers.count }
    differences += found
  }

  private mutating func count(
    _ row: CompilerTypes.Row, _ answers: [ExpressionAnswer]
  ) -> (type: Agreement, declaration: Agreement) {
    let isConsistent = answers.allSatisfy { $0 == answers[0] }
    let type = isConsistent ? answers.first.map { .ofType(row, $0) } ?? .missing : Agreement.different
    let declaration = isConsistent ? answers.first.map { .ofDeclaration(row, $0) } ?? .missing : Agreement.different
    types[row.kind, default: AgreementCounts()][type] += 1
    declarations[row.kind, default: AgreementCounts()][declaration] += 1
    counts[row.kind, default: AgreementCounts()][max(type, declaration)] += 1
    return (type, declaration)
  }
}
