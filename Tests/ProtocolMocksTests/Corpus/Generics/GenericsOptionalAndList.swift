/// @mockable
protocol GenericsOptionalAndList {
  func first<T>(of values: [T]) -> T?
  func all<T>(_ values: T?...) -> [T]
}
