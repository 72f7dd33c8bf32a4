enum NestedSpace {
  struct Value: Hashable { var x = 0 }

  /// @mockable
  protocol InEnum { func use(_ value: Value) -> Value? }
}
