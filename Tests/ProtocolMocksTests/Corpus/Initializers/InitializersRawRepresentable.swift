/// @mockable
protocol InitializersRaw: RawRepresentable where RawValue == String {}
