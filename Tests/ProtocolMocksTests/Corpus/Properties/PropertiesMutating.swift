/// @mockable
protocol PropertiesMutating {
  var count: Int { mutating get nonmutating set }
  mutating func increase()
}
