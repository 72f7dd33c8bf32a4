/// @mockable
protocol SelfParameter { func isSame(as other: Self) -> Bool }
