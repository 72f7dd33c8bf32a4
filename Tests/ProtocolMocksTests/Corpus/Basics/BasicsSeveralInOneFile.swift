/// @mockable
protocol BasicsFirst { func one() -> Int }

/// @mockable
protocol BasicsSecond { func two() -> String }

protocol BasicsNotAsked { func three() }
