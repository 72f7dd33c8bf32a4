/// @mockable
protocol AutoclosuresOptional { func first<T>(_ value: @autoclosure () -> T?, in list: [T?]) -> T? }
