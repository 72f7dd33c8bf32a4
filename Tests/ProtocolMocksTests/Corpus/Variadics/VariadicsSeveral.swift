/// @mockable
protocol VariadicsSeveral { func log(_ items: Any..., numbers: Int...) -> Int }
