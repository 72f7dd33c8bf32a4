/// The data of a model, which it may share with others: a fragment or an inline fragment shows what its parent holds.
///
/// It is a value: changing it changes no other.
@_spi(Unsafe)
public struct DataDict: Hashable, Sendable {
  /// A value that generated code puts into a model.
  public typealias FieldValue = any Sendable & Hashable

  var object: ObjectContent
  /// The model that shows the data, for messages.
  let model: Any.Type

  init(_ object: ObjectContent, for model: Any.Type) {
    self.object = object
    self.model = model
  }

  public static func == (left: DataDict, right: DataDict) -> Bool { left.object == right.object }

  public func hash(into hasher: inout Hasher) { hasher.combine(object) }

  /// A field that is no object.
  public subscript<T: AnyScalarType & Hashable & Sendable>(_ key: String) -> T {
    get {
      let content = object[key]
      return T.value(in: content) ?? placeholder(for: key, holding: content, T.placeholderValue)
    }
    set { set(key, to: newValue.fieldContent) }
  }

  /// A field with an object, or with a list of objects.
  public subscript<T: SelectionSetEntityValue>(_ key: String) -> T {
    get {
      let content = object[key]
      return T._entity(of: content) ?? placeholder(for: key, holding: content, T._placeholder(origin: object.origin))
    }
    set { set(key, to: newValue._entityContent) }
  }

  func fulfills(_ type: any SelectionSet.Type) -> Bool { object.layout.fulfilled.contains(ObjectIdentifier(type)) }

  func defers(_ type: any SelectionSet.Type) -> Bool { object.layout.deferred.contains(ObjectIdentifier(type)) }
}
