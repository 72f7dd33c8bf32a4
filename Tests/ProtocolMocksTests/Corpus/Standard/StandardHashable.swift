/// @mockable
protocol StandardHashable: Hashable { var name: String { get } }
