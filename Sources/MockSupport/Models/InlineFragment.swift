// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// The model of an object under a type condition or other conditions.
public protocol InlineFragment: SelectionSet, Deferrable {
  /// The model of the same object without the conditions.
  associatedtype RootEntityType: RootSelectionSet
}

/// A selection set that merges selections of others.
public protocol CompositeSelectionSet: SelectionSet {}

/// An inline fragment that merges selections of other fragments.
public protocol CompositeInlineFragment: CompositeSelectionSet, InlineFragment {
  /// The selection sets that must all be fulfilled.
  @_spi(Execution) static var __mergedSources: [any SelectionSet.Type] { get }
}

extension SelectionSet {
  /// Returns the inline fragment if the object fulfills its conditions, else nil.
  @_disfavoredOverload
  @_spi(Unsafe) public func _asInlineFragment<T: SelectionSet>() -> T? {
    __data.fulfills(T.self) ? T(_dataDict: DataDict(__data.object, for: T.self)) : nil
  }

  /// Returns the inline fragment if the object fulfills the conditions of all merged fragments, else nil.
  @_spi(Unsafe) public func _asInlineFragment<T: CompositeInlineFragment>() -> T? {
    guard T.__mergedSources.allSatisfy({ __data.fulfills($0) }) else { return nil }
    return T(_dataDict: DataDict(__data.object, for: T.self))
  }
}

extension InlineFragment {
  /// The model of the same object without the conditions.
  public var asRootEntityType: RootEntityType {
    RootEntityType(_dataDict: DataDict(__data.object, for: RootEntityType.self))
  }
}

extension RootSelectionSet {
  /// Creates the model of the same object without the conditions.
  public init<T: InlineFragment>(_ inlineFragment: T) where T.RootEntityType == Self {
    self = inlineFragment.asRootEntityType
  }
}
