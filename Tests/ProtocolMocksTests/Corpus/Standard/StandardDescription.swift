/// @mockable
protocol StandardDescription: CustomStringConvertible, CustomDebugStringConvertible { func run() }
