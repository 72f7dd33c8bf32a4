/// @mockable
protocol InheritanceOtherFile: InheritanceBase, RethrowsPlain { var value: Int { get } }
