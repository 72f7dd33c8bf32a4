/// @mockable
protocol InheritanceDefaults { func provided() -> Int }

extension InheritanceDefaults {
  func provided() -> Int { 42 }
}
