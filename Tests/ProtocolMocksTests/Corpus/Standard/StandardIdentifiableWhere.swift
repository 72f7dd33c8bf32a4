/// @mockable
protocol StandardIdentifiableWhere: Identifiable where ID == String {}
