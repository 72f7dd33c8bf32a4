/// @mockable
protocol StandardCollection: RandomAccessCollection where Element == String { func reload() }
