// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// A mutable model, for local cache mutations.
public protocol MutableSelectionSet: SelectionSet {
  @_spi(Unsafe) var __data: DataDict { get set }
}

/// The mutable model of an object.
public protocol MutableRootSelectionSet: RootSelectionSet, MutableSelectionSet {}

extension MutableSelectionSet {
  /// The name of the object's type.
  public var __typename: String? {
    get { __data["__typename"] }
    set { __data["__typename"] = newValue }
  }

  fileprivate mutating func take(_ object: ObjectContent) {
    __data = DataDict(object, for: Self.self)
  }

  fileprivate mutating func mutate<T: InlineFragment>(
    _ keyPath: KeyPath<Self, T?>, _ transform: (inout T) -> Void
  ) -> Bool {
    guard var fragment = self[keyPath: keyPath] else { return false }
    transform(&fragment)
    take(fragment.__data.object)
    return true
  }
}

extension MutableSelectionSet where Fragments: FragmentContainer {
  /// The model, viewed as each fragment that it spreads.
  public var fragments: Fragments {
    get { Fragments(_dataDict: __data) }
    _modify {
      var fragments = Fragments(_dataDict: __data)
      defer { take(fragments.__data.object) }
      yield &fragments
    }
  }
}

extension MutableSelectionSet where Self: InlineFragment {
  /// Changes the model through one of its inline fragments if that is fulfilled.
  ///
  /// - Returns: whether the fragment is fulfilled.
  @discardableResult
  public mutating func mutateIfFulfilled<T: InlineFragment>(
    _ keyPath: KeyPath<Self, T?>, _ transform: (inout T) -> Void
  ) -> Bool where T.RootEntityType == RootEntityType {
    mutate(keyPath, transform)
  }
}

extension MutableRootSelectionSet {
  /// Changes the model through one of its inline fragments if that is fulfilled.
  ///
  /// - Returns: whether the fragment is fulfilled.
  @discardableResult
  public mutating func mutateIfFulfilled<T: InlineFragment>(
    _ keyPath: KeyPath<Self, T?>, _ transform: (inout T) -> Void
  ) -> Bool where T.RootEntityType == Self {
    mutate(keyPath, transform)
  }
}
