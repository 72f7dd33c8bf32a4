extension Expression {
  /// The same with the arguments of calls and the elements of arrays on lines of their own where they do not fit on one.
  ///
  /// - Parameters:
  ///   - width: how many characters fit on a line.
  ///   - indentation: of the line that the expression stands on.
  ///   - column: where it begins.
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
