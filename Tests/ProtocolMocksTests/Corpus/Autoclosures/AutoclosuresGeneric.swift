/// @mockable
protocol AutoclosuresGeneric { func value<T>(_ value: @autoclosure () -> T) -> T? }
