/// A type with values that a field with a selection set can have: models, optionals and lists of them.
public protocol SelectionSetEntityValue: Sendable, Hashable {
  /// The value that stands for `content`; nil if it is of another shape.
  @_spi(Execution) static func _entity(of content: FieldContent) -> Self?

  /// What stands for a field that was never set, where a test goes on without it.
  @_spi(Execution) static func _placeholder(origin: MockOrigin?) -> Self

  @_spi(Execution) var _entityContent: FieldContent { get }
}

extension SelectionSetEntityValue {
  /// The value as an initializer of the enclosing model takes it.
  @_spi(Unsafe) public var _fieldData: DataDict.FieldValue { EntityData(content: _entityContent) }
}

extension SelectionSetEntityValue {
  /// The same, where objects have besides what an object of the same type has that they lack.
  @_spi(Unsafe) public func _fieldData(filledFrom whole: some RootSelectionSet) -> DataDict.FieldValue {
    EntityData(content: _entityContent.filled(from: whole._entityContent))
  }
}

extension FieldContent {
  fileprivate func filled(from whole: FieldContent) -> FieldContent {
    switch (self, whole) {
    case (.object(let object), .object(let whole)): .object(object.filled(from: whole))
    case (.list(let contents), .object): .list(contents.map { $0.filled(from: whole) })
    default: self
    }
  }
}

extension ObjectContent {
  /// Recurses as deep as objects stand inside of each other, which no operation lets be without end.
  fileprivate func filled(from whole: ObjectContent) -> ObjectContent {
    guard self["__typename"] == whole["__typename"] else { return self }
    let missing = whole.layout.keys.filter { layout.index(of: $0) == nil }
    let own = zip(layout.keys, values).map { key, value in value.filled(from: whole[key]) }
    return ObjectContent(
      layout.adding(whole.layout, keys: missing), own + missing.map { whole[$0] }, origin: origin)
  }
}

/// What `_fieldData` gives.
struct EntityData: Hashable, Sendable {
  let content: FieldContent
}

extension RootSelectionSet {
  @_spi(Execution) public static func _entity(of content: FieldContent) -> Self? {
    guard case .object(let object) = content else { return nil }
    return Self(_dataDict: DataDict(object, for: Self.self))
  }

  @_spi(Execution) public static func _placeholder(origin: MockOrigin?) -> Self {
    let layout = ObjectLayout(keys: [], fulfilled: [ObjectIdentifier(Self.self)], deferred: [])
    return Self(_dataDict: DataDict(ObjectContent(layout, [], origin: origin), for: Self.self))
  }

  @_spi(Execution) public var _entityContent: FieldContent { .object(__data.object) }
}

extension Optional: SelectionSetEntityValue where Wrapped: SelectionSetEntityValue {
  @_spi(Execution) public static func _entity(of content: FieldContent) -> Wrapped?? {
    switch content {
    case .null, .absent: .some(nil)
    default: Wrapped._entity(of: content).map { .some($0) }
    }
  }

  @_spi(Execution) public static func _placeholder(origin: MockOrigin?) -> Wrapped? { nil }

  @_spi(Execution) public var _entityContent: FieldContent { self?._entityContent ?? .null }
}

extension Array: SelectionSetEntityValue where Element: SelectionSetEntityValue {
  @_spi(Execution) public static func _entity(of content: FieldContent) -> [Element]? {
    guard case .list(let contents) = content else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(contents.count)
    for content in contents {
      guard let element = Element._entity(of: content) else { return nil }
      elements.append(element)
    }
    return elements
  }

  @_spi(Execution) public static func _placeholder(origin: MockOrigin?) -> [Element] { [] }

  @_spi(Execution) public var _entityContent: FieldContent { .list(map(\._entityContent)) }
}
