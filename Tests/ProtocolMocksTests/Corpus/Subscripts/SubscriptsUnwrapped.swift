/// @mockable
protocol SubscriptsUnwrapped { subscript(index: Int) -> Int! { get } }
