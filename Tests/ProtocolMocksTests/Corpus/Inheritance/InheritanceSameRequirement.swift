protocol InheritanceOne { func run(_ x: Int) throws }
protocol InheritanceTwo { func run(_ x: Int) }

/// @mockable
protocol InheritanceSameRequirement: InheritanceOne, InheritanceTwo {}
