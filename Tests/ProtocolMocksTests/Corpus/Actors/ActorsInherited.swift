/// @mockable
protocol ActorsInherited: ActorsPlain { func clear() }
