/// @mockable
protocol SomeAnySome {
  func draw(_ shape: some Shape)
  func sum(_ values: some Collection<Int>) -> Int
}
