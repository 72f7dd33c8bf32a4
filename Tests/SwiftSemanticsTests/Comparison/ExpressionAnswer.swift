/// An answer about an expression, to compare with the compiler's.
struct ExpressionAnswer: Equatable {
  /// Offsets in UTF-8.
  var range: Range<Int>
  var kind: ExpressionKind
  /// The type as `scripts/compiler-types` spells it, or nil if it is unknown.
  var type: String?
  var declaration: Declaration

  enum Declaration: Equatable {
    case unknown
    /// The expression refers to no declaration, for example a call of a closure.
    case none
    /// The place of the name in the same module.
    case place(DeclarationPlace)
    /// `Module.Type.name(label:)`, for declarations without a place.
    case described(String)
  }

  init(_ range: Range<Int>, _ kind: ExpressionKind, type: String?, _ declaration: Declaration) {
    (self.range, self.kind, self.type, self.declaration) = (range, kind, type, declaration)
  }
}

extension ExpressionAnswer.Declaration: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown: "unknown"
    case .none: "no declaration"
    case .place(let place): place.description
    case .described(let text): text
    }
  }
}
