/// @mockable
protocol EffectsAsyncProperty {
  var value: Int { get async }
  var item: Item { get async }
}
