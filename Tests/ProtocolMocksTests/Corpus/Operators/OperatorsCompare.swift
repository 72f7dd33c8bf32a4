/// @mockable
protocol OperatorsCompare: Comparable { var rank: Int { get } }
