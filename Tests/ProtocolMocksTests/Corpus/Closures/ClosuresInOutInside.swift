/// @mockable
protocol ClosuresInOut { func update(_ body: (inout [Int]) -> Void) }
