#if os(Linux)
  /// @mockable
  protocol ConditionsType { func linux() }
#else
  /// @mockable
  protocol ConditionsType { func other() }
#endif
