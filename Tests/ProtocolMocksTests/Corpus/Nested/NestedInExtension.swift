extension NestedSpace {
  /// @mockable
  protocol InExtension: InEnum { func other(_ value: Value) }
}
