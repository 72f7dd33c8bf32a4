/// The data of a model. Fragments and inline fragments share the data of their parent.
///
/// It is a value: a change does not affect other models.
@_spi(Unsafe)
public struct DataDict: Hashable, Sendable {
  /// A value that generated code puts into a model.
  public typealias FieldValue = any Sendable & Hashable

  var object: ObjectContent
  /// The model type, for messages.
  let model: Any.Type

  init(_ object: ObjectContent, for model: Any.Type) {
    self.object = object
    self.model = model
  }

  public static func == (left: DataDict, right: DataDict) -> Bool { left.object == right.object }

  public func hash(into hasher: inout Hasher) { hasher.combine(object) }

  /// A field without a selection set.
  public subscript<T: AnyScalarType & Hashable & Sendable>(_ key: String) -> T {
    get {
      let content = object[key]
      return T.value(in: content) ?? placeholder(for: key, holding: content, T.placeholderValue)
    }
    set { set(key, to: newValue.fieldContent) }
  }

  /// A field with an object or a list of objects.
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
