extension NestedOuter.Middle {
  /// @mockable
  protocol ExtensionOfNested: Inner.Deep { func more() }
}
