@MainActor
enum NestedActor {
  /// @mockable
  @MainActor protocol View { func show() }
}
