/// @mockable
protocol ClosuresNested {
  func run(_ outer: (_ inner: (Int) -> String) -> Bool)
  func later(_ outer: @escaping (@escaping (Int) -> Void) -> Void)
}
