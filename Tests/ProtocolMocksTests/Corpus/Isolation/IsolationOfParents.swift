nonisolated protocol IsolationFree {
  func free() -> Int
  func later(_ box: Box) async -> Box
}

/// @mockable
protocol IsolationOfFree: IsolationFree { func own() async -> Int }

/// @mockable
@MainActor
protocol IsolationOfFreeOnMain: IsolationFree { func own(_ box: Box) async -> Box }

class IsolationBase {
  var number = 0

  init() {}

  func run() -> Int { number }
  func later() async -> Int { number }
}

/// @mockable
protocol IsolationOfSuperclass: IsolationBase {
  func own() -> Int
  func other(_ number: Int) async -> Int
  nonisolated func free() -> Int
}

/// @mockable
class IsolationClass: IsolationBase {
  override func run() -> Int { 2 }
  nonisolated func free() -> Int { 3 }
}
