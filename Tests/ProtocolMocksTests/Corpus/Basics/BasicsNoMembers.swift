/// @mockable
protocol BasicsEmpty {}
