/// A scalar with a different representation in fields. Other scalars represent themselves.
private protocol ConvertedScalar {
  var content: FieldContent { get }

  /// Returns the value that `content` represents; nil if it has another type.
  static func value(of content: FieldContent) -> Self?
}

extension AnyScalarType {
  /// The representation of the value in a field.
  var fieldContent: FieldContent { (self as? any ConvertedScalar)?.content ?? .scalar(self) }

  /// Returns the value that `content` represents; nil if it has another type.
  static func value(in content: FieldContent) -> Self? {
    if case .scalar(let value) = content, let value = value as? Self { return value }
    // In two steps, since a cast to an optional type would accept nil as a value of the type.
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

// A number can be read as any numeric type that represents it exactly, as in JSON.

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
