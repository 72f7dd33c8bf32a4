/// @mockable
protocol EffectsThrowingSubscript {
  subscript(index: Int) -> String { get throws }
  subscript(key key: String) -> Item { get async throws }
}
