/// A Swift type that represents the type of a field.
public protocol OutputTypeConvertible {
  static var _asOutputType: Selection.Field.OutputType { get }
}

extension ScalarType where Self: OutputTypeConvertible {
  public static var _asOutputType: Selection.Field.OutputType { .nonNull(.scalar(Self.self)) }
}

extension String: OutputTypeConvertible {}
extension Int: OutputTypeConvertible {}
extension Bool: OutputTypeConvertible {}
extension Float: OutputTypeConvertible {}
extension Double: OutputTypeConvertible {}

extension CustomScalarType {
  public static var _asOutputType: Selection.Field.OutputType { .nonNull(.customScalar(Self.self)) }
}

extension RootSelectionSet {
  public static var _asOutputType: Selection.Field.OutputType { .nonNull(.object(Self.self)) }
}

extension Optional: OutputTypeConvertible where Wrapped: OutputTypeConvertible {
  public static var _asOutputType: Selection.Field.OutputType {
    guard case .nonNull(let type) = Wrapped._asOutputType else { return Wrapped._asOutputType }
    return type
  }
}

extension Array: OutputTypeConvertible where Element: OutputTypeConvertible {
  public static var _asOutputType: Selection.Field.OutputType {
    .nonNull(.list(Element._asOutputType))
  }
}
