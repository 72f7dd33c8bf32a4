extension Expression {
  /// Returns the expression with call arguments and array elements on separate lines if they don't fit on one.
  ///
  /// - Parameters:
  ///   - width: the maximum length of a line in characters.
  ///   - indentation: the indentation of the line with the expression.
  ///   - column: the column of the expression.
  package func wrapped(toWidth width: Int, indentation: Int, column: Int) -> Expression {
    guard width < column + text.count else { return self }
    let inner = indentation + 2
    switch self {
    case .call(let callee, let arguments, .line) where !arguments.isEmpty:
      return .call(
        callee,
        arguments.map { argument in
          let label = argument.label.map { $0.count + 2 } ?? 0
          return Argument(
            argument.label,
            argument.value.wrapped(toWidth: width - 1, indentation: inner, column: inner + label))
        }, .lines)
    case .array(let elements, .line) where !elements.isEmpty:
      return .array(
        elements.map { $0.wrapped(toWidth: width - 1, indentation: inner, column: inner) }, .lines)
    case .await(let value):
      return .await(value.wrapped(toWidth: width, indentation: indentation, column: column + 6))
    default: return self
    }
  }
}
