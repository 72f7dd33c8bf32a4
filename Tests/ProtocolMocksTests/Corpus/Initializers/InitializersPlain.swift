/// @mockable
protocol InitializersPlain {
  init()
  init(name: String, age: Int)
}
