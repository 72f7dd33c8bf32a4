/// A type for the values of fields with selection sets: models, and optionals and lists of models.
public protocol SelectionSetEntityValue: Sendable, Hashable {
  /// Returns the value for `content`; nil if the content has another shape.
  @_spi(Execution) static func _entity(of content: FieldContent) -> Self?

  /// Returns the placeholder for an unset field when a test continues.
  @_spi(Execution) static func _placeholder(origin: MockOrigin?) -> Self

  @_spi(Execution) var _entityContent: FieldContent { get }
}

extension SelectionSetEntityValue {
  /// The value in the form that an initializer of the enclosing model takes.
  @_spi(Unsafe) public var _fieldData: DataDict.FieldValue { EntityData(content: _entityContent) }
}

extension SelectionSetEntityValue {
  /// Returns the value for an initializer. Objects of the same type as `whole` get the fields that they lack.
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
  /// Adds missing fields. The recursion ends, since the selections of an operation have a finite depth.
  fileprivate func filled(from whole: ObjectContent) -> ObjectContent {
    guard self["__typename"] == whole["__typename"] else { return self }
    let missing = whole.layout.keys.filter { layout.index(of: $0) == nil }
    let own = zip(layout.keys, values).map { key, value in value.filled(from: whole[key]) }
    return ObjectContent(
      layout.adding(whole.layout, keys: missing), own + missing.map { whole[$0] }, origin: origin)
  }
}

/// The result of `_fieldData`.
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
