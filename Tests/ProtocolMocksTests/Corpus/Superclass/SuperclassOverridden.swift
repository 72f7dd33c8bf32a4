import Foundation

class SuperclassShowing {
  var number = 0

  init() {}

  func show() {}
}

class SuperclassShowingMore: SuperclassShowing { func more() -> Int { 3 } }

/// @mockable
protocol SuperclassOverridden: SuperclassShowingMore {
  func show()
  func more() -> Int
  func other()
}

class SuperclassGeneric<Value> { init() {} }

/// @mockable
protocol SuperclassOfGeneric: SuperclassGeneric<[Int]> { func show() }

/// @mockable
protocol SuperclassObject: NSObjectProtocol, Sendable {
  init()
  func run()
}
