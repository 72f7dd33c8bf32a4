/// @mockable
protocol SubscriptsVariadic { subscript(indices: Int...) -> [Int] { get } }
