/// @mockable
protocol InOutAsync { func fill(_ items: inout [Item]) async throws }
