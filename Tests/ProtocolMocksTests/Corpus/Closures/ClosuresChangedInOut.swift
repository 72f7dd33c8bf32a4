/// @mockable
protocol ClosuresChangedInOut { func change(_ body: inout (Int) -> Int) }
