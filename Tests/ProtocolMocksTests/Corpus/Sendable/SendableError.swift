/// @mockable
protocol SendableError: Error { var code: Int { get } }
