/// @mockable
protocol InheritanceWhereSelf where Self: InheritanceBase { func own() }
