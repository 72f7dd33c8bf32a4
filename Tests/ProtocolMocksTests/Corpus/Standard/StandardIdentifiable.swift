/// @mockable
protocol StandardIdentifiable: Identifiable { var title: String { get } }
