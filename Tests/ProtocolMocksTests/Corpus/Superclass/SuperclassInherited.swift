/// @mockable
protocol SuperclassInherited: SuperclassPlain { func more() }
