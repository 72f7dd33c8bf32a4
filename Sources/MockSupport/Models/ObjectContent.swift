/// The fields of an object in a model, and what is known of where they come from.
///
/// The keys and the fragments are the same for many objects, which share them as their layout.
// '@unchecked': the properties change only through `DataDict`, which copies what anyone else refers to.
@_spi(Execution)
public final class ObjectContent: Hashable, @unchecked Sendable {
  fileprivate(set) var layout: ObjectLayout
  fileprivate(set) var values: [FieldContent]
  /// The mock that the object was converted from, if it was.
  let origin: MockOrigin?

  /// `values` are in the order of the layout's keys.
  init(_ layout: ObjectLayout, _ values: [FieldContent], origin: MockOrigin?) {
    self.layout = layout
    self.values = values
    self.origin = origin
  }

  subscript(key: String) -> FieldContent {
    layout.index(of: key).map { values[$0] } ?? .absent
  }

  /// The fields that are set, in the order in which they are selected.
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

/// The keys of objects, with the fragments that are fulfilled or still to come for them.
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

  /// With the fragments of another one, and some of its keys.
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
  /// Puts `content` into a field of this object alone.
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
