/// @mockable
protocol StandardAsyncSequence: AsyncSequence where Element == Int { func stop() }
