/// A type whose values stand in fields as something else than themselves. All other scalars stand for themselves.
private protocol ConvertedScalar {
  var content: FieldContent { get }

  /// The value that stands for `content`; nil if it is of another type.
  static func value(of content: FieldContent) -> Self?
}

extension AnyScalarType {
  /// The value as it stands in a field.
  var fieldContent: FieldContent { (self as? any ConvertedScalar)?.content ?? .scalar(self) }

  /// The value that stands for `content`; nil if it is of another type.
  static func value(in content: FieldContent) -> Self? {
    if case .scalar(let value) = content, let value = value as? Self { return value }
    // Step by step: a cast to an optional type would take nil for a value of it.
    guard let type = Self.self as? any ConvertedScalar.Type, let value = type.value(of: content) else { return nil }
    return value as? Self
  }
}

extension Optional: ConvertedScalar where Wrapped: AnyScalarType {
  fileprivate var content: FieldContent { self?.fieldContent ?? .null }

  fileprivate static func value(of content: FieldContent) -> Wrapped?? {
    switch content {
    case .null, .absent: .some(nil)
    default: Wrapped.value(in: content).map { .some($0) }
    }
  }
}

extension Array: ConvertedScalar where Element: AnyScalarType {
  fileprivate var content: FieldContent { .list(map(\.fieldContent)) }

  fileprivate static func value(of content: FieldContent) -> [Element]? {
    guard case .list(let contents) = content else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(contents.count)
    for content in contents {
      guard let element = Element.value(in: content) else { return nil }
      elements.append(element)
    }
    return elements
  }
}

// A number of one type may stand for one of another that can hold it, as it may in JSON.

extension Int: ConvertedScalar {
  fileprivate var content: FieldContent { .scalar(self) }
  fileprivate static func value(of content: FieldContent) -> Int? { number(in: content) }
}

extension Int32: ConvertedScalar {
  fileprivate var content: FieldContent { .scalar(self) }
  fileprivate static func value(of content: FieldContent) -> Int32? { number(in: content) }
}

extension Double: ConvertedScalar {
  fileprivate var content: FieldContent { .scalar(self) }
  fileprivate static func value(of content: FieldContent) -> Double? { number(in: content) }
}

extension Float: ConvertedScalar {
  fileprivate var content: FieldContent { .scalar(self) }
  fileprivate static func value(of content: FieldContent) -> Float? { number(in: content) }
}

private func number<Number: JSONDecodable>(in content: FieldContent) -> Number? {
  guard case .scalar(let value) = content else { return nil }
  return try? Number(_jsonValue: value)
}
