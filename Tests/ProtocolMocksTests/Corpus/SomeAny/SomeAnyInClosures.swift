/// @mockable
protocol SomeAnyInClosures {
  func run(_ body: () -> some Sequence<Int>)
  func later(_ body: @escaping (Int) async throws -> some Sequence<Int>) async
  func maybe(_ body: () -> (some Sequence<Int>)?, _ other: () throws -> [some Sequence<Int>]) -> Int
  func optional(_ body: (() -> some Sequence<Int>)?)
  func lazily(_ body: @autoclosure () -> some Sequence<Int>)
  func all(_ bodies: [() -> some Sequence<Int>], _ plain: [some Sequence<Int>])
}
