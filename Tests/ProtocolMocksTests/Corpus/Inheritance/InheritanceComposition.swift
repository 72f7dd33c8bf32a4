/// @mockable
protocol InheritanceComposition: InheritanceBase & InheritanceReader {}
