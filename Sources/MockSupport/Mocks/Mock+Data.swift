import Foundation

extension Mock {
  /// The fields by response key, without type checks.
  /// It can hold values that the schema does not allow, as a faulty server might send them. `NSNull()` is null.
  public var _data: [String: AnyHashable] {
    get { _storage.fields.mapValues { value(of: $0) } }
    set { _storage.replaceFields(newValue.mapValues { content(of: $0.base) }) }
  }
}

private func value(of content: FieldContent) -> AnyHashable {
  switch content {
  case .absent, .null: AnyHashable(sharedNull)
  case .scalar(let value): (value as? Unchecked)?.value ?? AnyHashable(value)
  case .mock(let mock): (mock as? AnyHashable) ?? AnyHashable(ObjectIdentifier(mock))
  case .object(let object): AnyHashable(object)
  case .list(let contents): AnyHashable(contents.map { value(of: $0) })
  }
}

private func content(of value: Any) -> FieldContent {
  switch value {
  case is NSNull: return .null
  case let mock as any AnyMock: return .mock(mock)
  case let scalar as any AnyScalarType: return scalar.fieldContent
  case let list as [Any]: return .list(list.map { content(of: $0) })
  case let hashable as AnyHashable: return .scalar(Unchecked(value: hashable))
  default: return .null
  }
}

/// A value of an unknown type.
// '@unchecked': the value is only compared and printed, since no accessor reads a type that is not `Sendable`.
private struct Unchecked: Hashable, @unchecked Sendable, CustomStringConvertible {
  let value: AnyHashable

  var description: String { "\(value.base)" }
}
