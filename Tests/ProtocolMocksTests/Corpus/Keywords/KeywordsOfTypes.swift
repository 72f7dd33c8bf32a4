enum `default` {
  /// @mockable
  protocol `class` { func run(await: Int) -> Int }
}
