/// @mockable
protocol EffectsAsyncThrowingProperty {
  var value: Int { get async throws }
  static var shared: Int { get async throws }
}
