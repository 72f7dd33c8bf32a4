struct RegressionsNames {
  var `protocol`: Int
  func extension1(protocol name: Int, class other: Int) {}
  enum Kind { case `class`, `protocol` }
}

/// @mockable
protocol RegressionsNamesProtocol { func use(_ names: RegressionsNames) }
