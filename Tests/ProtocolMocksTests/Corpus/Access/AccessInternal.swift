/// @mockable
internal protocol AccessInternal { func run() }
