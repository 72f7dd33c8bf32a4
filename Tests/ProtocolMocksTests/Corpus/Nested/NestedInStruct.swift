struct NestedStruct {
  struct Part {}

  /// @mockable
  public protocol InStruct { func parts() -> [Part] }
}
