// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// The model of a named fragment.
public protocol Fragment: SelectionSet, Deferrable {
  /// The fragment's text.
  static var fragmentDefinition: StaticString { get }
}

extension Fragment {
  public static var fragmentDefinition: StaticString { "" }
}

/// The named fragments of a model, which share its data.
public protocol FragmentContainer {
  @_spi(Unsafe) var __data: DataDict { get }

  @_spi(Unsafe) init(_dataDict: DataDict)
}

extension FragmentContainer {
  /// Returns an unconditional fragment.
  @_spi(Unsafe) public func _toFragment<T: Fragment>() -> T {
    T(_dataDict: DataDict(__data.object, for: T.self))
  }

  /// Returns a fragment if its conditions are met, else nil.
  @_spi(Unsafe) public func _toFragment<T: Fragment>() -> T? {
    __data.fulfills(T.self) ? T(_dataDict: DataDict(__data.object, for: T.self)) : nil
  }
}

extension SelectionSet where Fragments: FragmentContainer {
  /// The model, viewed as each fragment that it spreads.
  public var fragments: Fragments { Fragments(_dataDict: __data) }
}
