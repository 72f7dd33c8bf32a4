extension DataDict {
  /// Fails for a field that does not hold the requested type, and returns the placeholder if the test continues.
  func placeholder<T>(for key: String, holding content: FieldContent, _ placeholder: @autoclosure () -> T?) -> T {
    let message = message(for: key, holding: content, T.self)
    fail(message, at: object.origin?.place)
    guard let value = placeholder() else {
      end(message + "; there is no placeholder for \(T.self)", at: object.origin?.place)
    }
    return value
  }

  private func message(for key: String, holding content: FieldContent, _ type: Any.Type) -> String {
    let field = "'\(key)' of \(nameOfModel(model))"
    guard let origin = object.origin else {
      return "\(field) was read, but the initializer of the model does not set it"
    }
    switch content {
    case .absent where object.layout.index(of: key) == nil:
      return
        "\(field) was read, but the conversion of the \(origin.description) does not fill it, because it is selected "
        + "elsewhere or its condition is not met; convert the mock of the enclosing object, or pass the variables"
    case .absent: return "\(field) was read, but '\(key)' was never set on the \(origin.description)"
    default:
      return "\(field) was read as \(type), but '\(key)' is \(content.summary) on the \(origin.description)"
    }
  }
}
