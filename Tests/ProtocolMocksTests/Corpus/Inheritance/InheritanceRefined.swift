protocol InheritanceReader { var text: String { get } }

/// @mockable
protocol InheritanceRefined: InheritanceReader { var text: String { get set } }
