/// @mockable
protocol PacksClosures {
  func call<each T, R>(_ values: repeat each T, body: (repeat each T) -> R) -> R?
}
