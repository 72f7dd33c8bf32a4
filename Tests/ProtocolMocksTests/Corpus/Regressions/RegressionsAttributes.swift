/// @mockable
@preconcurrency @MainActor public protocol RegressionsAttributes {
  @preconcurrency @discardableResult func run(_ x: Int) -> Int
}
