/// @mockable
protocol StandardSequence: Sequence where Element == Int { func total() -> Int }
