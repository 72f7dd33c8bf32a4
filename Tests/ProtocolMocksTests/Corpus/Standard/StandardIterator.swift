/// @mockable
protocol StandardIterator: IteratorProtocol where Element == String {}
