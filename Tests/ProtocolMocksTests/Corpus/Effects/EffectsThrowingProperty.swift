/// @mockable
protocol EffectsThrowingProperty {
  var value: Int { get throws }
  var text: String { get throws(Fault) }
}
