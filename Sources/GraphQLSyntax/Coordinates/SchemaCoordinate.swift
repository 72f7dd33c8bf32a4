import Source

/// The coordinate of a schema element, such as `Query.hero(episode:)` or `@deprecated`.
/// See https://spec.graphql.org/September2025/#sec-Schema-Coordinates
package enum SchemaCoordinate: Hashable, Sendable {
  case type(Name)
  /// A field, an input field or an enum value.
  case member(type: Name, name: Name)
  case argument(type: Name, field: Name, name: Name)
  case directive(Name)
  case directiveArgument(directive: Name, name: Name)

  /// Parses a coordinate. White space and comments are not allowed.
  package static func parse(_ text: String) -> Result<SchemaCoordinate, SyntaxError> {
    var reader = CoordinateReader(bytes: Array(text.utf8))
    return reader.read()
  }

  /// A syntax error with its UTF-8 offset.
  package struct SyntaxError: Error, Hashable {
    package var message: String
    package var offset: Int
  }
}

extension SchemaCoordinate: CustomStringConvertible {
  /// The coordinate in the notation of the specification.
  package var description: String {
    switch self {
    case .type(let type): type.text
    case .member(let type, let name): "\(type.text).\(name.text)"
    case .argument(let type, let field, let name): "\(type.text).\(field.text)(\(name.text):)"
    case .directive(let directive): "@\(directive.text)"
    case .directiveArgument(let directive, let name): "@\(directive.text)(\(name.text):)"
    }
  }
}

/// Parses the tokens of a coordinate.
private struct CoordinateReader {
  let bytes: [UInt8]
  var index = 0

  mutating func read() -> Result<SchemaCoordinate, SchemaCoordinate.SyntaxError> {
    do throws(SchemaCoordinate.SyntaxError) {
      let coordinate = try coordinate()
      guard index == bytes.count else { throw unexpected("<EOF>") }
      return .success(coordinate)
    } catch {
      return .failure(error)
    }
  }

  private mutating func coordinate() throws(SchemaCoordinate.SyntaxError) -> SchemaCoordinate {
    if take("@") {
      let directive = try name()
      guard let argument = try argument() else { return .directive(directive) }
      return .directiveArgument(directive: directive, name: argument)
    }
    let type = try name()
    guard take(".") else { return .type(type) }
    let member = try name()
    guard let argument = try argument() else { return .member(type: type, name: member) }
    return .argument(type: type, field: member, name: argument)
  }

  /// Parses an optional `(name:)`.
  private mutating func argument() throws(SchemaCoordinate.SyntaxError) -> Name? {
    guard take("(") else { return nil }
    let name = try name()
    guard take(":") else { throw unexpected("\":\"") }
    guard take(")") else { throw unexpected("\")\"") }
    return name
  }

  private mutating func name() throws(SchemaCoordinate.SyntaxError) -> Name {
    let start = index
    if index < bytes.count, isNameStart(bytes[index]) {
      while index < bytes.count, isNameContinue(bytes[index]) { index += 1 }
    }
    guard start < index else { throw unexpected("Name") }
    return bytes[start..<index].withUnsafeBufferPointer { Name(utf8: $0) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  private func unexpected(_ expected: String) -> SchemaCoordinate.SyntaxError {
    let found =
      index < bytes.count
      ? "\"\(String(decoding: bytes[index...], as: UTF8.self).first.map(String.init) ?? "")\"" : "<EOF>"
    return SchemaCoordinate.SyntaxError(message: "Syntax Error: Expected \(expected), found \(found).", offset: index)
  }
}
