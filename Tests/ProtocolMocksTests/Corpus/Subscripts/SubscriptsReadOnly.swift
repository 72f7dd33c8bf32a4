/// @mockable
protocol SubscriptsReadOnly { subscript(index: Int) -> String { get } }
