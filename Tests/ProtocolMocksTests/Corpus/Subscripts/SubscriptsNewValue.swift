/// @mockable
protocol SubscriptsNewValue { subscript(newValue: Int) -> Int { get set } }
