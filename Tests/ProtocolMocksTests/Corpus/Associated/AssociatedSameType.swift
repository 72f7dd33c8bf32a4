protocol AssociatedSource {
  associatedtype Output
  func next() -> Output?
}

/// @mockable
protocol AssociatedSameType: AssociatedSource where Output == Int {}
