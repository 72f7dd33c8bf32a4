/// @mockable
protocol AsyncStreams {
  func numbers() -> AsyncStream<Int>
  func lines() -> AsyncThrowingStream<String, any Error>
}
