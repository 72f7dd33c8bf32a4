class SuperclassBase {
  var number = 0

  init() {}

  func base() -> Int { number }
}

/// @mockable
protocol SuperclassPlain: SuperclassBase { func run(_ x: Int) -> Int }
