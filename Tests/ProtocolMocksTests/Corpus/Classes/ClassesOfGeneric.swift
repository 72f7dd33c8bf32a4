class ClassesGeneric<Value> {
  var value: [Value]?

  init() {}

  func change(_ value: Value) -> Value { value }
  func generic<Other>(_ other: Other) -> Value? { nil }
}

/// @mockable
class ClassesOfGeneric: ClassesGeneric<Int> {
  func own() -> Int { 3 }
}
