/// @mockable
protocol SuperclassWhere where Self: SuperclassBase { var value: Int { get set } }
