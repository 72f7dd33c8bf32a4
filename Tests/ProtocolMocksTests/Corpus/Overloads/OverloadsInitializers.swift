/// @mockable
protocol OverloadsInitializers {
  init(_ x: Int)
  init(_ x: String)
  init(x: Int)
}
