extension Comparison {
  /// All figures and the first differences of each file.
  var report: String { ([figures] + differences.map { "\($0)\n" }).joined(separator: "\n") }

  /// The counts of each kind.
  var figures: String {
    let tables = [
      table("expressions", counts), table("types", types), table("declarations", declarations),
    ]
    let unlisted = unlisted.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    let rest = unlisted.isEmpty ? [] : ["answers for expressions that the compiler doesn't list: \(unlisted)\n"]
    return (tables + rest).joined(separator: "\n")
  }

  private func table(_ title: String, _ counts: [ExpressionKind: AgreementCounts]) -> String {
    let all = counts.values.reduce(into: AgreementCounts()) { $0 += $1 }
    let rows = counts.keys.sorted().map { ($0.rawValue, counts[$0] ?? AgreementCounts()) } + [("all", all)]
    let header = [title] + Agreement.allCases.map { "\($0)" } + ["unanswered"]
    let lines =
      [header]
      + rows.map { name, row in
        [name] + Agreement.allCases.map { "\(row[$0])" } + [Self.percent(row.unansweredShare)]
      }
    return lines.map { line in
      line[0].padded(to: 13) + line.dropFirst().map { $0.padded(to: 11, isRight: true) }.joined() + "\n"
    }.joined()
  }

  /// Returns a share with one decimal, rounded up, so that 0.0 % means that none is left.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.up))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  fileprivate func padded(to width: Int, isRight: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return isRight ? spaces + self : self + spaces
  }
}
