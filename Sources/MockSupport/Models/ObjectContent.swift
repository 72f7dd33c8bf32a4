/// The fields of an object in a model, with the origin of the data.
///
/// Objects with the same keys and fragments share a layout.
// '@unchecked': the properties change only through `DataDict`, which copies shared objects first.
@_spi(Execution)
public final class ObjectContent: Hashable, @unchecked Sendable {
  fileprivate(set) var layout: ObjectLayout
  fileprivate(set) var values: [FieldContent]
  /// The mock from which the object was converted, if any.
  let origin: MockOrigin?

  /// Creates an object. `values` are in the order of the layout's keys.
  init(_ layout: ObjectLayout, _ values: [FieldContent], origin: MockOrigin?) {
    self.layout = layout
    self.values = values
    self.origin = origin
  }

  subscript(key: String) -> FieldContent {
    layout.index(of: key).map { values[$0] } ?? .absent
  }

  /// The set fields in the order of selection.
  var fields: [(key: String, content: FieldContent)] {
    zip(layout.keys, values).filter { if case .absent = $0.1 { false } else { true } }.map { ($0, $1) }
  }

  public static func == (left: ObjectContent, right: ObjectContent) -> Bool {
    left === right || left.byKey == right.byKey
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(byKey)
  }

  private var byKey: [String: FieldContent] {
    Dictionary(fields.map { ($0.key, $0.content) }) { first, _ in first }
  }
}

/// The keys of objects, and their fulfilled and deferred fragments.
final class ObjectLayout: Sendable {
  let keys: [String]
  let fulfilled: Set<ObjectIdentifier>
  let deferred: Set<ObjectIdentifier>
  private let indices: [String: Int]

  init(keys: [String], fulfilled: Set<ObjectIdentifier>, deferred: Set<ObjectIdentifier>) {
    self.keys = keys
    self.fulfilled = fulfilled
    self.deferred = deferred
    indices = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  func index(of key: String) -> Int? { indices[key] }

  /// Returns the layout with the fragments of another layout and with additional keys.
  func adding(_ other: ObjectLayout, keys others: [String] = []) -> ObjectLayout {
    let fulfilled = fulfilled.union(other.fulfilled)
    return ObjectLayout(
      keys: keys + others, fulfilled: fulfilled, deferred: deferred.union(other.deferred).subtracting(fulfilled))
  }

  fileprivate func adding(_ key: String) -> ObjectLayout {
    ObjectLayout(keys: keys + [key], fulfilled: fulfilled, deferred: deferred)
  }
}

extension DataDict {
  /// Sets a field, without changing other models that share the object.
  mutating func set(_ key: String, to content: FieldContent) {
    if !isKnownUniquelyReferenced(&object) {
      object = ObjectContent(object.layout, object.values, origin: object.origin)
    }
    if let index = object.layout.index(of: key) {
      object.values[index] = content
    } else {
      object.layout = object.layout.adding(key)
      object.values.append(content)
    }
  }
}
