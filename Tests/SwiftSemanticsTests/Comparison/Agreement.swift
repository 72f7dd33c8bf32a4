/// The result of comparing an answer with the compiler's. The order is by severity.
enum Agreement: Int, CaseIterable, Comparable {
  case equal
  /// The type or the declaration is unknown.
  case unknown
  /// No answer has the range and kind of the expression.
  case missing
  /// The answer contradicts the compiler, or another answer for the same expression.
  case different

  static func < (left: Agreement, right: Agreement) -> Bool { left.rawValue < right.rawValue }
}

extension Agreement {
  /// Compares the type of an answer. A callee's function type may be unknown, since the type of the call decides.
  static func ofType(_ row: CompilerTypes.Row, _ answer: ExpressionAnswer) -> Agreement {
    guard let type = answer.type else { return row.kind == .callee || row.type == nil ? .equal : .unknown }
    return row.type.map { $0 == type } ?? false ? .equal : .different
  }

  static func ofDeclaration(_ row: CompilerTypes.Row, _ answer: ExpressionAnswer) -> Agreement {
    switch answer.declaration {
    case .unknown: row.declaration == nil && row.kind != .call ? .equal : .unknown
    case .none: row.declaration == nil ? .equal : .different
    case .place(let place): row.place == place ? .equal : .different
    case .described(let text): row.declaration == text ? .equal : .different
    }
  }
}

/// How many expressions have each agreement.
struct AgreementCounts: Equatable {
  private var counts = [Int](repeating: 0, count: Agreement.allCases.count)

  subscript(agreement: Agreement) -> Int {
    get { counts[agreement.rawValue] }
    set { counts[agreement.rawValue] = newValue }
  }

  var total: Int { counts.reduce(0, +) }

  /// The share of expressions without an answer.
  var unansweredShare: Double { total == 0 ? 0 : Double(self[.unknown] + self[.missing]) / Double(total) }

  static func += (left: inout AgreementCounts, right: AgreementCounts) {
    for agreement in Agreement.allCases { left[agreement] += right[agreement] }
  }
}
