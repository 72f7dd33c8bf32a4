enum NestedA {
  /// @mockable
  protocol Service { func a() }
}

enum NestedB {
  /// @mockable
  protocol Service { func b() }
}
