/// @mockable
protocol ActorsHashable: Actor, Hashable, CustomStringConvertible { func work(_ x: Int) -> Int }
